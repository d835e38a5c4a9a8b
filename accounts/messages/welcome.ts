import { z } from "zod";
import { type Block, messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";
import { accountFooter } from "./account-footer.ts";

const LONGEST_NAME = 40;
const MOST_WORDS = 3;
const NAME = /^[\p{L}\p{M}'’ -]+$/u;

/**
 * Returns true if the email can greet by this text. The profile's creator may not own the address, and could
 * send strangers any text by our emails. A sentence, a number or a link is not a name.
 */
const isName = (text: string): boolean =>
  text.length <= LONGEST_NAME && NAME.test(text) && text.split(" ").length <= MOST_WORDS;

/** Text on a profile with an unconfirmed address. `UNCONFIRMED_MS` sets the seven days. */
const UNCONFIRMED = {
  fr: "Pour recevoir des alertes par courriel, ouvrez le lien de confirmation envoyé à cette adresse. Un profil dont l’adresse courriel n’a jamais été confirmée est supprimé après 7 jours sans utilisation. Il est conservé si vous recevez des alertes par texto ou par notification.",
  en: "To get alerts by email, open the confirmation link sent to this address. A profile whose email address was never confirmed is deleted after 7 days without use. We keep it if you get alerts by text message or notification.",
} as const;

/** Welcome email: the uses of a profile, the deadline to confirm the address, and how to leave. */
export const welcome = messageKind({
  // Older rows lack this field. Treat them as confirmed.
  about: z.object({ firstName: z.string(), isConfirmed: z.boolean().default(true) }),
  mail({ firstName, isConfirmed }, writing) {
    const { language, siteUrl } = writing;
    const reportPhone = writing.reportPhone[language];
    const url = siteUrl + PAGES.places[language];
    const footer = accountFooter(writing);
    const unconfirmed: readonly Block[] = isConfirmed ? [] : [{ kind: "text", text: UNCONFIRMED[language] }];
    if (language === "en") {
      return {
        subject: "Your Vigie profile is ready",
        preheader: "Save your home or cottage to see what applies there and get alerts.",
        blocks: [
          { kind: "heading", text: isName(firstName) ? `Welcome, ${firstName}` : "Welcome" },
          { kind: "text", text: "Your profile is ready. With it you can:" },
          {
            kind: "list",
            items: [
              "save your home, cottage or workplace, and see at a glance the fire danger, the restrictions and the nearest fires;",
              "choose alerts for each place, by email, text message or notification;",
              "track a fire and see what has changed since your last visit.",
            ],
          },
          { kind: "action", label: "Save a place", url },
          ...unconfirmed,
          {
            kind: "text",
            text: `In an emergency, do not wait for a message from us: call 911. To report a fire: ${reportPhone}.`,
          },
          {
            kind: "small",
            text: "You can delete your profile at any time from your profile page. Everything in it will be deleted too.",
          },
        ],
        footer,
      };
    }
    return {
      subject: "Votre profil Vigie est prêt",
      preheader:
        "Enregistrez votre maison ou votre chalet pour savoir ce qui s’y applique et recevoir des alertes.",
      blocks: [
        { kind: "heading", text: isName(firstName) ? `Bienvenue, ${firstName}` : "Bienvenue" },
        { kind: "text", text: "Votre profil est prêt. Il vous permet :" },
        {
          kind: "list",
          items: [
            "d’enregistrer votre maison, votre chalet ou votre lieu de travail, et de voir d’un coup d’œil le danger d’incendie, les restrictions et les feux les plus proches ;",
            "de choisir des alertes pour chaque lieu, par courriel, par texto ou par notification ;",
            "de suivre un feu et de voir ce qui a changé depuis votre dernière visite.",
          ],
        },
        { kind: "action", label: "Enregistrer un lieu", url },
        ...unconfirmed,
        {
          kind: "text",
          text: `En cas d’urgence, n’attendez pas un message de notre part : appelez le 911. Pour signaler un feu : ${reportPhone}.`,
        },
        {
          kind: "small",
          text: "Vous pouvez supprimer votre profil quand vous voulez, à partir de votre page de profil. Tout ce qu’il contient sera aussi effacé.",
        },
      ],
      footer,
    };
  },
});
