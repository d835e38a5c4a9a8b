import { z } from "zod";
import { formatMoment } from "#delivery/format-text.ts";
import { messageKind } from "#delivery/message.ts";
import { senderLine } from "#delivery/sender.ts";
import { PAGES } from "#plan/message-pages.ts";

/** Reason for the deletion, and the reader's options. */
const BY = {
  fr: {
    asked: ["Comme vous l’avez demandé", "Si vous n’avez rien demandé, écrivez à"],
    unused: [
      "Comme nous vous l’avions annoncé",
      "Vous pouvez créer un nouveau profil quand vous voulez. Pour toute question, écrivez à",
    ],
  },
  en: {
    asked: ["As you asked", "If you did not ask for this, write to"],
    unused: [
      "As we told you we would",
      "You can create a new profile at any time. If you have a question, write to",
    ],
  },
} as const;

export const accountDeleted = messageKind({
  about: z.object({
    erasedAt: z.iso.datetime(),
    /** Earlier versions only posted this message on request. */
    why: z.enum(["asked", "unused"]).default("asked"),
  }),
  mail({ erasedAt, why }, writing) {
    const { language, siteUrl, sender } = writing;
    const when = formatMoment(new Date(erasedAt), language);
    const [because, write] = BY[language][why];
    if (language === "en") {
      return {
        subject: "Your Vigie profile has been deleted",
        preheader: "Your places, fires, subscriptions and personal information have been deleted.",
        blocks: [
          { kind: "heading", text: "Your profile has been deleted" },
          {
            kind: "text",
            text: `${because}, we deleted your profile on ${when}, along with everything in it: places, alerts, tracked fires, subscriptions, name, email address and phone number. This cannot be undone.`,
          },
          {
            kind: "text",
            text: "You will not get any more alerts from us. You can still check the fire situation without a profile:",
          },
          { kind: "action", label: "See the fire situation", url: siteUrl + PAGES.home.en },
        ],
        footer: [
          senderLine(writing),
          {
            kind: "small",
            text: `This is our last email: we no longer have your address. ${write} ${sender.email}.`,
          },
        ],
      };
    }
    return {
      subject: "Votre profil Vigie a été supprimé",
      preheader:
        "Vos lieux, vos feux suivis, vos abonnements et vos renseignements personnels ont été effacés.",
      blocks: [
        { kind: "heading", text: "Votre profil a été supprimé" },
        {
          kind: "text",
          text: `${because}, nous avons supprimé votre profil le ${when}, avec tout ce qu’il contenait : lieux, alertes, feux suivis, abonnements, nom, adresse courriel et numéro de téléphone. C’est définitif.`,
        },
        {
          kind: "text",
          text: "Vous ne recevrez plus d’alerte de notre part. Vous pouvez toujours consulter la situation des feux, sans profil :",
        },
        { kind: "action", label: "Voir la situation des feux", url: siteUrl + PAGES.home.fr },
      ],
      footer: [
        senderLine(writing),
        {
          kind: "small",
          text: `C’est notre dernier courriel : nous n’avons plus votre adresse. ${write} ${sender.email}.`,
        },
      ],
    };
  },
});
