import { servicesContext } from "../../../context.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { sentence } from "../../../parts/downloads/sentence.ts";
import { openHeaders } from "../../../parts/open-answer/open-headers.server.ts";
import { feedEntryTexts } from "../texts.ts";
import type { Route } from "./+types/cap-message";
import { type CapSender, capOf } from "./cap-alert.ts";
import { capAlerts } from "./cap-alerts.server.ts";
import { capAt } from "./cap-path.ts";

const french = textsOf("fr", feedEntryTexts);
const english = textsOf("en", feedEntryTexts);

const senderOf = (siteUrl: string): CapSender => ({
  sender: new URL(siteUrl).hostname,
  name: { fr: french.t("site.name"), en: english.t("site.name") },
  contact: french.t("emergency.number"),
  note: `${french.t("cap.note")} / ${english.t("cap.note")}`,
});

/** One message of the Common Alerting Protocol; not found once what it tells is over. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { situation, siteUrl, now } = context.get(servicesContext);
  const all = capAlerts(await situation.read(), { siteUrl, now: now() });
  if (all === null) return sentence(french.t("feed.missing"), 503);
  const asked = capAt(new URL(request.url).pathname);
  const alert = all.alerts.find(({ identifier }) => identifier === asked);
  if (!alert) return sentence(french.t("cap.over"), 404);
  return new Response(capOf(alert, senderOf(siteUrl)), {
    headers: openHeaders({ "content-type": "application/cap+xml; charset=utf-8" }),
  });
}
