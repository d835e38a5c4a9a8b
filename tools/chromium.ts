import { existsSync } from "node:fs";

/** Debian's headless Chromium. A browser with windows costs each test a third of a second of CPU time. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
/** Full browsers, used if the headless browser is missing. */
export const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"] as const;
/** Path of the browser for journeys and benchmarks. */
export const CHROMIUM =
  process.env.CHROMIUM ?? [HEADLESS_SHELL, ...BROWSERS].find((place) => existsSync(place)) ?? HEADLESS_SHELL;
/** Arguments of the browser. In a container, it only runs without Chromium's sandbox. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

/** A phone in French, with a phone's user agent. */
export const PHONE = {
  viewport: { width: 360, height: 800 },
  locale: "fr-CA",
  userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
};
