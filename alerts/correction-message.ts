import { z } from "zod";
import { gsmText } from "#delivery/gsm.ts";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#delivery/pages.ts";
import { senderLine } from "#delivery/sender.ts";

const WORDS = {
  fr: {
    title: "Correction à une alerte",
    sms: "Vigie, correction\u00a0: ",
    see: "Voir la situation",
    why: "Vous recevez ce message parce que nous vous avions envoyé l’alerte qu’il corrige.",
  },
  en: {
    title: "Correction to an alert",
    sms: "Vigie, correction: ",
    see: "See the situation",
    why: "You get this message because we had sent you the alert that it corrects.",
  },
} as const;

const kind = messageKind({
  about: z.object({ text: z.string() }),
  mail({ text }, writing) {
    const { language, siteUrl } = writing;
    const { title, see, why } = WORDS[language];
    return {
      subject: title,
      preheader: text,
      blocks: [
        { is: "heading", text: title },
        { is: "text", text },
        { is: "action", label: see, url: siteUrl + PAGES.situation[language] },
      ],
      footer: [senderLine(writing), { is: "small", text: why }],
    };
  },
  sms: ({ text }, { language }) => gsmText(WORDS[language].sms + text),
  push: ({ text }, { language, siteUrl }) => ({
    title: WORDS[language].title,
    body: text,
    url: siteUrl + PAGES.situation[language],
    tag: "correction",
    isUrgent: true,
  }),
});

/** What the agency says of an alert that was wrong, to those who had it. */
export const CORRECTION_MESSAGES = { correction: kind } as const;
