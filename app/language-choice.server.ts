import { LANGUAGES, type Language } from "#territory/language.ts";
import { isApiPath } from "./api/api-path.ts";
import { languageOfPath, pathTo } from "./paths.ts";
import { isRobot } from "./robot.ts";

const COOKIE = "vigie-langue";
const COOKIE_DAYS = 365;

function cookieLanguage(request: Request): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** The first of the browser's languages that the site speaks. */
function browserLanguage(request: Request): Language | null {
  const wanted = (request.headers.get("accept-language") ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...options] = part.trim().toLowerCase().split(";");
      const quality = options.find((option) => option.trim().startsWith("q="));
      return { tag, quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = LANGUAGES.find((each) => tag === each || tag.startsWith(`${each}-`));
    if (language) return language;
  }
  return null;
}

const isFromOurPages = (request: Request) => request.headers.get("sec-fetch-site") === "same-origin";

const setCookie = (language: Language) =>
  `${COOKIE}=${language}; Path=/; Max-Age=${COOKIE_DAYS * 24 * 3600}; SameSite=Lax`;

/**
 * First access by the bare address: cookie, then browser language, then French. Any other address names its
 * language already and is never redirected; nor are robots, nor a click on our own pages.
 */
export function firstAccessRedirect(request: Request): { location: string; cookie: string } | null {
  const url = new URL(request.url);
  if (url.pathname !== "/" || isFromOurPages(request)) return null;
  if (isRobot(request.headers.get("user-agent"))) return null;
  const language = cookieLanguage(request) ?? browserLanguage(request) ?? "fr";
  return language === "fr"
    ? null
    : { location: pathTo("home", language) + url.search, cookie: setCookie(language) };
}

/** The cookie to add to a page's answer: when none is there, or when a visitor of our pages changed language. */
export function languageCookie(request: Request): string | null {
  const { pathname } = new URL(request.url);
  if (isApiPath(pathname) || isRobot(request.headers.get("user-agent"))) return null;
  const shown = languageOfPath(pathname);
  const kept = cookieLanguage(request);
  if (kept === shown || (kept !== null && !isFromOurPages(request))) return null;
  return setCookie(shown);
}
