-- Explains the console log in a buffer with `plumbline log`, without a server.
local M = {}

--- Explains a range of lines of the current buffer. Searches these files and folders for the constraints.
function M.explain(first, last, paths)
  local program = require('plumbline').options.cmd[1]
  if vim.fn.executable(program) == 0 then
    local message = 'Plumbline: %s was not found. Install it, or set its path in setup().'
    vim.notify(message:format(program), vim.log.levels.ERROR)
    return
  end
  -- The lines of the answer begin with the name, so that `gF` goes from them to the log.
  local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(0), ':.')
  local words = { program, 'log', '-', '--color', 'never', '--stdin-filename', name == '' and 'log' or name }
  for _, path in ipairs(paths) do vim.list_extend(words, { '--in', vim.fn.expand(path) }) end
  -- Empty lines before the range keep the line numbers of the buffer.
  local log = ('\n'):rep(first - 1) .. table.concat(vim.api.nvim_buf_get_lines(0, first - 1, last, false), '\n')
  local lines = vim.fn.systemlist(words, log .. '\n')
  -- 0: the log has no conflict. 1: it was explained. Anything else is an error.
  if vim.v.shell_error ~= 1 then
    local level = vim.v.shell_error == 0 and vim.log.levels.WARN or vim.log.levels.ERROR
    vim.notify('Plumbline: ' .. table.concat(lines, '\n'), level)
    return
  end
  vim.cmd('botright new')
  vim.bo.buftype, vim.bo.bufhidden, vim.bo.swapfile, vim.bo.buflisted = 'nofile', 'wipe', false, false
  vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
  vim.bo.modifiable = false
end

return M
