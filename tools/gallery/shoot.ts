import { chromium } from "playwright-core";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../chromium.ts";

const [address = "http://localhost:5500/", folder = "/tmp"] = process.argv.slice(2);

const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${folder}/gallery-${width}-${colorScheme}.png`, fullPage: true });
    await page.close();
  }
}
await browser.close();
