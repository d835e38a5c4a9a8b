import { z } from "zod";
import { formatMoment, sentence } from "#delivery/format-text.ts";
import { smsText } from "#delivery/gsm.ts";
import { type Block, messageKind } from "#delivery/message.ts";
import { PAGES, stopPage } from "#plan/message-pages.ts";
import type { Language } from "#territory/language.ts";
import { PHRASES } from "./alert-phrases.ts";
import { aboutName, alertText } from "./alert-text.ts";
import type { Fact } from "./fact.ts";

const WORDS = {
  fr: {
    title: "Correction d’une alerte",
    colon: "\u00a0: ",
    sms: "Vigie. Correction\u00a0: ",
    corrects: (headline: string, when: string) =>
      `Ce message corrige l’alerte «\u00a0${headline}\u00a0», tirée des données du ${when}`,
    see: "Voir la situation des feux",
    why: "Vous recevez ce message parce que nous vous avions envoyé l’alerte qu’il corrige.",
  },
  en: {
    title: "Correction",
    colon: ": ",
    sms: "Vigie. Correction: ",
    corrects: (headline: string, when: string) =>
      `This message corrects the alert “${headline}”, based on data received on ${when}`,
    see: "See the fire situation",
    why: "You are receiving this message because we sent you the alert that it corrects.",
  },
} as const;

/** The agency's text, and the corrected alert; `fact` is null if its place or fire is no longer saved. */
export interface CorrectionAbout {
  readonly text: string;
  readonly fact: Fact | null;
  /** Null if the person was deleted. */
  readonly stopKey: string | null;
}

function titleOf({ fact }: CorrectionAbout, language: Language): string {
  const { title, colon } = WORDS[language];
  const name = fact && aboutName(fact, language);
  return name ? title + colon + name : title;
}

function correctedOf({ fact }: CorrectionAbout, language: Language): string[] {
  if (fact === null) return [];
  const when = formatMoment(fact.observedAt, language);
  return [sentence(WORDS[language].corrects(alertText(fact, language).headline, when))];
}

const kind = messageKind({
  /** Content of the correction, loaded at delivery time. */
  about: z.custom<CorrectionAbout>((value) => typeof Object(value).text === "string"),
  mail(about, { language, siteUrl }) {
    const { text, fact, stopKey } = about;
    const { see, why } = WORDS[language];
    const { change, stop } = PHRASES[language];
    const title = titleOf(about, language);
    const link = (label: string, path: string): Block => ({ kind: "link", label, url: siteUrl + path });
    const choices = fact !== null && fact.place === null ? PAGES.fires : PAGES.places;
    return {
      subject: title,
      preheader: text,
      blocks: [
        { kind: "heading", text: title },
        { kind: "text", text },
        ...correctedOf(about, language).map((corrected): Block => ({ kind: "text", text: corrected })),
        { kind: "action", label: see, url: siteUrl + PAGES.situation[language] },
      ],
      footer: [
        { kind: "small", text: why },
        link(change, choices[language]),
        ...(stopKey === null ? [] : [link(stop, stopPage(stopKey)[language])]),
      ],
      ...(stopKey !== null && { stopUrl: `${siteUrl}/api/alerts/stop?key=${stopKey}` }),
    };
  },
  sms: (about, { language }) =>
    smsText(
      WORDS[language].sms +
        [...[about.text, ...correctedOf(about, language), PHRASES[language].stopByText].map(sentence)].join(
          " ",
        ),
    ),
  push: (about, { language, siteUrl }) => ({
    title: titleOf(about, language),
    body: [about.text, ...correctedOf(about, language)].join(" "),
    url: siteUrl + PAGES.situation[language],
    tag: "correction",
    isUrgent: true,
  }),
});

export const CORRECTION_MESSAGES = { correction: kind } as const;
