import { z } from "zod";
import { messageKind } from "#delivery/message.ts";
import { newsletterPage, PAGES } from "#delivery/pages.ts";
import { senderLine } from "#delivery/sender.ts";

const release = messageKind({
  about: z.object({
    title: z.string(),
    summary: z.string(),
    path: z.string(),
    /** Of who has no profile. */
    key: z.string().nullable(),
  }),
  mail({ title, summary, path, key }, writing) {
    const { language, siteUrl } = writing;
    const isFrench = language === "fr";
    const choices = key === null ? PAGES.releases : newsletterPage(key);
    return {
      subject: title,
      preheader: summary,
      blocks: [
        { is: "heading", text: title },
        ...(summary === "" ? [] : [{ is: "text" as const, text: summary }]),
        {
          is: "action",
          label: isFrench ? "Lire le communiqué" : "Read the press release",
          url: siteUrl + path,
        },
      ],
      footer: [
        senderLine(writing),
        {
          is: "small",
          text: isFrench
            ? "Vous recevez ce courriel parce que vous avez demandé nos communiqués. Vos alertes n’en dépendent pas."
            : "You get this email because you asked for our press releases. Your alerts do not depend on them.",
        },
        {
          is: "link",
          label: isFrench ? "Changer mes choix ou me désabonner" : "Change my choices or unsubscribe",
          url: siteUrl + choices[language],
        },
      ],
      ...(key !== null && { stopUrl: `${siteUrl}/api/newsletter/stop?key=${key}` }),
    };
  },
});

/** Press releases, to whoever asked for them. */
export const RELEASE_MESSAGES = { release } as const;
