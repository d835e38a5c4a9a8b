import { type Block, messageKind } from "#delivery/message.ts";
import { PAGES } from "#delivery/pages.ts";
import { senderLine } from "#delivery/sender.ts";
import { sentence, writtenMoment } from "#delivery/written.ts";
import { inDegrees } from "#territory/coordinates.ts";
import type { Language } from "#territory/language.ts";
import { telOf } from "../report-phone.ts";
import { type ReportAbout, reportAbout } from "./report-about.ts";
import { OF_FIRE, saidOf } from "./said-of.ts";

/** Mail programs make links of such words. */
const LINK = /:\/\/|www\.|[\p{L}\d-]\.\p{L}{2,}|@/iu;
/** A number to call; a position, which is said beside it as we write it. */
const NUMBER = /(?:\d[\s().-]*){7,}/;
/** A place has a name; what is longer tells something. */
const LONGEST_PLACE = 100;

/** Whether a place is repeated as it was typed. */
const isPlace = (where: string) => where.length <= LONGEST_PLACE && !LINK.test(where) && !NUMBER.test(where);

/**
 * What they answered, and where. Of what they typed, the place alone, and not with a link or a number to call in it: the address may be
 * somebody else's, and nobody says what they like to others by our letters.
 */
function repeated(said: ReportAbout, language: Language): string[] {
  const words = WORDS[language];
  const where = [isPlace(said.where) ? said.where : "", said.at && inDegrees(said.at, language)];
  const place = where.filter(Boolean).join(", ");
  return [
    `${words.place}${words.colon}${place || words.placeWritten}`,
    ...saidOf(said, language)
      .filter(({ key }) => OF_FIRE.includes(key))
      .map(({ label, text }) => `${label}${words.colon}${text}`),
  ];
}

/** To whoever reported, if they asked: its reference, what they said of the fire, what happens next and whom to call. */
export const fireReportCopy = messageKind({
  about: reportAbout,
  mail(said, writing) {
    const { reference, comment, phone, photos, keptDays } = said;
    const { language, siteUrl, reportPhone } = writing;
    const words = WORDS[language];
    const when = writtenMoment(new Date(said.receivedAt), language);
    const attached = [
      ...(comment === "" ? [] : [words.comment]),
      ...(photos.announced === 0 ? [] : [words.photos]),
      ...(said.name === "" && phone === null ? [] : [words.contact]),
    ];
    const number = reportPhone[language];
    const call = (shown: string, url: string): Block => ({
      is: "link",
      label: `${words.call} ${shown}`,
      url,
    });
    return {
      subject: words.subject(reference),
      preheader: words.preheader(when),
      blocks: [
        { is: "heading", text: words.heading },
        { is: "text", text: words.thanks(when, reference) },
        { is: "subheading", text: words.said },
        { is: "list", items: repeated(said, language) },
        ...(attached.length === 0 ? [] : [{ is: "text" as const, text: attached.join(" ") }]),
        { is: "subheading", text: words.next },
        { is: "text", text: phone !== null ? `${words.checks} ${words.callBack}` : words.checks },
        { is: "text", text: words.change },
        call(number, telOf(number)),
        call("911", "tel:911"),
        { is: "text", text: words.kept(keptDays) },
        { is: "action", label: words.situation, url: siteUrl + PAGES.situation[language] },
      ],
      footer: [senderLine(writing), { is: "small", text: words.why }],
    };
  },
});

const WORDS = {
  fr: {
    colon: "\u00a0: ",
    subject: (reference: string) => `Votre signalement d’un feu (${reference})`,
    preheader: (when: string) =>
      `Reçu le ${sentence(when)} Si le feu change ou si une personne est en danger, appelez.`,
    heading: "Nous avons votre signalement",
    thanks: (when: string, reference: string) =>
      `Merci. Votre signalement, reçu le ${when}, porte la référence ${reference}.`,
    said: "Ce que vous avez dit",
    place: "Lieu",
    placeWritten: "tel que vous l’avez écrit",
    comment: "Votre commentaire est joint au signalement.",
    photos: "Vos photos s’y ajoutent dès leur arrivée.",
    contact: "Ce qu’il faut pour vous joindre y est aussi.",
    next: "La suite",
    checks: "L’agence vérifie s’il s’agit d’un feu déjà connu.",
    callBack: "Elle peut vous rappeler au numéro que vous avez laissé.",
    change:
      "Si le feu change ou si une personne est en danger, appelez sans attendre. Si une vie est en danger, appelez le 911.",
    call: "Appeler le",
    kept: (days: number) =>
      `Le site efface vos renseignements personnels ${days}\u00a0${days === 1 ? "jour" : "jours"} après le signalement\u202f; si la répartition n’avait pas encore pu le recevoir, ${2 * days}\u00a0jours après, au plus tard.`,
    situation: "Voir la situation des feux",
    why: "Vous recevez ce courriel parce qu’une copie a été demandée à cette adresse. Si ce n’était pas vous, ignorez-le.",
  },
  en: {
    colon: ": ",
    subject: (reference: string) => `Your fire report (${reference})`,
    preheader: (when: string) =>
      `Received on ${sentence(when)} If the fire changes or someone is in danger, call.`,
    heading: "We have your report",
    thanks: (when: string, reference: string) =>
      `Thank you. Your report, received on ${when}, has reference number ${reference}.`,
    said: "What you said",
    place: "Place",
    placeWritten: "as you wrote it",
    comment: "Your comment is part of the report.",
    photos: "Your photos are added as they arrive.",
    contact: "Your contact information is part of it too.",
    next: "What happens next",
    checks: "The agency checks whether the fire is already known.",
    callBack: "It may call you at the number that you left.",
    change: "If the fire changes or someone is in danger, call right away. If a life is in danger, call 911.",
    call: "Call",
    kept: (days: number) =>
      `This site erases your personal information ${days}\u00a0${days === 1 ? "day" : "days"} after the report; if dispatch could not receive it by then, ${2 * days}\u00a0days after, at the latest.`,
    situation: "See the fire situation",
    why: "You get this email because someone asked for a copy at this address. If it was not you, ignore it.",
  },
} as const;
