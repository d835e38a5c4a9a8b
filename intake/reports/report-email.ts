import { z } from "zod";
import { capitalized, formatMoment } from "#delivery/format-text.ts";
import { type Block, messageKind, type Writing } from "#delivery/message.ts";
import { mapPage } from "#plan/message-pages.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { telOfPhone } from "./call-back.ts";
import { SAME_FIRE_HOURS, SAME_FIRE_KM } from "./group-reports.ts";
import { type ActiveFires, NEAR_FIRES, type NearFire, nearFiresText } from "./near-fires.ts";
import { chosenOf, OF_FIRE, OF_PLACE, pointText, type ReportLineKey, reportLines } from "./report-lines.ts";
import { callBackText } from "./report-words.ts";
import type { StoredReport } from "./stored-report.server.ts";

/** Content of an email about a report, loaded at delivery time. */
export interface ReportAbout extends StoredReport {
  readonly id: string;
  readonly reference: string;
  readonly at: Point | null;
  readonly writtenIn: Language;
  readonly isSuspect: boolean;
  readonly receivedAt: string;
  readonly photos: { readonly announced: number; readonly arrived: number };
  /** References of other reports that may be about the same fire. */
  readonly sameFire: readonly string[];
  /** The nearest active fires; null if they are unknown. */
  readonly fires: ActiveFires<NearFire> | null;
  readonly keptDays: number;
  /** URL of dispatch's page; empty if it has no public address. */
  readonly dispatchUrl: string;
}
export const reportAbout = z.custom<ReportAbout>((value) => typeof Object(value).reference === "string");

const MOST_PLACE_CHARACTERS = 40;
/** Maximum references in an email: a fire can have hundreds of reports. Dispatch's page has all of them. */
const MOST_REFERENCES = 10;

const cut = (text: string) =>
  text.length <= MOST_PLACE_CHARACTERS ? text : `${text.slice(0, MOST_PLACE_CHARACTERS - 1).trimEnd()}…`;

/** Returns the email's subject: the reference, the place, what is seen, and people near the fire. */
export function subjectOf(report: ReportAbout, language: Language): string {
  const { reference, at, where, near, isSuspect } = report;
  const words = WORDS[language];
  const seen = chosenOf(report, "seen", language).toLocaleLowerCase(`${language}-CA`);
  return [
    reference,
    cut(where) || (at ? pointText(at, language)[0] : ""),
    seen,
    ...(near.includes("people") ? [words.peopleNear] : []),
    ...(isSuspect ? [words.doubtful] : []),
  ].join(", ");
}

/** Returns the preview after the subject in a mailbox: people in danger come first. */
function preheaderOf(report: ReportAbout, language: Language): string {
  const place = [report.where, report.at && pointText(report.at, language)[1]].filter(Boolean).join(", ");
  const near = report.near.includes("people") ? [capitalized(WORDS[language].peopleNear)] : [];
  return [...near, chosenOf(report, "seen", language), place].join(". ").slice(0, 150);
}

export function listOf(report: ReportAbout, language: Language, keys: readonly ReportLineKey[]): string[] {
  const { colon } = WORDS[language];
  return reportLines(report, language)
    .filter(({ key }) => keys.includes(key))
    .map(({ label, text }) => `${label}${colon}${text}`);
}

const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: "list", items }]);
const part = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: "subheading", text: title }, ...blocks];

function placeBlocks(report: ReportAbout, { language, siteUrl }: Writing): Block[] {
  const words = WORDS[language];
  const { at, dispatchUrl, id } = report;
  const point =
    at === null
      ? [words.noPoint]
      : pointText(at, language).map((text, index) => `${words.point[index]}${words.colon}${text}`);
  const page = `${dispatchUrl}?lang=${language}&hours=168#r-${id}`;
  return [
    ...list([...point, ...listOf(report, language, OF_PLACE)]),
    ...(dispatchUrl === "" ? [] : [{ kind: "action" as const, label: words.dispatch, url: page }]),
    ...(at === null
      ? []
      : [{ kind: "link" as const, label: words.map, url: siteUrl + mapPage(at)[language] }]),
  ];
}

function personBlocks(report: ReportAbout, language: Language): Block[] {
  const { phone, callBack, writtenIn, receivedAt } = report;
  const words = WORDS[language];
  const lines = [
    ...listOf(report, language, ["name"]),
    `${words.phone}${words.colon}${phone === null ? words.none : `${phone}, ${callBackText(callBack)[language]}`}`,
    ...listOf(report, language, ["email"]),
    `${words.language}${words.colon}${words.languages[writtenIn]}`,
    words.received(formatMoment(new Date(receivedAt), language)),
    ...listOf(report, language, ["waited"]),
  ];
  return [
    ...list(lines),
    ...(phone === null
      ? []
      : [{ kind: "link" as const, label: `${words.call} ${phone}`, url: telOfPhone(phone) }]),
  ];
}

const paragraphs = (text: string): Block[] =>
  text.split(/\n+/).flatMap((line) => (line.trim() === "" ? [] : [{ kind: "text", text: line.trim() }]));

/** Lists the first references, and states the number of the others. */
export function referencesText(references: readonly string[], language: Language): string {
  const more = references.length - MOST_REFERENCES;
  const named = references.slice(0, MOST_REFERENCES);
  return [...named, ...(more > 0 ? [WORDS[language].more(more)] : [])].join(", ");
}

export function sameFireText({ sameFire }: ReportAbout, language: Language): string[] {
  const words = WORDS[language];
  return sameFire.length === 0
    ? []
    : [`${words.sameFire(sameFire.length)}${words.colon}${referencesText(sameFire, language)}`];
}

/** Email to dispatch about a report: where, what is seen and near, whom to call, then other known facts. */
export const fireReport = messageKind({
  about: reportAbout,
  mail(report, writing) {
    const { language } = writing;
    const words = WORDS[language];
    const { isSuspect, email, photos, at, fires } = report;
    const isThreat = report.near.includes("people");
    return {
      subject: subjectOf(report, language),
      preheader: preheaderOf(report, language),
      ...(email !== null && { replyTo: email }),
      blocks: [
        { kind: "heading", text: isThreat ? words.threat : words.fire },
        ...(isSuspect ? [{ kind: "text" as const, text: words.suspect }] : []),
        ...part(words.where, placeBlocks(report, writing)),
        ...part(words.seen, list(listOf(report, language, OF_FIRE))),
        ...part(words.who, personBlocks(report, language)),
        ...part(words.comment, paragraphs(report.comment)),
        ...part(words.photos, photos.announced === 0 ? [] : list([words.photosSaid(photos)])),
        ...part(words.others, list(sameFireText(report, language))),
        ...(at === null ? [] : part(NEAR_FIRES[language], list(nearFiresText(fires, language)))),
      ],
      footer: [{ kind: "small", text: email === null ? words.noReply : words.reply }],
    };
  },
});

const plural = (count: number, one: string, several: string, isOne = count === 1) =>
  `${count} ${isOne ? one : several}`;

const WORDS = {
  fr: {
    colon: "\u00a0: ",
    peopleNear: "des personnes près du feu",
    doubtful: "à vérifier",
    threat: "Des personnes sont près d’un feu signalé",
    fire: "Un feu a été signalé",
    suspect: "Ce signalement vient peut-être d’un robot\u00a0: vérifiez-le avant d’agir.",
    where: "Lieu",
    point: ["Coordonnées", "Degrés et minutes"],
    noPoint: "Pas de coordonnées\u00a0: la personne a seulement décrit le lieu.",
    dispatch: "Voir le signalement sur la page de la répartition",
    map: "Voir la carte publique près de ce point",
    seen: "Le feu",
    who: "Qui rappeler",
    phone: "Téléphone",
    none: "non fourni",
    call: "Appeler le",
    language: "Langue",
    languages: { fr: "français", en: "anglais" },
    received: (moment: string) => `Reçu le ${moment}`,
    comment: "Commentaire",
    photos: "Photos",
    photosSaid: ({ announced, arrived }: ReportAbout["photos"]) =>
      `${plural(announced, "photo annoncée", "photos annoncées")}, ${plural(arrived, "reçue", "reçues", arrived < 2)}`,
    others: "Autres signalements",
    sameFire: (count: number) =>
      `${plural(count, "autre signalement", "autres signalements")} à moins de ${SAME_FIRE_KM}\u00a0km et à moins de ${SAME_FIRE_HOURS}\u00a0h d’écart, peut-être du même feu`,
    more: (count: number) => `et ${plural(count, "autre", "autres")}`,
    reply: "Signalement fait sur le site. Répondez à ce courriel pour écrire à la personne.",
    noReply:
      "Signalement fait sur le site. La personne n’a pas laissé d’adresse courriel\u00a0: une réponse ne lui parviendrait pas.",
  },
  en: {
    colon: ": ",
    peopleNear: "people near the fire",
    doubtful: "to verify",
    threat: "People are near a reported fire",
    fire: "A fire has been reported",
    suspect: "This report may come from a bot: verify it before you act.",
    where: "Where",
    point: ["Coordinates", "Degrees and minutes"],
    noPoint: "No exact point: the person only described the place.",
    dispatch: "See the report on the dispatch page",
    map: "See the public map near this point",
    seen: "The fire",
    who: "Who to call back",
    phone: "Phone",
    none: "not given",
    call: "Call",
    language: "Language",
    languages: { fr: "French", en: "English" },
    received: (moment: string) => `Received on ${moment}`,
    comment: "Comment",
    photos: "Photos",
    photosSaid: ({ announced, arrived }: ReportAbout["photos"]) =>
      `${plural(announced, "photo expected", "photos expected")}, ${arrived} received`,
    others: "Other reports",
    sameFire: (count: number) =>
      `${plural(count, "other report", "other reports")} within ${SAME_FIRE_KM}\u00a0km and ${SAME_FIRE_HOURS}\u00a0hours, possibly the same fire`,
    more: (count: number) => `and ${plural(count, "other", "others")}`,
    reply: "Report made on the site. Reply to this email to write to the person.",
    noReply: "Report made on the site. The person left no address: a reply would not reach them.",
  },
} as const;
