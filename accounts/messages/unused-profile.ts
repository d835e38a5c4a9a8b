import { z } from "zod";
import { formatDay } from "#delivery/format-text.ts";
import { smsText } from "#delivery/gsm.ts";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";
import { WHY_PROFILE } from "./account-footer.ts";

const WORDS = {
  fr: {
    subject: (day: string) => `Votre profil Vigie sera supprimé le ${day}`,
    reminder: (day: string) => `Rappel : votre profil sera supprimé le ${day}`,
    preheader:
      "Pour conserver votre profil, connectez-vous avant cette date. Vous n’avez rien d’autre à faire.",
    heading: (day: string) => `Votre profil sera supprimé le ${day}`,
    why: (used: string) =>
      `Personne n’a utilisé ce profil depuis le ${used}. La loi nous interdit de conserver des renseignements personnels plus longtemps que nécessaire.`,
    goes: (day: string) => `Le ${day}, tout ce que votre profil contient sera effacé :`,
    items: [
      "vos lieux enregistrés ;",
      "les feux que vous suivez ;",
      "vos alertes et vos communiqués : vous n’en recevrez plus ;",
      "votre nom, votre adresse courriel et votre numéro de téléphone.",
    ],
    stay: "Pour conserver votre profil, connectez-vous avant cette date. Vous n’avez rien d’autre à faire. Recevoir des alertes ne suffit pas, car nous ne savons pas si elles sont lues.",
    act: "Se connecter",
    leave: "Si vous ne voulez plus de ce profil, vous n’avez rien à faire.",
    text: (day: string) =>
      `Vigie : vous n’utilisez plus votre profil. Il sera supprimé le ${day}, avec vos alertes. Pour le conserver, connectez-vous avant cette date. ARRET pour cesser.`,
    title: (day: string) => `Votre profil Vigie sera supprimé le ${day}`,
    body: "Vous n’utilisez plus votre profil. Pour le conserver, avec vos alertes, connectez-vous avant cette date.",
  },
  en: {
    subject: (day: string) => `Your Vigie profile will be deleted on ${day}`,
    reminder: (day: string) => `Reminder: your profile will be deleted on ${day}`,
    preheader: "To keep your profile, log in before that date. You do not need to do anything else.",
    heading: (day: string) => `Your profile will be deleted on ${day}`,
    why: (used: string) =>
      `Nobody has used this profile since ${used}. The law does not allow us to keep personal information longer than we need it.`,
    goes: (day: string) => `On ${day}, everything in your profile will be deleted:`,
    items: [
      "your saved places;",
      "the fires you track;",
      "your alerts and press releases: you will not get them any more;",
      "your name, email address and phone number.",
    ],
    stay: "To keep your profile, log in before that date. You do not need to do anything else. Getting alerts is not enough, because we cannot tell whether they are read.",
    act: "Log in",
    leave: "If you do not want this profile any more, you do not need to do anything.",
    text: (day: string) =>
      `Vigie: your profile is not being used. It will be deleted on ${day}, with your alerts. To keep it, log in before then. To stop texts, reply STOP.`,
    title: (day: string) => `Your Vigie profile will be deleted on ${day}`,
    body: "Your profile is not being used. To keep it and your alerts, log in before that date.",
  },
} as const;

/** Warning that an unused profile will be deleted, and how to keep it. Sent twice. */
export const unusedProfile = messageKind({
  about: z.object({ usedAt: z.iso.datetime(), eraseAt: z.iso.datetime(), isLast: z.boolean() }),
  mail({ usedAt, eraseAt, isLast }, writing) {
    const { language, siteUrl } = writing;
    const words = WORDS[language];
    const day = formatDay(new Date(eraseAt), language);
    return {
      subject: isLast ? words.reminder(day) : words.subject(day),
      preheader: words.preheader,
      blocks: [
        { kind: "heading", text: words.heading(day) },
        { kind: "text", text: words.why(formatDay(new Date(usedAt), language)) },
        { kind: "text", text: words.goes(day) },
        { kind: "list", items: words.items },
        { kind: "text", text: words.stay },
        { kind: "action", label: words.act, url: siteUrl + PAGES.places[language] },
        { kind: "text", text: words.leave },
      ],
      footer: [{ kind: "small", text: WHY_PROFILE[language] }],
    };
  },
  sms: ({ eraseAt }, { language, siteUrl }) =>
    smsText(
      `${WORDS[language].text(formatDay(new Date(eraseAt), language))} ${siteUrl}${PAGES.places[language]}`,
    ),
  push: ({ eraseAt }, { language, siteUrl }) => ({
    title: WORDS[language].title(formatDay(new Date(eraseAt), language)),
    body: WORDS[language].body,
    url: siteUrl + PAGES.places[language],
    tag: "unused-profile",
    isUrgent: false,
  }),
});
