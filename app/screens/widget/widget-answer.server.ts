import type { Services } from "#site-contract";
import { areaGround } from "#surroundings/page-ground.server.ts";
import type { Language } from "#territory/language.ts";
import { territoryArea } from "../../parts/place/territory.server.ts";
import { officialAlertsOn } from "../../parts/surroundings/surroundings-view.server.ts";
import { readWidgetChoices } from "./widget-choices.ts";
import { noWidgetDocument, widgetDocument } from "./widget-document.server.tsx";
import { widgetView } from "./widget-view.server.ts";

/** Content security policy: any site can embed the widget, which has no scripts, requests or forms. */
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'";

const HEADERS = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };

export async function widgetAnswer(
  search: URLSearchParams,
  language: Language,
  { situation: service, surroundings, now }: Pick<Services, "situation" | "surroundings" | "now">,
): Promise<Response> {
  const { territory, parts } = readWidgetChoices(search);
  const situation = await service.read();
  const area = territoryArea(situation, territory, language);
  if (area === undefined) return new Response(noWidgetDocument(language), { status: 404, headers: HEADERS });
  const view = widgetView(situation, { area, parts, language, now: now() });
  const alerts = officialAlertsOn(surroundings.read(), areaGround(area, situation), {
    ...{ language, now: now() },
  });
  const isWhole = view.age.readAt !== null && view.freshness === "fresh";
  const headers = { ...HEADERS, ...(!isWhole && { "cache-control": "public, no-cache" }) };
  return new Response(widgetDocument(view, { area, language, alerts }), { headers });
}
