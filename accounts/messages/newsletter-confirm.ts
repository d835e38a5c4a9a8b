import { z } from "zod";
import { messageKind } from "#delivery/message.ts";
import { senderLine } from "#delivery/sender.ts";
import { confirmPage } from "#plan/message-pages.ts";
import { RELEASE_AUDIENCES } from "../account-commands.ts";

const NAMES = {
  CommuniqueGrandPublic: { fr: "les communiqués pour le grand public", en: "press releases for the public" },
  CommuniqueIndustriel: {
    fr: "les communiqués pour l’industrie forestière",
    en: "press releases for the forest industry",
  },
} as const;

/** Email with the link that confirms a subscription to releases. Without it, no other email is sent. */
export const newsletterConfirm = messageKind({
  about: z.object({ token: z.string(), audiences: z.array(z.enum(RELEASE_AUDIENCES)).min(1) }),
  mail({ token, audiences }, writing) {
    const { language, siteUrl } = writing;
    const url = siteUrl + confirmPage(token)[language];
    const items = audiences.map((audience) => NAMES[audience][language]);
    if (language === "en") {
      return {
        subject: "Confirm that you want our press releases",
        preheader: "Once you confirm, you will get our next press releases. The link works for 72 hours.",
        blocks: [
          { kind: "heading", text: "One step left" },
          { kind: "text", text: "Someone asked us to send these to this address:" },
          { kind: "list", items },
          { kind: "action", label: "Confirm my address", url },
          {
            kind: "text",
            text: "The link works once, within 72 hours. If you do not confirm, we will not send anything else and will erase the address.",
          },
        ],
        footer: [
          senderLine(writing),
          {
            kind: "small",
            text: "You are receiving this email because someone entered your address in our form. If it was not you, you do not need to do anything.",
          },
        ],
      };
    }
    return {
      subject: "Confirmez que vous voulez recevoir nos communiqués",
      preheader:
        "Appuyez sur le bouton pour recevoir nos prochains communiqués. Le lien est valable 72 heures.",
      blocks: [
        { kind: "heading", text: "Il ne vous reste qu’à confirmer" },
        { kind: "text", text: "Quelqu’un a demandé à recevoir, à cette adresse :" },
        { kind: "list", items },
        { kind: "action", label: "Confirmer mon adresse", url },
        {
          kind: "text",
          text: "Le lien est valable 72 heures et fonctionne une seule fois. Si vous ne confirmez pas, nous n’envoyons rien d’autre et nous effaçons l’adresse.",
        },
      ],
      footer: [
        senderLine(writing),
        {
          kind: "small",
          text: "Vous recevez ce courriel parce que quelqu’un a entré votre adresse dans notre formulaire. Si ce n’est pas vous, ne faites rien.",
        },
      ],
    };
  },
});
