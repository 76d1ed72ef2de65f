-- Swift code in Neovim with two servers on one file: SourceKit's, and Plumbline by the plugin of editors/neovim. Both answer, each what is its own.
--
-- run: PLUMBLINE=… SOURCEKIT=path/of/sourcekit-lsp PLUGIN=path/of/editors/neovim SWIFT=path/of/PriceTag.swift
--      nvim --headless --clean -u NONE -n -c "luafile neovim_swift.lua"
-- SWIFT is written to. The exit status is 0 where all went well.

local failed = false
local function say(text) io.stdout:write(text .. '\n') end
local function check(what, good, seen)
  if not good then failed = true end
  say((good and 'ok    ' or 'WRONG ') .. what .. (good and '' or ': ' .. vim.inspect(seen)))
end
local function await(wanted) return vim.wait(30000, wanted, 10) end

-- What a client may be asked for besides findings and the text itself.
local OURS = { 'codeActionProvider', 'codeLensProvider', 'executeCommandProvider', 'hoverProvider', 'inlayHintProvider' }
local function offers(client)
  local list = {}
  for name, value in pairs(client.server_capabilities) do
    if name:find('Provider$') and name ~= 'diagnosticProvider' and value then table.insert(list, name) end
  end
  table.sort(list)
  return list
end

local function main()
  local version = vim.version()
  say(('Neovim %d.%d.%d'):format(version.major, version.minor, version.patch))
  vim.opt.runtimepath:prepend(os.getenv('PLUGIN'))
  vim.cmd('filetype plugin on')
  vim.cmd('runtime! plugin/plumbline.lua ftdetect/*.vim')
  local status, shown
  require('plumbline').setup({
    cmd = { os.getenv('PLUMBLINE') }, settings = { inlayHintsInCode = true }, flags = { debounce_text_changes = 0 },
    open = function(file) shown = file end,
    on_exit = function(code) status = code end,
  })

  local file = os.getenv('SWIFT')
  vim.cmd('edit ' .. vim.fn.fnameescape(file))
  local buffer = vim.api.nvim_get_current_buf()
  check('Swift has its file type', vim.bo.filetype == 'swift', vim.bo.filetype)
  local sourcekit = { name = 'sourcekit', cmd = { os.getenv('SOURCEKIT') }, root_dir = vim.fn.fnamemodify(file, ':h') }
  local other
  if vim.lsp.start then
    other = vim.lsp.start(sourcekit, { bufnr = buffer })
  else
    other = vim.lsp.start_client(sourcekit)
    vim.lsp.buf_attach_client(buffer, other)
  end
  check('both servers are attached', await(function()
    local client, theirs = require('plumbline').client(buffer), vim.lsp.get_client_by_id(other)
    return client and client.initialized and theirs and theirs.initialized
  end))
  local client = require('plumbline').client(buffer)
  check('Plumbline has a client for Swift alone', client and client.name == 'plumbline_swift', client and client.name)
  check('which offers what SourceKit does not do', vim.deep_equal(offers(client), OURS), offers(client))

  local function codes()
    local list = {}
    for _, found in ipairs(vim.diagnostic.get(buffer)) do
      if found.source == 'plumbline' then
        table.insert(list, ('%d %s'):format(found.lnum, found.code or found.user_data.lsp.code))
      end
    end
    return table.concat(list, ', ')
  end
  local function find(word)
    for line, text in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      local column = text:find(word, 1, true)
      if column then return line - 1, column - 1 end
    end
  end
  local wide = find('equalToConstant: 20')
  check('the finding of Plumbline comes', await(function() return codes() == wide .. ' conflict' end), codes())

  -- Who answers, by name, and what.
  local function ask(method, word, offset)
    local line, column = find(word)
    local place = { line = line, character = column + offset }
    local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = place }
    local answers = {}
    for id, answer in pairs(vim.lsp.buf_request_sync(buffer, method, params, 30000) or {}) do
      local name = (vim.lsp.get_client_by_id(id) or {}).name
      answers[name] = answer.result and vim.inspect(answer.result) or ''
    end
    return answers
  end
  local hover = ask('textDocument/hover', 'badge = ', 1)
  check('hover has the frame from Plumbline', hover.plumbline_swift and hover.plumbline_swift:find('x 8, y 8, width 16, height 16', 1, true), hover)
  check('and the declaration from SourceKit', hover.sourcekit and hover.sourcekit:find('let badge', 1, true), hover)
  for method, wanted in pairs({ ['textDocument/completion'] = 'cents', ['textDocument/documentSymbol'] = 'PriceTag' }) do
    local answers = ask(method, 'self.cents', 5)
    local names = vim.tbl_keys(answers)
    check(method .. ' is answered by SourceKit alone', #names == 1 and (answers.sourcekit or ''):find(wanted, 1, true), answers)
  end

  if vim.fn.has('nvim-0.10') == 1 then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
    local line = find('badge = ')
    check('the frame stands beside the view', await(function()
      for _, hint in ipairs(vim.lsp.inlay_hint.get({ bufnr = buffer })) do
        if hint.client_id == client.id and hint.inlay_hint.position.line == line then return true end
      end
    end), vim.lsp.inlay_hint.get({ bufnr = buffer }))
  end

  vim.api.nvim_win_set_cursor(0, { find('addSubview') + 1, 0 })
  vim.cmd('PlumblinePreview')
  check('the preview opens a page', await(function() return shown ~= nil end), shown)
  local page = shown and table.concat(vim.fn.readfile(shown), '\n') or ''
  check('with the picture of the class', page:find('<title>PriceTag</title>', 1, true) and page:find('<svg', 1, true), page)

  -- As a person does it: one list of both servers' actions, of which one is chosen.
  local titles, chosen = {}, nil
  vim.ui.select = function(items, _, choose)
    for index, item in ipairs(items) do
      local action = item.action or item[2]
      table.insert(titles, action.title)
      if action.title == 'Remove badge.width == 20 (choice)' then chosen = { item, index } end
    end
    if chosen then choose(unpack(chosen)) end
  end
  local before = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  vim.api.nvim_win_set_cursor(0, { wide + 1, 14 })
  vim.lsp.buf.code_action()
  check('the fix is offered', await(function() return chosen ~= nil end), titles)
  check('it is made, and the finding goes', await(function() return find('equalToConstant: 20') == nil and codes() == '' end), codes())
  table.remove(before, wide + 1)
  check('nothing else is changed', vim.deep_equal(before, vim.api.nvim_buf_get_lines(buffer, 0, -1, false)), before)
  vim.cmd('silent write')
  vim.fn.system({ os.getenv('PLUMBLINE'), 'check', '--strict', file })
  check('the command line agrees', vim.v.shell_error == 0, vim.v.shell_error)

  vim.cmd('enew')
  vim.bo.filetype = 'swift'
  vim.wait(100)
  check('Swift that is in no file is left alone', require('plumbline').client(0) == nil and not require('plumbline').root(0))
  vim.api.nvim_buf_set_name(0, 'fugitive:///project/.git//0/PriceTag.swift')
  check('and so is a file of another plugin', require('plumbline').root(vim.api.nvim_get_current_buf()) == nil)

  vim.lsp.stop_client({ client.id, other })
  check('the server ends in order', await(function() return status ~= nil end) and status == 0, status)
end

local ok, problem = pcall(main)
check('the script runs', ok, problem)
if failed then vim.cmd('cquit 1') end
vim.cmd('qall!')
