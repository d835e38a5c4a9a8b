import { createHash } from "node:crypto";
import type { Services } from "#site-contract";
import type { Bilingual, Language } from "#territory/language.ts";
import { siteConfiguration } from "../../frame/configuration.server.ts";
import { emergencyDocument, lightDocument } from "./light-document.server.tsx";
import { lightPlace } from "./light-place.server.ts";
import { lightView } from "./light-view.server.ts";
import { saidIn } from "./said.ts";
import { STYLE } from "./style.ts";

/** The page runs nothing, asks for no file, and only sends its form. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };

/** What editors say on every page: the message of a crisis, and more numbers to call. */
const configurationIn = (language: Language, { content }: Pick<Services, "content">) =>
  siteConfiguration(content.configuration(language), language) ?? {};

/** The light page, with the answer for the place that its address asks for. */
export async function lightAnswer(url: URL, language: Language, services: Services): Promise<Response> {
  const { siteUrl, now } = services;
  const place = await lightPlace(url, language, services);
  const view = lightView(await services.situation.read(), language, now());
  const said = saidIn(language, configurationIn(language, services));
  return new Response(lightDocument(view, { said, siteUrl, place }), { headers: HEADERS });
}

/**
 * Files that are served while the site does not answer: the situation in both languages, that of the file first. Null while
 * some data has never come: an earlier copy then says more.
 */
export async function emergencyCopies(services: Services): Promise<Bilingual | null> {
  const situation = await services.situation.read();
  const part = (language: Language) => ({
    view: lightView(situation, language, services.now()),
    said: saidIn(language, configurationIn(language, services), true),
  });
  const parts = { fr: part("fr"), en: part("en") };
  if (parts.fr.view.when === null) return null;
  return { fr: emergencyDocument(parts, "fr"), en: emergencyDocument(parts, "en") };
}
