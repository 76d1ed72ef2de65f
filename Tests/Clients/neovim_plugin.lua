-- The plugin of editors/neovim as a person installs it: found on the runtime path, set up with one call, for layouts and documents.
--
-- run: PLUMBLINE=… PLUGIN=path/of/editors/neovim LAYOUT=… XIB=… nvim --headless --clean -u NONE -n -c "luafile neovim_plugin.lua"
-- The exit status is 0 where all went well.

local failed = false
local function say(text) io.stdout:write(text .. '\n') end
local function check(what, good, seen)
  if not good then failed = true end
  say((good and 'ok    ' or 'WRONG ') .. what .. (good and '' or ': ' .. vim.inspect(seen)))
end

local function main()
  local version = vim.version()
  say(('Neovim %d.%d.%d'):format(version.major, version.minor, version.patch))
  vim.opt.runtimepath:prepend(os.getenv('PLUGIN'))
  vim.cmd('filetype plugin on')
  vim.cmd('syntax on')
  vim.cmd('runtime! plugin/plumbline.lua ftdetect/*.vim')
  local notices = {}
  vim.notify = function(text) table.insert(notices, text) end
  require('plumbline').setup({ cmd = { '/nowhere/plumbline' } })
  check('a server that is not there is named', #notices == 1 and notices[1]:find('/nowhere/plumbline was not found', 1, true) ~= nil, notices)

  local status, shown
  require('plumbline').setup({
    cmd = { os.getenv('PLUMBLINE') }, settings = { disable = {} }, flags = { debounce_text_changes = 0 },
    open = function(file) shown = file end,
    on_exit = function(code) status = code end,
  })
  local function open(path)
    vim.cmd('edit ' .. vim.fn.fnameescape(path))
    return vim.api.nvim_get_current_buf()
  end
  local function codes(buffer)
    local list = {}
    for _, d in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(list, d.code or (d.user_data and d.user_data.lsp and d.user_data.lsp.code))
    end
    return list
  end
  local function await(buffer, code) return vim.wait(20000, function() return vim.tbl_contains(codes(buffer), code) end, 10) end

  local layout = open(os.getenv('LAYOUT'))
  check('a layout has its file type', vim.bo.filetype == 'layout', vim.bo.filetype)
  check('and its comments', vim.bo.commentstring == '// %s', vim.bo.commentstring)
  check('its findings come', await(layout, 'gap-when-gone'), codes(layout))
  local client = require('plumbline').client(layout)
  check('the client is found', client ~= nil and client.name == 'plumbline', client and client.name)

  -- What newer Neovims ask for by themselves.
  if vim.fn.has('nvim-0.10') == 1 then
    vim.lsp.inlay_hint.enable(true, { bufnr = layout })
    check('inlay hints come', vim.wait(20000, function() return #vim.lsp.inlay_hint.get({ bufnr = layout }) > 0 end, 10))
    local function kind()
      for _, token in ipairs(vim.lsp.semantic_tokens.get_at_pos(layout, 3, 10) or {}) do return token.type end
    end
    check('colours by meaning come', vim.wait(20000, function() return kind() == 'variable' end, 10), kind())
    check('findings are pulled', client.server_capabilities.diagnosticProvider ~= nil, client.server_capabilities)
  end

  local xib = open(os.getenv('XIB'))
  check('a document is XML', vim.bo.filetype == 'xml', vim.bo.filetype)
  check('its findings come', await(xib, 'conflict'), codes(xib))
  check('one server for both', client and require('plumbline').client(xib).id == client.id, client and client.id)

  local other = open(vim.fn.fnamemodify(os.getenv('LAYOUT'), ':h') .. '/pom.xml')
  vim.wait(100)
  check('other XML is left alone', require('plumbline').client(other) == nil, require('plumbline').client(other))

  vim.cmd('buffer ' .. layout)
  vim.cmd('PlumblinePreview 320x44')
  check('the preview opens a page', vim.wait(20000, function() return shown ~= nil end, 10), shown)
  if shown then
    local page = table.concat(vim.fn.readfile(shown), '\n')
    check('with the picture', page:find('<svg', 1, true) ~= nil, page)
    vim.api.nvim_win_set_cursor(0, { 4, 11 })
    require('plumbline.preview').update(layout)
    local function isMarked()
      page = table.concat(vim.fn.readfile(shown), '\n')
      return page:find('class="[^"]* moved"') ~= nil
    end
    check('the view at the cursor is marked', vim.wait(20000, isMarked, 50), page)
  end

  -- The system's opener, which fails or is not there.
  local bin, path = vim.fn.tempname(), vim.env.PATH
  vim.fn.mkdir(bin)
  for _, name in ipairs({ 'open', 'xdg-open', 'wslview' }) do
    vim.fn.writefile({ '#!/bin/sh', 'echo "no display" >&2', 'exit 3' }, bin .. '/' .. name)
    vim.fn.setfperm(bin .. '/' .. name, 'rwx------')
  end
  require('plumbline').options.open = nil
  for _, case in ipairs({ { bin, 'no browser opened (no display). Open ' }, { '/nowhere', 'was not found). Open ' } }) do
    vim.env.PATH, notices = case[1], {}
    vim.cmd('PlumblinePreview 320x44')
    vim.wait(20000, function() return #notices > 0 end, 10)
    local notice = notices[1] or ''
    check('a browser that does not open is reported', notice:find(case[2], 1, true) and notice:find(shown, 1, true), notices)
  end
  vim.env.PATH = path

  vim.cmd('edit ' .. vim.fn.fnameescape(os.getenv('EXAMPLES') .. '/console.log'))
  notices = {}
  vim.cmd('2PlumblineExplainLog')
  check('a log without its list says so', #notices == 1 and vim.bo.buftype == '', notices)
  vim.cmd('PlumblineExplainLog')
  local explanation = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  check('a log is explained', vim.bo.buftype == 'nofile' and explanation:find('console.log:1: These 4 constraints cannot all hold', 1, true) ~= nil, explanation)
  vim.cmd('bwipeout')

  vim.lsp.stop_client(client.id)
  vim.wait(5000, function() return status ~= nil end, 10)
  check('the server ends in order', status == 0, status)
end

local ok, problem = pcall(main)
check('the script runs', ok, problem)
if failed then vim.cmd('cquit 1') end
vim.cmd('qall!')
