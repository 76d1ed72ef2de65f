-- For Neovim 0.11 and later: `vim.lsp.enable('plumbline_swift')`, for Swift code beside SourceKit's client.
return {
  cmd = { 'plumbline', '--languages=swift' },
  filetypes = { 'swift' },
  -- Without a root, Neovim starts no server, so that Swift that is in no file is ignored.
  root_dir = function(buffer, start)
    local root = require('plumbline').root(buffer)
    if root then start(root) end
  end,
}
