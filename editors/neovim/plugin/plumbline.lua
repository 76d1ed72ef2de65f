if vim.g.loaded_plumbline then return end
vim.g.loaded_plumbline = true

-- A code lens is run with the cursor on it, which is in its layout.
vim.lsp.commands['plumbline.preview'] = function(_, context) require('plumbline.preview').open(context.bufnr) end

vim.api.nvim_create_user_command('PlumblinePreview', function(call)
  require('plumbline.preview').open(vim.api.nvim_get_current_buf(), call.fargs)
end, {
  nargs = '*', complete = function() return { 'screen', 'blueprint' } end,
  desc = 'Show the layout at the cursor in a browser, at a size such as 320x60, as a blueprint or a screen',
})

vim.api.nvim_create_user_command('PlumblineExplainLog', function(call)
  require('plumbline.log').explain(call.line1, call.line2, call.fargs)
end, { range = '%', nargs = '*', complete = 'file', desc = 'Explain a console log; searches files and folders' })
