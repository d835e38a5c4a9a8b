import { z } from "zod";
import { messageKind } from "#delivery/message.ts";

const PREFERENCES = { fr: "/infolettre/?cle=", en: "/en/newsletter/?key=" } as const;
const PROFILE = {
  fr: "/profil/abonnement-communiques/",
  en: "/en/profile/press-release-subscription/",
} as const;

const release = messageKind({
  about: z.object({
    title: z.string(),
    summary: z.string(),
    path: z.string(),
    /** Of who has no profile. */
    key: z.string().nullable(),
  }),
  mail({ title, summary, path, key }, { language, siteUrl }) {
    const isFrench = language === "fr";
    const { host } = new URL(siteUrl);
    const stop = siteUrl + (key === null ? PROFILE[language] : PREFERENCES[language] + key);
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
        {
          is: "small",
          text: `${isFrench ? "Vigie, feux de forêt Québec" : "Vigie, Quebec wildfires"}, ${host}`,
        },
        {
          is: "small",
          text: isFrench
            ? "Vous recevez ce courriel parce que vous avez demandé nos communiqués. Vos alertes n’en dépendent pas."
            : "You get this email because you asked for our press releases. Your alerts do not depend on them.",
        },
        {
          is: "link",
          label: isFrench ? "Changer mes choix ou me désabonner" : "Change my choices or unsubscribe",
          url: stop,
        },
      ],
      ...(key !== null && { stopUrl: `${siteUrl}/api/newsletter/stop?key=${key}` }),
    };
  },
});

/** Press releases, to whoever asked for them. */
export const RELEASE_MESSAGES = { release } as const;
