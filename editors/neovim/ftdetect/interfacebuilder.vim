autocmd BufNewFile,BufRead *.xib,*.storyboard setfiletype xml
