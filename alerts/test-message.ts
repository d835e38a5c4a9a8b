import { z } from "zod";
import { smsText } from "#delivery/gsm.ts";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";

const WORDS = {
  fr: {
    subject: "ESSAI\u00a0: ce n’est pas une alerte",
    preheader: "Voici comment vos alertes arriveront.",
    heading: "L’essai est réussi",
    text: "Ceci est un essai\u00a0: aucun feu n’est en cause. Les alertes pour vos lieux et vos feux suivis arriveront ici, de la même façon.",
    tip: "Pour ne pas les manquer, ajoutez notre adresse à vos contacts et vérifiez que nos messages ne vont pas dans les courriels indésirables.",
    see: "Voir mes lieux",
    why: "Vous recevez ce courriel parce que vous avez demandé un essai à partir de votre profil.",
    sms: "ESSAI\u00a0: ce n’est pas une alerte de Vigie. Aucun feu n’est en cause. Vos alertes arriveront ici. Répondez ARRET pour cesser.",
  },
  en: {
    subject: "TEST: this is not an alert",
    preheader: "This is how your alerts will arrive.",
    heading: "The test worked",
    text: "This is a test: it is not about any fire. Alerts for your places and fires will arrive here, in the same way.",
    tip: "To make sure you see them, add our address to your contacts and check that our messages do not go to junk mail.",
    see: "See my places",
    why: "You are receiving this email because you asked for a test from your profile.",
    sms: "TEST: this is not a Vigie alert. It is not about any fire. Your alerts will arrive here. Reply STOP to end.",
  },
} as const;

const test = messageKind({
  about: z.object({}),
  mail(_about, { language, siteUrl }) {
    const words = WORDS[language];
    return {
      subject: words.subject,
      preheader: words.preheader,
      blocks: [
        { kind: "heading", text: words.heading },
        { kind: "text", text: words.text },
        { kind: "text", text: words.tip },
        { kind: "action", label: words.see, url: siteUrl + PAGES.places[language] },
      ],
      footer: [{ kind: "small", text: words.why }],
    };
  },
  sms: (_about, { language }) => smsText(WORDS[language].sms),
});

export const TEST_MESSAGES = { "alert-test": test } as const;
