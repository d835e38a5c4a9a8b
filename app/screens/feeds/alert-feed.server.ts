import { type AlertFeed, alertFeedPath } from "#plan/alert-feed-path.ts";
import type { Services } from "#site-contract";
import { activeAlerts, type EndedAlert, endedAlerts, isOn } from "#surroundings/alerts-at.ts";
import { isOld } from "#surroundings/can-say.server.ts";
import type { AlertMessage } from "#surroundings/model.ts";
import { areaGround } from "#surroundings/page-ground.server.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { alertFeedTexts } from "../../parts/feeds/alert-feed-texts.ts";
import { territoryArea, territoryPage, territoryWord } from "../../parts/place/territory.server.ts";
import { dayOf, type FeedContent, type FeedEntry, feedContent } from "./feed-content.ts";
import { documentOf, type FeedDocument } from "./feed-document.ts";

const MOST = 100;

/** Returns a feed of official alerts; null until read, "absent" without a source or a known territory. */
export async function alertFeed(
  { territory, language }: AlertFeed,
  { surroundings, situation: service, siteUrl, now }: Services,
): Promise<FeedDocument | "absent" | null> {
  const reading = surroundings.read().publicAlerts;
  const situation = await service.read();
  const area = territoryArea(situation, territory, language);
  if (reading === undefined || area === undefined) return "absent";
  const { records, receivedAt } = reading;
  if (records === null || receivedAt === null) return null;
  const ground = areaGround(area, situation);
  const here = <A extends { readonly message: AlertMessage }>(alerts: readonly A[]) =>
    alerts.filter(({ message }) => isOn(message, ground));
  const entries = [
    ...here(activeAlerts(records, now())).map(({ id, message }) => entryOf(id, message, language)),
    ...here(endedAlerts(records, now())).map((alert) => endedEntry(alert, language)),
  ].filter((entry) => entry !== null);
  const content: FeedContent = {
    ...feedContent(entries, { most: MOST, whenEmpty: dayOf(receivedAt) }),
    asOf: isOld(reading, now()) ? receivedAt : null,
  };
  const { t } = textsOf(language, alertFeedTexts);
  const word = territoryWord(area, language);
  return documentOf(content, {
    ...{ id: word === "" ? "alerts" : `alerts/${word}`, language, siteUrl },
    title: area === null ? t("feeds.alerts") : t("feeds.alerts.of", { place: area.name }),
    ...{
      text: t("feeds.alerts.text"),
      author: t("feeds.alerts.author"),
      page: territoryPage(area, language),
    },
    paths: {
      atom: alertFeedPath({ territory: word, format: "atom", language }),
      json: alertFeedPath({ territory: word, format: "json", language }),
    },
  });
}

/** Returns the entry of an alert, with its last message's verbatim texts and its message chain's `id`. */
function entryOf(id: string, message: AlertMessage, language: Language): FeedEntry | null {
  const written = message.text[language] ? language : language === "fr" ? "en" : "fr";
  const text = message.text[written];
  if (text === null) return null;
  const { t } = textsOf(language, alertFeedTexts);
  const title = text.headline ?? text.event;
  return {
    ...{ id: `alert/${id}`, path: message.url, isCap: true, title },
    text: [text.areas.join(", "), text.description, text.instruction].filter(Boolean).join("\n\n") || title,
    ...{ publishedAt: null, updatedAt: message.sentAt },
    author: text.senderName ?? t("feeds.alerts.author"),
    ...(written !== language && { language: `${written}-CA` as const }),
  };
}

/** Returns the entry of an ended alert: it first says that the alert ended, and links to any cancellation. */
function endedEntry({ id, message, cancel, endedAt }: EndedAlert, language: Language): FeedEntry | null {
  const entry = entryOf(id, message, language);
  if (entry === null) return null;
  const { t } = textsOf(language, alertFeedTexts);
  const when = formatsOf(language).dayTime(endedAt, new Date(0));
  return {
    ...entry,
    path: cancel?.url ?? entry.path,
    title: t("feeds.alerts.ended", { title: entry.title }),
    text: `${t(cancel ? "feeds.alerts.cancelled" : "feeds.alerts.expired", { when })}\n\n${entry.text}`,
    updatedAt: endedAt,
  };
}
