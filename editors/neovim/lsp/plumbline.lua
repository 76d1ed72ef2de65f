-- For Neovim 0.11 and later: `vim.lsp.enable('plumbline')`.
return {
  cmd = { 'plumbline' },
  filetypes = { 'layout', 'xml' },
  -- Without a root, Neovim starts no server, so that other XML is ignored.
  root_dir = function(buffer, start)
    local root = require('plumbline').root(buffer)
    if root then start(root) end
  end,
}
