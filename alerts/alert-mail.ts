import { ALERT_SOURCES } from "#accounts/account-commands.ts";
import { formatMoment, sentence } from "#delivery/format-text.ts";
import type { Block, Mail, Writing } from "#delivery/message.ts";
import { ALERT_ICONS } from "#fires/alert-icons.ts";
import { isFireChange, isHeatChange } from "#history/change.ts";
import { PAGES, stopPage } from "#plan/message-pages.ts";
import type { Language } from "#territory/language.ts";
import { PHRASES } from "./alert-phrases.ts";
import { type AlertText, aboutName } from "./alert-text.ts";
import { drawEmailMap } from "./email-map.ts";
import { type Fact, gravityOf } from "./fact.ts";
import { type AlertAbout, writeMessageText } from "./message-text.ts";

const MOST_IN_FULL = 12;
/** An email also says when to call 911 if the `gravityOf` of one of its changes is at most this number. */
const GRAVE = 3;

export function alertMail(about: AlertAbout, writing: Writing, isDigest: boolean): Mail {
  const { language, siteUrl } = writing;
  const phrases = PHRASES[language];
  const { facts, first, others, readAt, path } = writeMessageText(about, language);
  const title = isDigest ? phrases.digest(others.length + 1) : first.headline;
  const shown = [first, ...others].slice(0, MOST_IN_FULL);
  const rest = others.length + 1 - shown.length;
  const isOfFires = facts.every(({ place }) => place === null);
  const isGrave = facts.some(({ change }) => gravityOf(change) <= GRAVE);
  const small = (text: string): Block => ({ kind: "small", text });
  return {
    subject: title,
    preheader: [
      sentence(isDigest ? first.headline : first.advice.join(" ") || (first.details[0] ?? "")),
      ...(others.length > 0 ? [`${phrases.more(others.length)}.`] : []),
    ].join(" "),
    blocks: [
      { kind: "heading", text: title, ...(!isDigest && { icon: iconOf(first) }) },
      ...blocksOf(first, isDigest),
      ...mapOf(facts, first, language),
      ...shown.slice(1).flatMap((text) => blocksOf(text, true)),
      ...(rest > 0 ? [{ kind: "text", text: `… ${phrases.more(rest)}` } as const] : []),
      {
        kind: "action",
        label:
          others.length === 0 ? pageOf(facts, language) : isOfFires ? phrases.seeFires : phrases.seePlaces,
        url: siteUrl + path,
      },
      ...ALERT_SOURCES.filter((source) => [first, ...others].some((text) => text.source === source)).map(
        (source) => small(sentence(phrases.read[source](formatMoment(readAt, language)))),
      ),
      ...(facts.some(({ change }) => isHeatChange(change))
        ? [small(phrases.report(writing.reportPhone[language]))]
        : []),
      ...(isGrave && !shown.some(({ advice }) => advice.some((each) => each.includes("911")))
        ? [small(phrases.emergency)]
        : []),
      ...(about.insteadOf === null ? [] : [small(phrases.insteadOf(about.insteadOf))]),
    ],
    footer: [
      small(phrases.why(namesOf(facts, language))),
      {
        kind: "link",
        label: phrases.change,
        url: siteUrl + (isOfFires ? PAGES.fires : PAGES.places)[language],
      },
      { kind: "link", label: phrases.stop, url: siteUrl + stopPage(about.stopKey)[language] },
    ],
    stopUrl: `${siteUrl}/api/alerts/stop?key=${about.stopKey}`,
  };
}

const iconOf = ({ statusId, source }: Pick<AlertText, "statusId" | "source">) =>
  ALERT_ICONS[source === "agency" ? (statusId ?? "other") : source];

const blocksOf = (text: AlertText, hasHeadline: boolean): Block[] => [
  ...(hasHeadline ? [{ kind: "subheading", text: text.headline, icon: iconOf(text) } as const] : []),
  ...contentOf(text),
];

const contentOf = ({ details, advice, quote }: AlertText): Block[] => [
  ...(quote?.note ? [{ kind: "text", text: quote.note } as const] : []),
  ...(quote ? [{ kind: "quote", paragraphs: quote.paragraphs, language: quote.language } as const] : []),
  ...(advice.length > 0 ? [{ kind: "text", text: advice.join(" ") } as const] : []),
  ...(details.length > 0 ? [{ kind: "small", text: details.join(" ") } as const] : []),
];

function pageOf([first]: readonly Fact[], language: Language): string {
  const { seeFire, seeZone, seePlace } = PHRASES[language];
  if (first === undefined || isFireChange(first.change)) return seeFire;
  return first.change.kind === "danger" ? seeZone : seePlace;
}

/** Returns a map of the first alert's place and the email's fires there; empty if that alert has no fire. */
function mapOf(facts: readonly Fact[], { headline }: AlertText, language: Language): Block[] {
  const [first] = facts;
  const place = first?.place ?? null;
  if (first === undefined || place === null || !isFireChange(first.change)) return [];
  const fires = facts.flatMap(({ change, place: other }) => {
    if (other?.id !== place.id || !isFireChange(change)) return [];
    return change.after?.at ?? change.before?.at ?? [];
  });
  const map = drawEmailMap(place.at, fires);
  if (map === null) return [];
  const { plan, planCaption } = PHRASES[language];
  return [
    {
      kind: "picture",
      png: map.picture,
      width: map.width,
      height: map.height,
      alt: plan(headline),
      caption: planCaption(aboutName(first, language), map.ringKm),
    },
  ];
}

/** Joins the names of places and fires: « Chalet, Maison et Camp ». */
function namesOf(facts: readonly Fact[], language: Language): string {
  const names = [...new Set(facts.map((fact) => aboutName(fact, language)))];
  const last = names.pop() ?? "";
  return names.length === 0 ? last : names.join(", ") + PHRASES[language].and + last;
}
