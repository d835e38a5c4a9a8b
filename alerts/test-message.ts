import { z } from "zod";
import { gsmText } from "#delivery/gsm.ts";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#delivery/pages.ts";
import { senderLine } from "#delivery/sender.ts";

const WORDS = {
  fr: {
    subject: "Essai de Vigie\u00a0: ce n’est pas une alerte",
    preheader: "Vos alertes arriveront comme ce message.",
    heading: "L’essai est réussi",
    text: "Aucun feu n’est en cause. Les alertes de vos lieux et de vos feux arriveront ici, comme ce message.",
    tip: "Pour ne pas les manquer, ajoutez notre adresse à vos contacts et vérifiez que nos messages ne vont pas aux indésirables.",
    see: "Voir mes lieux",
    why: "Vous recevez ce courriel parce que vous avez demandé un essai à partir de votre profil.",
    sms: "Vigie\u00a0: essai réussi, ce n’est pas une alerte. Les alertes de vos lieux et de vos feux arriveront ici. Arrêter\u00a0: répondez ARRET.",
  },
  en: {
    subject: "Vigie test: this is not an alert",
    preheader: "Your alerts will arrive like this message.",
    heading: "The test worked",
    text: "There is no fire. Alerts for your places and fires will arrive here, like this message.",
    tip: "To be sure to see them, add our address to your contacts and check that our messages do not go to junk mail.",
    see: "See my places",
    why: "You get this email because you asked for a test from your profile.",
    sms: "Vigie: the test worked, this is not an alert. Alerts for your places and fires will arrive here. To stop, reply STOP.",
  },
} as const;

const test = messageKind({
  about: z.object({}),
  mail(_about, writing) {
    const { language, siteUrl } = writing;
    const words = WORDS[language];
    return {
      subject: words.subject,
      preheader: words.preheader,
      blocks: [
        { is: "heading", text: words.heading },
        { is: "text", text: words.text },
        { is: "text", text: words.tip },
        { is: "action", label: words.see, url: siteUrl + PAGES.places[language] },
      ],
      footer: [senderLine(writing), { is: "small", text: words.why }],
    };
  },
  sms: (_about, { language }) => gsmText(WORDS[language].sms),
});

/** What somebody asks for to see that alerts arrive. */
export const TEST_MESSAGES = { "alert-test": test } as const;
