-- Starts the language server for .layout, .xib and .storyboard files, and for Swift code. Neovim 0.7 or later.
local M = {}

-- Swift code has a client of its own, beside SourceKit's: a server for Swift alone offers only what SourceKit does not.
local CLIENTS = {
  plumbline = { filetypes = { 'layout', 'xml' }, arguments = {} },
  plumbline_swift = { filetypes = { 'swift' }, arguments = { '--languages=swift' } },
}

M.options = { cmd = { 'plumbline' }, settings = {}, open = nil }

--- The root folder of a buffer's project; nil for a file that the server does not support.
function M.root(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  -- Another plugin's text, such as an older version, may have a name that ends like a file's.
  local code = file:find('%.swift$') and not file:find('^%a[%w+.-]*://') and vim.bo[buffer].buftype == ''
  local ours = code or file:find('%.layout$') or file:find('%.xib$') or file:find('%.storyboard$')
  if not ours and not (vim.bo[buffer].filetype == 'layout') then return nil end
  if file == '' then return vim.fn.getcwd() end
  local folder = vim.fn.fnamemodify(file, ':p:h')
  local git = vim.fn.finddir('.git', vim.fn.escape(folder, ' ;,') .. ';')
  if git == '' then git = vim.fn.findfile('.git', vim.fn.escape(folder, ' ;,') .. ';') end
  return git == '' and folder or vim.fn.fnamemodify(git, ':p'):gsub('/%.git/?$', '')
end

local function configuration(name, root)
  return {
    name = name,
    cmd = vim.list_extend(vim.list_extend({}, M.options.cmd), CLIENTS[name].arguments),
    root_dir = root,
    settings = { plumbline = M.options.settings },
    init_options = M.options.settings,
    on_attach = M.options.on_attach,
    capabilities = M.options.capabilities,
    flags = M.options.flags,
    on_exit = M.options.on_exit,
  }
end

-- Clients by name and root, for Neovim 0.7, which has no `vim.lsp.start`.
local clients = { plumbline = {}, plumbline_swift = {} }

--- The name of the client for a buffer; nil for a file type that the server does not support.
local function name_of_client(buffer)
  for name, client in pairs(CLIENTS) do
    if vim.tbl_contains(client.filetypes, vim.bo[buffer].filetype) then return name end
  end
end

function M.start(buffer)
  local root, name = M.root(buffer), name_of_client(buffer)
  if not root or not name then return nil end
  if vim.lsp.start then
    return vim.lsp.start(configuration(name, root), { bufnr = buffer })
  end
  local known = clients[name][root]
  if not known or vim.lsp.client_is_stopped(known) then
    known = vim.lsp.start_client(configuration(name, root))
    clients[name][root] = known
  end
  if known then vim.lsp.buf_attach_client(buffer, known) end
  return known
end

--- The client of a buffer; nil if the server does not run.
function M.client(buffer)
  local all = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer }) or vim.lsp.buf_get_clients(buffer)
  for _, client in pairs(all) do
    if CLIENTS[client.name] then return client end
  end
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
    for name in pairs(CLIENTS) do
      local config = configuration(name, nil)
      config.name, config.root_dir = nil, nil
      vim.lsp.config(name, config)
      vim.lsp.enable(name)
    end
    return
  end
  local group = vim.api.nvim_create_augroup('plumbline', { clear = true })
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = { 'layout', 'xml', 'swift' },
    callback = function(event) M.start(event.buf) end,
  })
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) then M.start(buffer) end
  end
end

return M
