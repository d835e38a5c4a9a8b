import { expect, test } from "vitest";
import { deviceName } from "./session-commands.server.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`, "Safari, Mac"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36`, "Chrome, Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`,
    "Edge, Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0", "Firefox, Linux"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911W) ${WEBKIT} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0 Mobile/15E148 Safari/604.1",
    "Chrome, iPhone",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/124.0.0.0 Safari/537.36`, "Chrome, Linux"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Other/1.0 Safari/537.36`, "Linux"],
  ["AgencyApp/3 (Android 14)", "Android"],
  ["curl/8.5.0", null],
  ["", null],
])("the device with the user agent %s is called %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
