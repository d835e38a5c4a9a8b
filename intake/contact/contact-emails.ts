import { z } from "zod";
import { formatMoment } from "#delivery/format-text.ts";
import { type Block, type Mail, type MailFile, messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";
import type { Language } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import type { ContactSubject } from "./contact-subjects.ts";
import type { StoredMessage } from "./stored-message.ts";
import { SUBJECT_NAMES } from "./subject-names.ts";

/** Content of an email about a message, loaded at delivery time. */
export interface ContactAbout extends StoredMessage {
  readonly reference: string;
  readonly subject: ContactSubject;
  readonly writtenIn: Language;
  readonly isSuspect: boolean;
  readonly at: string;
  readonly files: readonly MailFile[];
}
const contactAbout = z.custom<ContactAbout>((value) => typeof Object(value).reference === "string");

const lines = (message: string): Block[] =>
  message.split(/\n+/).map((line) => ({ kind: "text", text: line.trim() }));
const LANGUAGE_NAMES = { fr: "français", en: "anglais" } as const;

const SUSPECT =
  "Ce message vient peut-être d’un robot : un champ que personne ne voit était rempli, ou trop de messages arrivaient à la fois. Aucun accusé de réception n’a été envoyé.";
const STRANGERS_PDF =
  "Les PDF viennent d’une personne que l’agence ne connaît pas : ouvrez-les avec prudence.";
const FILES_LEFT =
  "Les fichiers ne sont pas joints : ce serveur de courriel les refuse, ou ils n’existent plus. Demandez-les à la personne par un autre moyen.";

/** Returns the email to the agency. @param without whether to leave out the files */
function mailToAgency(about: ContactAbout, without: boolean): Mail {
  const { reference, subject, message, email, phone, region, writtenIn, isSuspect, at, files } = about;
  const name = SUBJECT_NAMES[subject].fr;
  const from = REGIONS.find(({ code }) => code === region)?.name.fr;
  const hasPdf = files.some(({ type }) => type === "application/pdf");
  const small = [
    ...(isSuspect ? [SUSPECT] : []),
    ...(without ? [FILES_LEFT] : hasPdf ? [STRANGERS_PDF] : []),
  ];
  return {
    subject: `${isSuspect ? "[À vérifier] " : ""}${name}\u00a0: ${reference}`,
    preheader: message.slice(0, 100).replace(/\s+/g, " "),
    replyTo: email,
    ...(!without && { files }),
    blocks: [
      { kind: "heading", text: name },
      ...lines(message),
      {
        kind: "list",
        items: [
          `Courriel\u00a0: ${email}`,
          ...(phone === null ? [] : [`Téléphone\u00a0: ${phone}`]),
          ...(from === undefined ? [] : [`Région\u00a0: ${from}`]),
          `Langue\u00a0: ${LANGUAGE_NAMES[writtenIn]}`,
          ...(files.length === 0 ? [] : [`Fichiers\u00a0: ${files.map(({ name }) => name).join(", ")}`]),
          `Reçu le ${formatMoment(new Date(at), "fr")}`,
          `Référence\u00a0: ${reference}`,
        ],
      },
      ...small.map((text) => ({ kind: "small" as const, text })),
    ],
    footer: [
      {
        kind: "small",
        text: "Message du formulaire de la page Nous joindre. Répondez à ce courriel : la réponse ira à la personne.",
      },
    ],
  };
}

/** Email to the mailbox of the message's subject. A reply goes to the sender of the message. */
const contact = messageKind({
  about: contactAbout,
  mail: (about) => ({
    ...mailToAgency(about, false),
    ...(about.files.length > 0 && { withoutFiles: mailToAgency(about, true) }),
  }),
});

const RECEIVED = {
  fr: {
    subject: (reference: string) => `Nous avons reçu votre message (${reference})`,
    preheader: "Une personne de l’équipe le lira et vous répondra par courriel.",
    heading: "Nous avons reçu votre message",
    thanks: (name: string, when: string, reference: string) =>
      `Merci de nous avoir écrit. Votre message sur le sujet «\u00a0${name}\u00a0», reçu le ${when}, porte la référence ${reference}.`,
    reply:
      "Une personne de l’équipe le lira et vous répondra par courriel, habituellement dans les trois jours ouvrables. Quand il y a de grands feux, le délai peut être plus long.",
    emergency: (phone: string) =>
      `Un feu ou de la fumée en forêt\u202f? N’attendez pas notre réponse\u00a0: appelez le ${phone}, ou le 911 si une vie est en danger.`,
    see: "Voir la situation des feux",
    why: "Vous recevez ce courriel parce qu’un message nous a été envoyé avec cette adresse. Si ce n’était pas vous, ignorez ce courriel.",
  },
  en: {
    subject: (reference: string) => `We received your message (${reference})`,
    preheader: "Someone on our team will read it and reply by email.",
    heading: "We received your message",
    thanks: (name: string, when: string, reference: string) =>
      `Thank you for writing. Your message about “${name}”, received on ${when}, has reference number ${reference}.`,
    reply:
      "Someone on our team will read it and reply by email, usually within 3 business days. When large fires are burning, it may take longer.",
    emergency: (phone: string) =>
      `Fire or smoke in the forest? Do not wait for our reply: call ${phone}, or 911 if a life is in danger.`,
    see: "See the fire situation",
    why: "You are receiving this email because a message was sent to us with this address. If it was not you, ignore this email.",
  },
} as const;

/**
 * Email to the sender: confirms the message by its reference, and says what to expect. Does not repeat the
 * message: a stranger could enter another person's address to send that person any text.
 */
const contactReceived = messageKind({
  about: contactAbout,
  mail({ reference, subject, at }, { language, reportPhone, siteUrl }) {
    const words = RECEIVED[language];
    const when = formatMoment(new Date(at), language);
    return {
      subject: words.subject(reference),
      preheader: words.preheader,
      blocks: [
        { kind: "heading", text: words.heading },
        { kind: "text", text: words.thanks(SUBJECT_NAMES[subject][language], when, reference) },
        { kind: "text", text: words.reply },
        { kind: "text", text: words.emergency(reportPhone[language]) },
        { kind: "action", label: words.see, url: siteUrl + PAGES.situation[language] },
      ],
      footer: [{ kind: "small", text: words.why }],
    };
  },
});

export const CONTACT_EMAILS = { contact, "contact-received": contactReceived } as const;
