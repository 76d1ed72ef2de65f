-- Neovim 0.7 or newer as a person uses it: opens a layout, sees its findings, edits, sees them change, hovers, makes a view collapsible, and the
-- file checks clean.
--
-- run: PLUMBLINE=path/of/plumbline LAYOUT=path/of/gap.layout nvim --headless --clean -u NONE -n -c "luafile neovim.lua"
-- LAYOUT is written to. The exit status is 0 where all went well.

local failed = false
local function say(text) io.stdout:write(text .. '\n') end
local function check(what, good, seen)
  if not good then failed = true end
  say((good and 'ok    ' or 'WRONG ') .. what .. (good and '' or ': ' .. vim.inspect(seen)))
end
local function finish()
  if failed then vim.cmd('cquit 1') end
  vim.cmd('qall!')
end

local function main()
  vim.cmd('edit ' .. vim.fn.fnameescape(os.getenv('LAYOUT')))
  local buffer = vim.api.nvim_get_current_buf()
  local status
  local id = vim.lsp.start_client({
    name = 'plumbline', cmd = { os.getenv('PLUMBLINE') }, root_dir = vim.fn.fnamemodify(os.getenv('LAYOUT'), ':h'),
    flags = { debounce_text_changes = 0 },
    on_exit = function(code) status = code end,
  })
  vim.lsp.buf_attach_client(buffer, id)

  local function codes()
    local list = {}
    for _, d in ipairs(vim.diagnostic.get(buffer)) do
      local code = d.code or (d.user_data and d.user_data.lsp and d.user_data.lsp.code)
      table.insert(list, ('%d:%d %s'):format(d.lnum, d.col, code))
    end
    table.sort(list)
    return table.concat(list, ', ')
  end
  local function await(wanted) return vim.wait(20000, function() return codes() == wanted end, 10) end
  local function find(word)
    for line, text in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      local column = text:find(word, 1, true)
      if column then return line - 1, column - 1 end
    end
  end
  local function replace(word, text)
    local line, column = find(word)
    vim.api.nvim_buf_set_text(buffer, line, column, line, column + #word, { text })
  end

  local vary, column = find('middle                       // vary')
  check('the finding of the example', await(('%d:%d gap-when-gone'):format(vary, column)), codes())

  -- The emoji stands before the name: Neovim counts bytes, the protocol UTF-16.
  replace('super.top', 'supr.top')
  local line, misspelt = find('supr.top')
  check('an edit behind an emoji adds a finding', await(('%d:%d unknown-name, %d:%d gap-when-gone'):format(line, misspelt, vary, column)), codes())
  vim.cmd('silent undo')
  check('undo takes it away', await(('%d:%d gap-when-gone'):format(vary, column)), codes())

  vim.api.nvim_win_set_cursor(0, { vary + 1, column })
  local function request(method, params)
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000) or {}
    return answers[id] and answers[id].result
  end
  local hover = request('textDocument/hover', vim.lsp.util.make_position_params())
  local text = hover and hover.contents.value or ''
  check('hover shows the frame', text:find('x 64, y 12, width 50, height 20', 1, true) ~= nil, text)

  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer, vary) }
  local chosen
  for _, action in ipairs(request('textDocument/codeAction', params) or {}) do
    if action.kind == 'refactor.rewrite' and action.title:lower():find('collapsible') then chosen = chosen or action end
  end
  check('"make collapsible" is offered', chosen ~= nil, chosen)
  if chosen then
    check('it comes with its edit', chosen.edit ~= nil, chosen)
    vim.lsp.util.apply_workspace_edit(chosen.edit, vim.lsp.get_client_by_id(id).offset_encoding)
    check('the file is clean', await(''), codes())
    vim.cmd('silent write')
    vim.fn.system({ os.getenv('PLUMBLINE'), 'check', '--strict', os.getenv('LAYOUT') })
    check('the command line agrees', vim.v.shell_error == 0, vim.v.shell_error)
  end

  vim.lsp.stop_client(id)
  vim.wait(5000, function() return status ~= nil end, 10)
  check('the server ends in order', status == 0, status)
end

local ok, problem = pcall(main)
check('the script runs', ok, problem)
finish()
