import { capAt } from "#plan/cap-path.ts";
import { openHeaders } from "#plan/open-headers.ts";
import { servicesContext } from "../../../context.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { sentence } from "../../../parts/downloads/sentence.ts";
import { feedEntryTexts } from "../texts.ts";
import type { Route } from "./+types/cap-message";
import { type CapSender, capOf, identifierOf } from "./cap-alert.ts";
import { capAlertOf } from "./cap-info.server.ts";

const french = textsOf("fr", feedEntryTexts);
const english = textsOf("en", feedEntryTexts);

const senderOf = (siteUrl: string): CapSender => ({
  sender: new URL(siteUrl).hostname,
  name: { fr: french.t("site.name"), en: english.t("site.name") },
  contact: french.t("emergency.number"),
  note: `${french.t("cap.note")} / ${english.t("cap.note")}`,
});

/** Serves one message of the Common Alerting Protocol; returns 404 once it is no longer stored. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { history, siteUrl } = context.get(servicesContext);
  const { value } = await history.capMessages();
  if (value === null) return sentence(french.t("feed.missing"), 503);
  const requested = capAt(new URL(request.url).pathname);
  const message = value.messages.find(({ subject, sent }) => identifierOf(subject, sent) === requested);
  if (!message) return sentence(french.t("cap.over"), 404);
  return new Response(capOf(capAlertOf(message, siteUrl), senderOf(siteUrl)), {
    headers: openHeaders({ "content-type": "application/cap+xml; charset=utf-8" }),
  });
}
