import { z } from "zod";
import { formatDay } from "#delivery/format-text.ts";
import { type Block, messageKind } from "#delivery/message.ts";
import { clockTime } from "#territory/clock.ts";
import type { Language } from "#territory/language.ts";
import { listOf, type ReportAbout, referencesText, sameFireText, subjectOf } from "./report-email.ts";
import { OF_FIRE, OF_PLACE, pointText } from "./report-lines.ts";
import { callBackText } from "./report-words.ts";

/** Maximum reports written in full, because mail programs cut an email at about 100 KB. */
export const MOST_IN_FULL = 40;
/** Maximum characters of a comment. Dispatch's page has the whole text. */
const MOST_COMMENT = 300;

export interface SuspectAbout {
  readonly from: string;
  readonly until: string;
  /** Reports written in full, the oldest first. */
  readonly reports: readonly ReportAbout[];
  /** References of the reports that are not written in full. */
  readonly others: readonly string[];
  /** URL of dispatch's page; empty if it has no public address. */
  readonly dispatchUrl: string;
}

/** Email to dispatch with all suspect reports of ten minutes, people near a fire first. */
export const suspectReports = messageKind({
  about: z.custom<SuspectAbout>((value) => Object(value).reports?.length > 0),
  mail({ from, until, reports, others, dispatchUrl }, { language }) {
    const words = WORDS[language];
    const count = reports.length + others.length;
    const hours = words.hours(clockTime(new Date(from), language), clockTime(new Date(until), language));
    const isThreat = ({ near }: ReportAbout) => near.includes("people");
    const inOrder = reports.toSorted((a, b) => Number(isThreat(b)) - Number(isThreat(a)));
    const page = `${dispatchUrl}?lang=${language}&hours=24`;
    return {
      subject: `${words.count(count)}, ${hours}`,
      preheader: inOrder
        .map((each) => titleOf(each, language))
        .join(". ")
        .slice(0, 150),
      blocks: [
        { kind: "heading", text: words.count(count) },
        { kind: "text", text: words.what },
        { kind: "text", text: words.received(formatDay(new Date(from), language), hours) },
        ...(dispatchUrl === "" ? [] : [{ kind: "action" as const, label: words.page, url: page }]),
        ...inOrder.flatMap((each) => reportBlocks(each, language)),
        ...(others.length === 0
          ? []
          : [
              { kind: "subheading" as const, text: words.others(others.length) },
              { kind: "text" as const, text: referencesText(others, language) },
            ]),
      ],
      footer: [{ kind: "small", text: words.why }],
    };
  },
});

/** Returns a report's title without the suspect mark: the digest says that all its reports must be verified. */
const titleOf = (report: ReportAbout, language: Language) =>
  subjectOf({ ...report, isSuspect: false }, language);

function reportBlocks(report: ReportAbout, language: Language): Block[] {
  const { at, phone, callBack, comment, receivedAt, dispatchUrl, id, reference } = report;
  const words = WORDS[language];
  const short = comment.length <= MOST_COMMENT ? comment : `${comment.slice(0, MOST_COMMENT)}…`;
  const items = [
    at === null ? words.noPoint : pointText(at, language).join(", "),
    ...listOf(report, language, [...OF_PLACE, ...OF_FIRE, "name", "email"]),
    ...(phone === null ? [] : [`${phone}, ${callBackText(callBack)[language]}`]),
    ...(short === "" ? [] : [`${words.comment}${short.replace(/\s+/g, " ")}`]),
    ...sameFireText(report, language),
    words.receivedAt(clockTime(new Date(receivedAt), language)),
  ];
  const url = `${dispatchUrl}?lang=${language}&hours=168#r-${id}`;
  return [
    { kind: "subheading", text: titleOf(report, language) },
    { kind: "list", items },
    ...(dispatchUrl === "" ? [] : [{ kind: "link" as const, label: words.see(reference), url }]),
  ];
}

const WORDS = {
  fr: {
    count: (count: number) => `${count} ${count === 1 ? "signalement" : "signalements"} à vérifier`,
    hours: (from: string, until: string) => `de ${from} à ${until}`,
    what: "Il peut s’agir d’un robot\u00a0: vérifiez avant d’agir. Les autres signalements arrivent tout de suite, chacun dans un courriel distinct.",
    received: (day: string, hours: string) => `Réception\u00a0: le ${day}, ${hours}.`,
    receivedAt: (time: string) => `Reçu à ${time}`,
    page: "Voir les signalements sur la page de la répartition",
    see: (reference: string) => `Voir ${reference} sur la page de la répartition`,
    noPoint: "Pas de coordonnées\u00a0: la personne a seulement décrit le lieu.",
    comment: "Commentaire\u00a0: ",
    others: (count: number) => `${count} ${count === 1 ? "autre signalement" : "autres signalements"}`,
    why: "Un seul courriel réunit les signalements à vérifier reçus en 10\u00a0minutes.",
  },
  en: {
    count: (count: number) => `${count} ${count === 1 ? "report" : "reports"} to verify`,
    hours: (from: string, until: string) => `${from} to ${until}`,
    what: "These reports may come from a bot: verify them before you act. Every other report comes right away, in its own email.",
    received: (day: string, hours: string) => `Received on ${day}, ${hours}.`,
    receivedAt: (time: string) => `Received at ${time}`,
    page: "See the reports on the dispatch page",
    see: (reference: string) => `See ${reference} on the dispatch page`,
    noPoint: "No exact point: the person only described the place.",
    comment: "Comment: ",
    others: (count: number) => `${count} other ${count === 1 ? "report" : "reports"}`,
    why: "Reports to verify that come in within 10\u00a0minutes are grouped in one email.",
  },
} as const;
