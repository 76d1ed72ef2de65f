-- Shows the layout at the cursor in a browser, as a page that reloads itself and is rewritten after each change.
local M = {}

local CLASS, STATE = 5, 22
local PAGE = [[<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>:root { color-scheme: light dark } body { font-family: system-ui, sans-serif }
svg { max-width: 100%%; height: auto }</style>
<title>%s</title></head><body>%s</body></html>
]]

-- The page of each buffer: its file, and the requested size and look.
local pages = {}

local function escaped(text) return (text:gsub('&', '&amp;'):gsub('<', '&lt;'):gsub('>', '&gt;')) end

--- The innermost symbol of a kind that contains a line.
local function around(line, symbols, kind)
  local best
  for _, symbol in ipairs(symbols or {}) do
    local first, last = symbol.range and symbol.range.start.line, symbol.range and symbol.range['end'].line
    if symbol.kind == kind and first and first <= line and line <= last then
      if not best or last - first < best.range['end'].line - best.range.start.line then best = symbol end
    end
  end
  return best
end

local function write(page, title, body)
  local file = assert(io.open(page.file, 'w'))
  file:write(PAGE:format(escaped(title), body))
  file:close()
end

--- Opens a page. Where no browser opens it, says so, and where the page is.
local function show(file)
  local function fail(reason)
    local message = 'Plumbline: no browser opened (%s). Open %s in one, or set `open` in setup().'
    vim.notify(message:format(reason, file), vim.log.levels.WARN)
  end
  local open = require('plumbline').options.open
  if open then
    local ok, problem = pcall(open, file)
    if not ok then fail(tostring(problem)) end
    return
  end
  local opener = vim.fn.has('mac') == 1 and 'open' or vim.fn.executable('wslview') == 1 and 'wslview' or 'xdg-open'
  if vim.fn.executable(opener) == 0 then return fail(opener .. ' was not found') end
  local complaints = {}
  vim.fn.jobstart({ opener, file }, {
    detach = true,
    on_stderr = function(_, lines) vim.list_extend(complaints, lines) end,
    on_exit = function(_, status)
      if status == 0 then return end
      local last = vim.tbl_filter(function(line) return line:find('%S') end, complaints)
      fail(last[#last] or ('%s ended with status %d'):format(opener, status))
    end,
  })
end

--- Requests the picture of the layout at the cursor and writes it to the buffer's page, if there is one.
function M.update(buffer, done)
  local page, client = pages[buffer], require('plumbline').client(buffer)
  if not page or not client then return end
  local function request(method, params, handler)
    -- A method of the client since 0.11, before that a function in it.
    if vim.fn.has('nvim-0.11') == 1 then return client:request(method, params, handler, buffer) end
    return client.request(method, params, handler, buffer)
  end
  -- One request at a time; changes in the meantime lead to another request.
  if page.busy then
    page.again = true
    return
  end
  page.busy = true
  local function finish()
    page.busy = false
    if page.again then
      page.again = false
      M.update(buffer)
    end
    if done then done() end
  end
  local uri = vim.uri_from_bufnr(buffer)
  local function draw(position, state)
    local preview = {
      uri = uri, position = position, state = state and state.name, size = page.size, look = page.look, cursor = page.cursor,
    }
    local command = { command = 'plumbline.preview', arguments = { preview } }
    request('workspace/executeCommand', command, function(problem, answer)
      if problem then
        write(page, 'Layout', ('<p role="alert">%s</p>'):format(escaped(problem.message or tostring(problem))))
      else
        write(page, answer and answer.layout or 'Layout', answer and answer.svg or '<p>There is nothing to draw.</p>')
      end
      finish()
    end)
  end
  -- The last line that the cursor was on.
  local function line()
    if vim.api.nvim_buf_is_valid(buffer) and buffer == vim.api.nvim_get_current_buf() then
      page.line = vim.api.nvim_win_get_cursor(0)[1] - 1
      -- The view there is marked in the picture.
      page.cursor = vim.lsp.util.make_position_params(0, client.offset_encoding).position
    end
    return page.line or 0
  end
  -- Code has no outline from this server: its layout is the last one that starts before the line ends.
  if client.name == 'plumbline_swift' then
    local text = vim.api.nvim_buf_get_lines(buffer, line(), line() + 1, false)[1] or ''
    return draw({ line = line(), character = #text })
  end
  request('textDocument/documentSymbol', { textDocument = { uri = uri } }, function(_, symbols)
    local layout = around(line(), symbols, CLASS) or (symbols or {})[1]
    draw(layout and layout.range.start, layout and around(line(), layout.children, STATE))
  end)
end

--- Opens a page with the buffer's layout, which follows the cursor and the text.
--- The words are a size, such as 320x60, or a look: blueprint or screen.
function M.open(buffer, words)
  local size, look
  for _, word in ipairs(words or {}) do
    if word == 'blueprint' or word == 'screen' then look = word else size = word end
  end
  local plumbline = require('plumbline')
  if not plumbline.client(buffer) then
    local message = 'Plumbline: the server does not run for this buffer. '
      .. 'Open a .layout, .xib, .storyboard or .swift file, and call setup().'
    vim.notify(message, vim.log.levels.ERROR)
    return
  end
  local known = pages[buffer]
  -- Another size or look is drawn on the open page. The same one again asks for the page.
  local opens = not known or known.size == size and known.look == look
  pages[buffer] = known or { file = vim.fn.tempname() .. '.html' }
  pages[buffer].size, pages[buffer].look = size, look
  if not known then
    local group = vim.api.nvim_create_augroup('plumbline_preview_' .. buffer, { clear = true })
    vim.api.nvim_create_autocmd({ 'CursorHold', 'InsertLeave', 'TextChanged', 'BufEnter' }, {
      group = group, buffer = buffer, callback = function() M.update(buffer) end,
    })
    vim.api.nvim_create_autocmd('BufDelete', {
      group = group, buffer = buffer,
      callback = function()
        os.remove(pages[buffer].file)
        pages[buffer] = nil
        vim.api.nvim_del_augroup_by_id(group)
      end,
    })
  end
  M.update(buffer, function() if opens then show(pages[buffer].file) end end)
end

return M
