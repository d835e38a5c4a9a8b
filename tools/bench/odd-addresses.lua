-- Requests a new search each time: the path, then the time, a counter and a random number.
local prefix
local asked = 0

function init(arguments)
  prefix = arguments[1] .. os.time() .. "-"
end

function request()
  asked = asked + 1
  return wrk.format("GET", prefix .. asked .. "-" .. math.random(1e9), { ["Accept-Encoding"] = "gzip, deflate, br" })
end
