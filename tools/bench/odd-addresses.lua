-- Requests a new search each time, as another visitor: the path, then the time, a counter and a random number.
local prefix
local asked = 0

function init(arguments)
  prefix = arguments[1] .. os.time() .. "-"
end

function request()
  asked = asked + 1
  local headers = {
    ["Accept-Encoding"] = "gzip, deflate, br",
    ["X-Forwarded-For"] = "10." .. math.random(255) .. "." .. math.random(255) .. "." .. math.random(255),
  }
  return wrk.format("GET", prefix .. asked .. "-" .. math.random(1e9), headers)
end
