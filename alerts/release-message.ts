import { z } from "zod";
import { messageKind } from "#delivery/message.ts";
import { ALERT_ICONS } from "#fires/alert-icons.ts";
import { newsletterPage, PAGES, stopPage } from "#plan/message-pages.ts";
import type { Bilingual } from "#territory/language.ts";

const WORDS = {
  fr: {
    changeOrStop: "Changer mes choix ou me désabonner",
    change: "Changer mes choix",
    stop: "Me désabonner sans me connecter",
    read: "Lire le communiqué",
    why: "Vous recevez ce courriel parce que vous avez demandé à recevoir nos communiqués. Vos alertes sont envoyées séparément.",
  },
  en: {
    changeOrStop: "Change my choices or unsubscribe",
    change: "Change my choices",
    stop: "Unsubscribe without logging in",
    read: "Read the press release",
    why: "You are receiving this email because you asked for our press releases. They are separate from your alerts.",
  },
} as const;

const release = messageKind({
  about: z.object({
    title: z.string(),
    summary: z.string(),
    path: z.string(),
    /** Key to unsubscribe a subscriber without a profile; null for a person with a profile. */
    key: z.string().nullable(),
    /** Key to unsubscribe a person with a profile, the same as in the person's alerts; null for others. */
    stopKey: z.string().nullable().default(null),
  }),
  mail({ title, summary, path, key, stopKey }, { language, siteUrl }) {
    const words = WORDS[language];
    const link = (label: string, page: Bilingual) =>
      ({ kind: "link", label, url: siteUrl + page[language] }) as const;
    const ways =
      key !== null
        ? [link(words.changeOrStop, newsletterPage(key))]
        : [
            link(words.change, PAGES.releases),
            ...(stopKey === null ? [] : [link(words.stop, stopPage(stopKey))]),
          ];
    const stopUrl =
      key !== null
        ? `/api/newsletter/stop?key=${key}`
        : stopKey !== null
          ? `/api/releases/stop?key=${stopKey}`
          : null;
    return {
      subject: title,
      preheader: summary,
      blocks: [
        { kind: "heading", text: title, icon: ALERT_ICONS.content },
        ...(summary === "" ? [] : [{ kind: "text" as const, text: summary }]),
        { kind: "action", label: words.read, url: siteUrl + path },
      ],
      footer: [{ kind: "small", text: words.why }, ...ways],
      ...(stopUrl !== null && { stopUrl: siteUrl + stopUrl }),
    };
  },
});

export const RELEASE_MESSAGES = { release } as const;
