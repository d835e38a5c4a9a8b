import { formatMoment, sentence } from "#delivery/format-text.ts";
import { type Block, messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";
import { telOf } from "../report-phone.ts";
import { fireReport, reportAbout } from "./report-email.ts";
import { suspectReports } from "./suspect-email.ts";

/**
 * Email to the person who reported, if requested: the reference, what happens next and whom to call. Repeats
 * no text of the report: a stranger could enter another person's address to send that person any text.
 */
const fireReportCopy = messageKind({
  about: reportAbout,
  mail(report, { language, siteUrl, reportPhone }) {
    const { reference, phone, photos, keptDays } = report;
    const words = WORDS[language];
    const when = formatMoment(new Date(report.receivedAt), language);
    const number = reportPhone[language];
    const call = (shown: string, url: string): Block => ({
      kind: "link",
      label: `${words.call} ${shown}`,
      url,
    });
    return {
      subject: words.subject(reference),
      preheader: words.preheader(when),
      blocks: [
        { kind: "heading", text: words.heading },
        { kind: "text", text: words.thanks(when, reference) },
        {
          kind: "text",
          text: photos.announced > 0 ? `${words.unrepeated} ${words.photos}` : words.unrepeated,
        },
        { kind: "subheading", text: words.next },
        { kind: "text", text: phone !== null ? `${words.checks} ${words.callBack}` : words.checks },
        { kind: "text", text: words.change },
        call(number, telOf(number)),
        call("911", "tel:911"),
        { kind: "text", text: words.kept(keptDays) },
        { kind: "action", label: words.situation, url: siteUrl + PAGES.situation[language] },
      ],
      footer: [{ kind: "small", text: words.why }],
    };
  },
});

const WORDS = {
  fr: {
    subject: (reference: string) => `Votre signalement de feu (${reference})`,
    preheader: (when: string) =>
      `Reçu le ${sentence(when)} Si la situation change, appelez sans attendre. Si une personne est en danger, appelez le 911.`,
    heading: "Nous avons reçu votre signalement",
    thanks: (when: string, reference: string) =>
      `Merci. Votre signalement, reçu le ${when}, porte la référence ${reference}.`,
    unrepeated: "Par prudence, ce courriel ne répète rien de ce que vous avez écrit.",
    photos: "Vos photos s’ajoutent au signalement dès leur arrivée.",
    next: "Ce qui se passe ensuite",
    checks: "L’agence vérifie s’il s’agit d’un feu déjà connu.",
    callBack: "Elle peut vous rappeler au numéro que vous avez laissé.",
    change: "Si la situation change, appelez sans attendre. Si une personne est en danger, appelez le 911.",
    call: "Appeler le",
    kept: (days: number) =>
      `Nous effaçons vos renseignements personnels ${days}\u00a0${days === 1 ? "jour" : "jours"} après le signalement. Si la répartition ne l’a pas encore reçu à cette date, nous les effaçons au plus tard ${2 * days}\u00a0jours après le signalement.`,
    situation: "Voir la situation des feux",
    why: "Vous recevez ce courriel parce que quelqu’un a donné cette adresse en signalant un feu. Si ce n’était pas vous, ignorez ce courriel.",
  },
  en: {
    subject: (reference: string) => `Your fire report (${reference})`,
    preheader: (when: string) =>
      `Received on ${sentence(when)} If the fire changes, call right away. If someone is in danger, call 911.`,
    heading: "We received your report",
    thanks: (when: string, reference: string) =>
      `Thank you. Your report, received on ${when}, has reference number ${reference}.`,
    unrepeated: "As a precaution, this email does not repeat anything you wrote.",
    photos: "Your photos are added to the report as they arrive.",
    next: "What happens next",
    checks: "The agency checks whether the fire is already known.",
    callBack: "It may call you at the number that you left.",
    change: "If the fire changes, call right away. If someone is in danger, call 911.",
    call: "Call",
    kept: (days: number) =>
      `We erase your personal information ${days}\u00a0${days === 1 ? "day" : "days"} after the report. If dispatch has not received the report by then, we erase the information within ${2 * days}\u00a0days of the report.`,
    situation: "See the fire situation",
    why: "You are receiving this email because someone gave this address when reporting a fire. If it was not you, ignore this email.",
  },
} as const;

export const REPORT_EMAILS = { "fire-report": fireReport, "fire-report-copy": fireReportCopy } as const;

export const SUSPECT_EMAILS = { "suspect-reports": suspectReports } as const;
