-- Starts the language server for .layout, .xib and .storyboard files, from Neovim 0.7 on.
local M = {}

M.options = { cmd = { 'plumbline' }, settings = {}, open = nil }

--- The folder that a buffer's project is in; nil for a file that is none of ours.
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

-- Neovim 0.7 has no `vim.lsp.start`, which would find the client of the same root.
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

--- The client of a buffer; nil where the server does not run.
function M.client(buffer)
  local all = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer, name = 'plumbline' })
    or vim.tbl_filter(function(client) return client.name == 'plumbline' end, vim.lsp.buf_get_clients(buffer))
  return all[1] or select(2, next(all))
end

--- Takes over `options` and starts the server for every file of ours that is open or will be.
---
--- cmd: the server's command. settings: what stands under `plumbline.*`, such as `{ inlayHints = false }`. open: a function that
--- shows a file of HTML; without it the system's browser. on_attach, capabilities, flags, on_exit: as of `vim.lsp.start`.
function M.setup(options)
  M.options = vim.tbl_extend('force', M.options, options or {})
  if vim.fn.executable(M.options.cmd[1]) == 0 then
    vim.notify(
      ('Plumbline: %s was not found. Install it, or name it: require("plumbline").setup({ cmd = { "/path/of/plumbline" } })'):format(M.options.cmd[1]),
      vim.log.levels.ERROR)
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
    if vim.api.nvim_buf_is_loaded(buffer) and vim.tbl_contains({ 'layout', 'xml' }, vim.bo[buffer].filetype) then M.start(buffer) end
  end
end

return M
