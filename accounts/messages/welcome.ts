import { z } from "zod";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";
import { WHY_PROFILE } from "./account-footer.ts";

const LONGEST_NAME = 40;
const MOST_WORDS = 3;
const NAME = /^[\p{L}\p{M}'’ -]+$/u;

/**
 * Returns true if the email can greet by this name. The profile's creator can give a stranger's address, and
 * could use the name to send any text by our emails. A sentence, a number or a link is not a name.
 */
const isName = (text: string): boolean =>
  text.length <= LONGEST_NAME && NAME.test(text) && text.split(" ").length <= MOST_WORDS;

const WORDS = {
  fr: {
    subject: "Votre profil Vigie est prêt",
    preheader:
      "Enregistrez votre maison ou votre chalet pour savoir ce qui s’y applique et recevoir des alertes.",
    welcome: "Bienvenue",
    ready: "Votre profil est prêt. Il vous permet :",
    items: [
      "d’enregistrer votre maison, votre chalet ou votre lieu de travail, et de voir d’un coup d’œil le danger d’incendie, les restrictions et les feux les plus proches ;",
      "de choisir des alertes pour chaque lieu, par courriel, par texto ou par notification ;",
      "de suivre un feu et de voir ce qui a changé depuis votre dernière visite.",
    ],
    save: "Enregistrer un lieu",
    /** Paragraph for an unconfirmed address. `UNCONFIRMED_MS` sets the seven days. */
    unconfirmed:
      "Pour recevoir des alertes par courriel, ouvrez le lien de confirmation envoyé à cette adresse. Un profil dont l’adresse courriel n’a jamais été confirmée est supprimé après 7 jours sans utilisation. Il est conservé si vous recevez des alertes par texto ou par notification.",
    emergency: (reportPhone: string) =>
      `En cas d’urgence, n’attendez pas un message de notre part : appelez le 911. Pour signaler un feu : ${reportPhone}.`,
    leave:
      "Vous pouvez supprimer votre profil quand vous voulez, à partir de votre page de profil. Tout ce qu’il contient sera aussi effacé.",
  },
  en: {
    subject: "Your Vigie profile is ready",
    preheader: "Save your home or cottage to see what applies there and get alerts.",
    welcome: "Welcome",
    ready: "Your profile is ready. With it you can:",
    items: [
      "save your home, cottage or workplace, and see at a glance the fire danger, the restrictions and the nearest fires;",
      "choose alerts for each place, by email, text message or notification;",
      "track a fire and see what has changed since your last visit.",
    ],
    save: "Save a place",
    unconfirmed:
      "To get alerts by email, open the confirmation link sent to this address. A profile whose email address was never confirmed is deleted after 7 days without use. We keep it if you get alerts by text message or notification.",
    emergency: (reportPhone: string) =>
      `In an emergency, do not wait for a message from us: call 911. To report a fire: ${reportPhone}.`,
    leave:
      "You can delete your profile at any time from your profile page. Everything in it will be deleted too.",
  },
} as const;

/** Welcome email: the uses of a profile, the deadline to confirm the address, and how to leave. */
export const welcome = messageKind({
  // Older rows lack this field. Treat them as confirmed.
  about: z.object({ firstName: z.string(), isConfirmed: z.boolean().default(true) }),
  mail({ firstName, isConfirmed }, writing) {
    const { language, siteUrl } = writing;
    const words = WORDS[language];
    return {
      subject: words.subject,
      preheader: words.preheader,
      blocks: [
        { kind: "heading", text: isName(firstName) ? `${words.welcome}, ${firstName}` : words.welcome },
        { kind: "text", text: words.ready },
        { kind: "list", items: words.items },
        { kind: "action", label: words.save, url: siteUrl + PAGES.places[language] },
        ...(isConfirmed ? [] : [{ kind: "text" as const, text: words.unconfirmed }]),
        { kind: "text", text: words.emergency(writing.reportPhone[language]) },
        { kind: "small", text: words.leave },
      ],
      footer: [{ kind: "small", text: WHY_PROFILE[language] }],
    };
  },
});
