/** The first match wins: most browsers also name the browsers that they descend from. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:(?:Headless)?Chrome|CriOS)\//],
  // Other browsers that descend from Safari have no `Version/`.
  ["Safari", /\bVersion\/.*\bSafari\//],
] as const;
const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Returns browser and system names of a user agent, the same in both languages; null if no name is known. */
export function deviceName(userAgent: string): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([, sign]) => sign.test(userAgent))?.[0] ?? [],
  );
  return names.length === 0 ? null : names.join(", ");
}
