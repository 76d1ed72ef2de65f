-- For Neovim 0.11 and later: `vim.lsp.enable('plumbline')`.
return {
  cmd = { 'plumbline' },
  filetypes = { 'layout', 'xml' },
  -- No root, no server: other XML is left alone.
  root_dir = function(buffer, start)
    local root = require('plumbline').root(buffer)
    if root then start(root) end
  end,
}
