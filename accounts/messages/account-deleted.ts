import { z } from "zod";
import { formatMoment } from "#delivery/format-text.ts";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";

const WORDS = {
  fr: {
    /** First the reason for the deletion, then the advice. The contact address follows the advice. */
    asked: ["Comme vous l’avez demandé", "Si vous n’avez rien demandé, écrivez à"],
    unused: [
      "Comme nous vous l’avions annoncé",
      "Vous pouvez créer un nouveau profil quand vous voulez. Pour toute question, écrivez à",
    ],
    subject: "Votre profil Vigie a été supprimé",
    preheader:
      "Vos lieux, vos feux suivis, vos abonnements et vos renseignements personnels ont été effacés.",
    heading: "Votre profil a été supprimé",
    text: (because: string, when: string) =>
      `${because}, nous avons supprimé votre profil le ${when}, avec tout ce qu’il contenait : lieux, alertes, feux suivis, abonnements, nom, adresse courriel et numéro de téléphone. C’est définitif.`,
    after:
      "Vous ne recevrez plus d’alerte de notre part. Vous pouvez toujours consulter la situation des feux, sans profil :",
    see: "Voir la situation des feux",
    last: (write: string) => `C’est notre dernier courriel : nous n’avons plus votre adresse. ${write}.`,
  },
  en: {
    asked: ["As you asked", "If you did not ask for this, write to"],
    unused: [
      "As we told you we would",
      "You can create a new profile at any time. If you have a question, write to",
    ],
    subject: "Your Vigie profile has been deleted",
    preheader: "Your places, fires, subscriptions and personal information have been deleted.",
    heading: "Your profile has been deleted",
    text: (because: string, when: string) =>
      `${because}, we deleted your profile on ${when}, along with everything in it: places, alerts, tracked fires, subscriptions, name, email address and phone number. This cannot be undone.`,
    after:
      "You will not get any more alerts from us. You can still check the fire situation without a profile:",
    see: "See the fire situation",
    last: (write: string) => `This is our last email: we no longer have your address. ${write}.`,
  },
} as const;

export const accountDeleted = messageKind({
  about: z.object({
    erasedAt: z.iso.datetime(),
    /** Defaults to `asked`: earlier versions only posted this message for deletions that people requested. */
    why: z.enum(["asked", "unused"]).default("asked"),
  }),
  mail({ erasedAt, why }, { language, siteUrl, sender }) {
    const when = formatMoment(new Date(erasedAt), language);
    const words = WORDS[language];
    const [because, write] = words[why];
    return {
      subject: words.subject,
      preheader: words.preheader,
      blocks: [
        { kind: "heading", text: words.heading },
        { kind: "text", text: words.text(because, when) },
        { kind: "text", text: words.after },
        { kind: "action", label: words.see, url: siteUrl + PAGES.home[language] },
      ],
      footer: [{ kind: "small", text: words.last(`${write} ${sender.email}`) }],
    };
  },
});
