import type { Block, Mail, Writing } from "#delivery/message.ts";
import { PAGES, stopPage } from "#delivery/pages.ts";
import { senderLine } from "#delivery/sender.ts";
import { sentence, writtenMoment } from "#delivery/written.ts";
import { isFireChange } from "#history/change.ts";
import type { Language } from "#territory/language.ts";
import { alertIcon } from "./alert-icon.ts";
import { PHRASES } from "./alert-phrases.ts";
import { type Fact, gravityOf } from "./fact.ts";
import { drawLetterMap } from "./letter-map.ts";
import { type AlertAbout, tellAll } from "./told.ts";
import { aboutName, type Said } from "./words.ts";

const MOST_TOLD = 12;
/** Of what threatens, somebody is told to call for help. */
const GRAVE = 3;

/** An alert, or the day's digest, as a letter. */
export function alertMail(about: AlertAbout, writing: Writing, isDigest: boolean): Mail {
  const { language, siteUrl } = writing;
  const phrases = PHRASES[language];
  const { facts, first, others, readAt, path } = tellAll(about, language);
  const title = isDigest ? phrases.digest(others.length + 1) : first.headline;
  const shown = [first, ...others].slice(0, MOST_TOLD);
  const rest = others.length + 1 - shown.length;
  const isOfFires = facts.every(({ place }) => place === null);
  const isGrave = facts.some(({ change }) => gravityOf(change) <= GRAVE);
  const small = (text: string): Block => ({ is: "small", text });
  return {
    subject: title,
    preheader: [
      sentence(isDigest ? first.headline : first.advice.join(" ") || (first.details[0] ?? "")),
      ...(others.length > 0 ? [`${phrases.more(others.length)}.`] : []),
    ].join(" "),
    blocks: [
      { is: "heading", text: title, ...(!isDigest && { icon: alertIcon(first.statusId) }) },
      ...blocksOf(first, isDigest),
      ...mapOf(facts, first, language),
      ...shown.slice(1).flatMap((said) => blocksOf(said, true)),
      ...(rest > 0 ? [{ is: "text", text: `… ${phrases.more(rest)}` } as const] : []),
      {
        is: "action",
        label:
          others.length === 0 ? pageOf(facts, language) : isOfFires ? phrases.seeFires : phrases.seePlaces,
        url: siteUrl + path,
      },
      small(sentence(phrases.read(writtenMoment(readAt, language)))),
      ...(isGrave && !shown.some(({ advice }) => advice.some((each) => each.includes("911")))
        ? [small(phrases.emergency)]
        : []),
      ...(about.insteadOf === null ? [] : [small(phrases.insteadOf(about.insteadOf))]),
    ],
    footer: [
      senderLine(writing),
      small(phrases.why(namesOf(facts, language))),
      {
        is: "link",
        label: phrases.change,
        url: siteUrl + (isOfFires ? PAGES.fires : PAGES.places)[language],
      },
      { is: "link", label: phrases.stop, url: siteUrl + stopPage(about.stopKey)[language] },
    ],
    stopUrl: `${siteUrl}/api/alerts/stop?key=${about.stopKey}`,
  };
}

const blocksOf = ({ headline, details, advice, statusId }: Said, hasHeadline: boolean): Block[] => [
  ...(hasHeadline ? [{ is: "subheading", text: headline, icon: alertIcon(statusId) } as const] : []),
  ...(advice.length > 0 ? [{ is: "text", text: advice.join(" ") } as const] : []),
  ...(details.length > 0 ? [{ is: "small", text: details.join(" ") } as const] : []),
];

/** What the page of the one thing told is about. */
function pageOf([first]: readonly Fact[], language: Language): string {
  const { seeFire, seeZone, seePlace } = PHRASES[language];
  if (first === undefined || isFireChange(first.change)) return seeFire;
  return first.change.kind === "danger" ? seeZone : seePlace;
}

/** Where the fires are that are told of the first place; none where nothing there burns. */
function mapOf(facts: readonly Fact[], { headline }: Said, language: Language): Block[] {
  const [first] = facts;
  const place = first?.place ?? null;
  if (first === undefined || place === null || !isFireChange(first.change)) return [];
  const fires = facts.flatMap(({ change, place: other }) => {
    if (other?.id !== place.id || !isFireChange(change)) return [];
    return change.after?.at ?? change.before?.at ?? [];
  });
  const map = drawLetterMap(place.at, fires);
  if (map === null) return [];
  const { plan, planCaption } = PHRASES[language];
  return [
    {
      is: "picture",
      png: map.picture,
      width: map.width,
      height: map.height,
      alt: plan(headline),
      caption: planCaption(aboutName(first, language), map.ringKm),
    },
  ];
}

/** « Chalet, Maison et Camp » */
function namesOf(facts: readonly Fact[], language: Language): string {
  const names = [...new Set(facts.map((fact) => aboutName(fact, language)))];
  const last = names.pop() ?? "";
  return names.length === 0 ? last : names.join(", ") + PHRASES[language].and + last;
}
