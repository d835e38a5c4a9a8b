import { pathTo } from "#plan/paths.ts";
import type { ScreenName } from "#plan/site-map.ts";
import { pickWeighted, randomOf } from "#sandbox/season/random.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import type { VisitorRequest } from "./visitors.ts";

const VISITORS = 2000;
const PAGES_EACH = 4;
/** Pages that people request on the worst day, with their shares in percent. */
const PAGES: readonly (readonly [share: number, screen: ScreenName, regionCode?: string])[] = [
  [46, "home"],
  [22, "current-situation"],
  [10, "current-situation-location"],
  [8, "map"],
  [5, "current-situation-region", "02"],
  [5, "current-situation-region", "10"],
  [4, "current-situation-region", "09"],
];
const CODINGS: readonly (readonly [share: number, accepted: string])[] = [
  [76, "gzip, deflate, br, zstd"],
  [14, "gzip, deflate, br"],
  [9, "gzip"],
  [1, ""],
];
const LANGUAGE_NAMES: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  fr: ["fr-CA,fr;q=0.9,en-US;q=0.8,en;q=0.7", "fr-CA,fr;q=0.9", "fr-FR,fr;q=0.9,en;q=0.8", "fr"],
  en: ["en-CA,en;q=0.9,fr-CA;q=0.8,fr;q=0.7", "en-US,en;q=0.9", "en-GB,en;q=0.5", "en"],
};
const BROWSERS: readonly [string, ...string[]] = [
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{v}.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_{v} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.{v} Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{v}.0.0.0 Safari/537.36 Edg/{v}.0.0.0",
  "Mozilla/5.0 (X11; Linux x86_64; rv:{v}.0) Gecko/20100101 Firefox/{v}.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_{v} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G100 [FBAN/FBIOS;FBAV/{v}.0.0.49;FBDV/iPhone14,5;FBLC/fr_CA]",
];

const pathOf = (screen: ScreenName, language: Language, regionCode = "") =>
  pathTo(screen, language, { slug: regionByCode(regionCode)?.slug[language] ?? "" });

/**
 * Returns the requests of 2,000 visitors, four pages each. Each visitor has a browser, an address, cookies
 * and a language. A third come for the first time, one request in five is conditional, and one in ten has a
 * social network's tracking parameter. One English visitor in four types the bare address, which redirects
 * first-time visitors to /en/.
 */
export function crowdRequests(): readonly VisitorRequest[] {
  const random = randomOf("crowd");
  const whole = (below: number) => Math.floor(random.next() * below);
  const weighted = <Row extends readonly [number, ...unknown[]]>(rows: readonly Row[]): Row =>
    pickWeighted(random, rows, ([share]) => share);
  return Array.from({ length: VISITORS }, () => {
    const language: Language = random.chance(0.85) ? "fr" : "en";
    const version = String(1 + whole(150));
    const [, accepted] = weighted(CODINGS);
    const cookies = [`_ga=GA1.1.${whole(1e9)}.${whole(1e9)}`, `consent=${whole(1e12).toString(36)}`];
    if (random.chance(0.67)) cookies.splice(whole(3), 0, `vigie-langue=${language}`);
    const headers = {
      "User-Agent": random.pick(BROWSERS).replaceAll("{v}", version),
      Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      "Accept-Language": random.pick(LANGUAGE_NAMES[language]),
      ...(accepted && { "Accept-Encoding": accepted }),
      Cookie: cookies.join("; "),
      "X-Forwarded-For": `${whole(223) + 1}.${whole(256)}.${whole(256)}.${whole(256)}`,
      "X-Forwarded-Proto": "https",
      "Sec-Fetch-Site": random.pick(["none", "same-origin", "cross-site"]),
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    };
    return Array.from({ length: PAGES_EACH }, (): VisitorRequest => {
      const [, screen, regionCode] = weighted(PAGES);
      const isBare = screen === "home" && (language === "fr" || random.chance(0.25));
      const path = isBare ? "/" : pathOf(screen, language, regionCode);
      const query = random.chance(0.1) ? `?fbclid=${whole(2 ** 31).toString(36)}${whole(2 ** 31)}` : "";
      return { kind: "page", path: path + query, headers, isConditional: random.chance(0.2) };
    });
  }).flat();
}
