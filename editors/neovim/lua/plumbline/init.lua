-- Starts the language server for .layout, .xib and .storyboard files. Neovim 0.7 or later.
local M = {}

M.options = { cmd = { 'plumbline' }, settings = {}, open = nil }

--- The root folder of a buffer's project; nil for a file that the server does not support.
function M.root(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  local ours = file:find('%.layout$') or file:find('%.xib$') or file:find('%.storyboard$')
  if not ours and not (vim.bo[buffer].filetype == 'layout') then return nil end
  if file == '' then return vim.fn.getcwd() end
  local folder = vim.fn.fnamemodify(file, ':p:h')
  local git = vim.fn.finddir('.git', vim.fn.escape(folder, ' ;,') .. ';')
  if git == '' then git = vim.fn.findfile('.git', vim.fn.escape(folder, ' ;,') .. ';') end
  return git == '' and folder or vim.fn.fnamemodify(git, ':p'):gsub('/%.git/?$', '')
end

local function configuration(root)
  return {
    name = 'plumbline',
    cmd = M.options.cmd,
    root_dir = root,
    settings = { plumbline = M.options.settings },
    init_options = M.options.settings,
    on_attach = M.options.on_attach,
    capabilities = M.options.capabilities,
    flags = M.options.flags,
    on_exit = M.options.on_exit,
  }
end

-- Clients by root, for Neovim 0.7, which has no `vim.lsp.start`.
local clients = {}

function M.start(buffer)
  local root = M.root(buffer)
  if not root then return nil end
  if vim.lsp.start then
    return vim.lsp.start(configuration(root), { bufnr = buffer })
  end
  local known = clients[root]
  if not known or vim.lsp.client_is_stopped(known) then
    known = vim.lsp.start_client(configuration(root))
    clients[root] = known
  end
  if known then vim.lsp.buf_attach_client(buffer, known) end
  return known
end

--- The client of a buffer; nil if the server does not run.
function M.client(buffer)
  local all = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer, name = 'plumbline' })
    or vim.tbl_filter(function(client) return client.name == 'plumbline' end, vim.lsp.buf_get_clients(buffer))
  return all[1] or select(2, next(all))
end

--- Starts the server for every supported file, open now or later.
---
--- cmd: the server's command. settings: the server's settings, such as `{ inlayHints = false }`. open: a function that
--- opens an HTML file; default: the system's browser. on_attach, capabilities, flags, on_exit: as in `vim.lsp.start`.
function M.setup(options)
  M.options = vim.tbl_extend('force', M.options, options or {})
  if vim.fn.executable(M.options.cmd[1]) == 0 then
    local message = 'Plumbline: %s was not found. Install it, or set its path: '
      .. 'require("plumbline").setup({ cmd = { "/path/of/plumbline" } })'
    vim.notify(message:format(M.options.cmd[1]), vim.log.levels.ERROR)
    return
  end
  if vim.fn.has('nvim-0.11') == 1 then
    local config = configuration(nil)
    config.name, config.root_dir = nil, nil
    vim.lsp.config('plumbline', config)
    vim.lsp.enable('plumbline')
    return
  end
  local group = vim.api.nvim_create_augroup('plumbline', { clear = true })
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = { 'layout', 'xml' },
    callback = function(event) M.start(event.buf) end,
  })
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local isSupported = vim.tbl_contains({ 'layout', 'xml' }, vim.bo[buffer].filetype)
    if vim.api.nvim_buf_is_loaded(buffer) and isSupported then M.start(buffer) end
  end
end

return M
