import { expect, test } from "vitest";
import { isRobot } from "./robot.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["curl/8.5.0", true],
  [`${CHROME} Chrome/156.0.0.0 Safari/537.36`, false],
  [`${CHROME} HeadlessChrome/156.0.0.0 Safari/537.36`, false],
  ["", false],
])("the user agent %s is a robot: %s", (name, expected) => {
  expect(isRobot(name)).toBe(expected);
});

test("a robot is recognized even if its user agent is longer than any browser's", () => {
  expect(isRobot(`${CHROME} Chrome/156.0.0.0 Safari/537.36 ${"x".repeat(400)} Googlebot/2.1`)).toBe(true);
});
