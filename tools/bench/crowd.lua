-- Sends the requests of a file in order, again and again. A record separator is between two requests.
local requests = {}
local at = 0

function init(arguments)
  local file = assert(io.open(arguments[1], "rb"))
  for one in file:read("*a"):gmatch("[^\30]+") do requests[#requests + 1] = one end
  file:close()
end

function request()
  at = at % #requests + 1
  return requests[at]
end
