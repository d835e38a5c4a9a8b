import { createHash } from "node:crypto";
import type { Services } from "#site-contract";
import type { Bilingual, Language } from "#territory/language.ts";
import { siteConfiguration } from "../../frame/configuration.server.ts";
import { emergencyDocument, lightDocument, STYLE } from "./light-document.server.tsx";
import { lightPlace } from "./light-place.server.ts";
import { lightView } from "./light-view.server.ts";
import { partTexts } from "./part-texts.ts";

/** Content security policy: the page has no scripts or other files, and only submits its form. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };

/** Returns the editors' messages for every page: a crisis message, and more phone numbers. */
const configurationIn = (language: Language, { content }: Pick<Services, "content">) =>
  siteConfiguration(content.configuration(language), language) ?? {};

export async function lightAnswer(url: URL, language: Language, services: Services): Promise<Response> {
  const { siteUrl, now } = services;
  const place = await lightPlace(url, language, services);
  const view = lightView(await services.situation.read(), services.surroundings.read(), language, now());
  const texts = partTexts(language, configurationIn(language, services));
  return new Response(lightDocument(view, { texts, siteUrl, place }), { headers: HEADERS });
}

/**
 * Returns the files to serve while the site is down. Each file has the situation in both languages, its own
 * language first. Null if some data was never read: an earlier copy then has more data.
 */
export async function emergencyCopies(services: Services): Promise<Bilingual | null> {
  const situation = await services.situation.read();
  const part = (language: Language) => ({
    view: lightView(situation, services.surroundings.read(), language, services.now()),
    texts: partTexts(language, configurationIn(language, services), true),
  });
  const parts = { fr: part("fr"), en: part("en") };
  if (parts.fr.view.when === null) return null;
  return { fr: emergencyDocument(parts, "fr"), en: emergencyDocument(parts, "en") };
}
