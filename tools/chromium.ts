/** The system's browser; a container runs it without its sandbox. */
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
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
