import { existsSync } from "node:fs";

/** Debian's Chromium without windows of its own: each costs a test a third of a second of processor. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
/** Whole browsers, which do as well. */
export const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"] as const;
/** The browser of journeys and benchmarks; a container runs it without its sandbox. */
export const CHROMIUM =
  process.env.CHROMIUM ?? [HEADLESS_SHELL, ...BROWSERS].find((place) => existsSync(place)) ?? HEADLESS_SHELL;
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

/** A phone in French, by the name that a phone gives itself. */
export const PHONE = {
  viewport: { width: 360, height: 800 },
  locale: "fr-CA",
  userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
};
