command! -range=% -nargs=* -complete=file PlumblineExplainLog call plumbline#log#Explain(<line1>, <line2>, [<f-args>])
