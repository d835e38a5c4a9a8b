import { z } from "zod";
import { messageKind } from "#delivery/message.ts";
import { confirmPage } from "#plan/message-pages.ts";
import { RELEASE_AUDIENCES } from "../account-commands.ts";

const NAMES = {
  CommuniqueGrandPublic: { fr: "les communiqués pour le grand public", en: "press releases for the public" },
  CommuniqueIndustriel: {
    fr: "les communiqués pour l’industrie forestière",
    en: "press releases for the forest industry",
  },
} as const;

const WORDS = {
  fr: {
    subject: "Confirmez que vous voulez recevoir nos communiqués",
    preheader:
      "Appuyez sur le bouton pour recevoir nos prochains communiqués. Le lien est valable 72 heures.",
    heading: "Il ne vous reste qu’à confirmer",
    asked: "Quelqu’un a demandé à recevoir, à cette adresse :",
    confirm: "Confirmer mon adresse",
    once: "Le lien est valable 72 heures et fonctionne une seule fois. Si vous ne confirmez pas, nous n’envoyons rien d’autre et nous effaçons l’adresse.",
    why: "Vous recevez ce courriel parce que quelqu’un a entré votre adresse dans notre formulaire. Si ce n’est pas vous, ne faites rien.",
  },
  en: {
    subject: "Confirm that you want our press releases",
    preheader: "Once you confirm, you will get our next press releases. The link works for 72 hours.",
    heading: "One step left",
    asked: "Someone asked us to send these to this address:",
    confirm: "Confirm my address",
    once: "The link works once, within 72 hours. If you do not confirm, we will not send anything else and will erase the address.",
    why: "You are receiving this email because someone entered your address in our form. If it was not you, you do not need to do anything.",
  },
} as const;

/** Email with the link that confirms a subscription to releases. Unconfirmed addresses get no releases. */
export const newsletterConfirm = messageKind({
  about: z.object({ token: z.string(), audiences: z.array(z.enum(RELEASE_AUDIENCES)).min(1) }),
  mail({ token, audiences }, { language, siteUrl }) {
    const words = WORDS[language];
    return {
      subject: words.subject,
      preheader: words.preheader,
      blocks: [
        { kind: "heading", text: words.heading },
        { kind: "text", text: words.asked },
        { kind: "list", items: audiences.map((audience) => NAMES[audience][language]) },
        { kind: "action", label: words.confirm, url: siteUrl + confirmPage(token)[language] },
        { kind: "text", text: words.once },
      ],
      footer: [{ kind: "small", text: words.why }],
    };
  },
});
