import { z } from "zod";
import { type Block, messageKind, type Writing } from "#delivery/message.ts";
import type { Language } from "#territory/language.ts";
import { type Fact, gravityOf, toTell } from "./fact.ts";
import { gsmParts, gsmText } from "./gsm.ts";
import { placeName, type Said, say, sentence, writtenMoment } from "./words.ts";

/** Two parts: a third is a third more to pay, and nobody reads it on the run. */
const MOST_PARTS = 2;
const MOST_LINES = 12;
const STOP = { fr: "/arreter-alertes/?cle=", en: "/en/stop-alerts/?key=" } as const;
const PLACES = { fr: "/profil/lieux-enregistres/", en: "/en/profile/saved-locations/" } as const;

const PHRASES = {
  fr: {
    more: (count: number) => (count === 1 ? "1 autre alerte" : `${count} autres alertes`),
    see: "Voir la page",
    seePlaces: "Voir mes lieux",
    read: (when: string) => `Données de l’agence, lues le ${when}`,
    why: (names: string) => `Vous recevez ce courriel parce que vous avez choisi des alertes pour ${names}.`,
    sender: "Vigie, feux de forêt Québec",
    digest: (count: number) =>
      count === 1 ? "1 changement près de vos lieux" : `${count} changements près de vos lieux`,
    and: " et ",
    emergency: "En danger, n’attendez pas un message de notre part : appelez le 911.".replace(
      " :",
      "\u00a0:",
    ),
    change: "Changer mes alertes",
    stop: "Les arrêter",
  },
  en: {
    more: (count: number) => (count === 1 ? "1 more alert" : `${count} more alerts`),
    see: "See the page",
    seePlaces: "See my places",
    read: (when: string) => `The agency’s data, read ${when}`,
    why: (names: string) => `You get this email because you chose alerts for ${names}.`,
    sender: "Vigie, Quebec wildfires",
    digest: (count: number) =>
      count === 1 ? "1 change near your places" : `${count} changes near your places`,
    and: " and ",
    emergency: "In danger, do not wait for a message from us: call 911.",
    change: "Change my alerts",
    stop: "Stop them",
  },
} as const;

interface Told {
  readonly facts: readonly Fact[];
  readonly said: readonly Said[];
  readonly readAt: Date;
}

function told(facts: readonly Fact[], language: Language): Told {
  const kept = toTell(facts);
  const readAt = new Date(Math.max(...kept.map(({ observedAt }) => observedAt.getTime())));
  return { facts: kept, said: kept.map((fact) => say(fact, language)), readAt };
}

/** « Chalet, Maison et Camp » */
function namesOf(facts: readonly Fact[], language: Language): string {
  const names = [...new Set(facts.map((fact) => placeName(fact, language)))];
  const last = names.pop() ?? "";
  return names.length === 0 ? last : names.join(", ") + PHRASES[language].and + last;
}

function mail({ facts, stopKey }: AlertAbout, { language, siteUrl }: Writing, isDigest: boolean) {
  const phrases = PHRASES[language];
  const { facts: kept, said, readAt } = told(facts, language);
  const [first, ...others] = said;
  const headline = first?.headline ?? "";
  const isGrave = kept.some(({ change }) => gravityOf(change) <= 3);
  const block = ({ headline, details, advice }: Said, at: number): Block[] => [
    ...(at === 0 && !isDigest ? [] : [{ is: "subheading" as const, text: headline }]),
    ...(advice === null ? [] : [{ is: "text" as const, text: advice }]),
    ...(details.length > 0 ? [{ is: "small" as const, text: details.join(" ") }] : []),
  ];
  const shown = said.slice(0, MOST_LINES);
  const rest = said.length - shown.length;
  return {
    subject: isDigest ? phrases.digest(said.length) : headline,
    preheader: isDigest
      ? [headline, ...(others.length > 0 ? [phrases.more(others.length)] : [])].join(", ")
      : [
          first?.advice ?? first?.details[0] ?? "",
          ...(others.length > 0 ? [phrases.more(others.length)] : []),
        ].join(" "),
    blocks: [
      { is: "heading" as const, text: isDigest ? phrases.digest(said.length) : headline },
      ...shown.flatMap(block),
      ...(rest > 0 ? [{ is: "text" as const, text: `… ${phrases.more(rest)}` }] : []),
      ...(first && !isDigest && others.length === 0
        ? [{ is: "action" as const, label: phrases.see, url: siteUrl + first.path }]
        : [{ is: "action" as const, label: phrases.seePlaces, url: siteUrl + PLACES[language] }]),
      { is: "small" as const, text: sentence(phrases.read(writtenMoment(readAt, language))) },
      ...(isGrave ? [{ is: "small" as const, text: phrases.emergency }] : []),
    ],
    footer: [
      { is: "small" as const, text: `${phrases.sender}, ${new URL(siteUrl).host}` },
      { is: "small" as const, text: phrases.why(namesOf(kept, language)) },
      { is: "link" as const, label: phrases.change, url: siteUrl + PLACES[language] },
      { is: "link" as const, label: phrases.stop, url: siteUrl + STOP[language] + stopKey },
    ],
    stopUrl: `${siteUrl}/api/alerts/stop?key=${stopKey}`,
  };
}

/** Sender, fact, place, what to do, link: in two parts at most, the link last and whole. */
function sms({ facts }: AlertAbout, { language, siteUrl }: Writing): string {
  const { said } = told(facts, language);
  const [first, ...others] = said;
  const link = siteUrl + (others.length === 0 && first ? first.path : PLACES[language]);
  const sender = language === "fr" ? "Vigie : " : "Vigie: ";
  const pieces = [
    first?.headline ?? "",
    ...(others.length > 0 ? [PHRASES[language].more(others.length)] : []),
    ...(first?.advice ? [first.advice] : []),
  ];
  for (let kept = pieces.length; kept > 0; kept--) {
    const body = pieces
      .slice(0, kept)
      .map((piece) => piece.replace(/[.!]$/, ""))
      .join(". ");
    const text = gsmText(`${sender}${body}. ${link}`);
    if (gsmParts(text) <= MOST_PARTS) return text;
  }
  // A nickname of 255 characters: the page says the rest.
  const room = 153 * MOST_PARTS - gsmText(`${sender}... ${link}`).length;
  return gsmText(`${sender}${gsmText(pieces[0] ?? "").slice(0, room)}... ${link}`);
}

function push({ facts }: AlertAbout, { language, siteUrl }: Writing) {
  const { said } = told(facts, language);
  const [first, ...others] = said;
  return {
    title: first?.headline ?? "",
    body: [
      ...(others.length > 0 ? [`${PHRASES[language].more(others.length)}.`] : []),
      ...(first?.advice ? [first.advice] : (first?.details ?? [])),
    ].join(" "),
    url: siteUrl + (others.length === 0 && first ? first.path : PLACES[language]),
    tag: `alert-${facts[0]?.change.subject ?? ""}`,
  };
}

/** What a message tells, and the key that stops it. */
export interface AlertAbout {
  readonly facts: readonly Fact[];
  readonly stopKey: string;
}

/** Loaded when it is handed over, from the alerts that it names. */
const loaded = z.custom<AlertAbout>((value) => Object(value).facts?.length > 0);

const kind = (isDigest: boolean) =>
  messageKind({
    about: loaded,
    mail: (about, writing) => mail(about, writing, isDigest),
    sms,
    push,
  });

/** What changed near somebody's places: at once, or once a day. */
export const ALERT_MESSAGES = { alert: kind(false), digest: kind(true) } as const;
