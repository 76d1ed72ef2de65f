-- What a console log in a buffer says of constraints that cannot hold together, by the command line: no server has to run.
local M = {}

--- Shows what lines of the current buffer say; the constraints are looked for in these files and folders.
function M.explain(first, last, places)
  local program = require('plumbline').options.cmd[1]
  if vim.fn.executable(program) == 0 then
    vim.notify(('Plumbline: %s was not found. Install it, or name it in setup().'):format(program), vim.log.levels.ERROR)
    return
  end
  local words = { program, 'log', '-', '--color', 'never' }
  for _, place in ipairs(places) do vim.list_extend(words, { '--in', vim.fn.expand(place) }) end
  -- Empty lines stand for those before, so that the lines of the buffer are named.
  local log = ('\n'):rep(first - 1) .. table.concat(vim.api.nvim_buf_get_lines(0, first - 1, last, false), '\n')
  local lines = vim.fn.systemlist(words, log .. '\n')
  if vim.v.shell_error ~= 1 then
    vim.notify('Plumbline: ' .. table.concat(lines, '\n'))
    return
  end
  vim.cmd('botright new')
  vim.bo.buftype, vim.bo.bufhidden, vim.bo.swapfile, vim.bo.buflisted = 'nofile', 'wipe', false, false
  vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
  vim.bo.modifiable = false
end

return M
