import { z } from "zod";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#plan/message-pages.ts";

export const pushTest = messageKind({
  about: z.object({}),
  push: (_about, { language, siteUrl }) => ({
    ...(language === "fr"
      ? {
          title: "ESSAI : les notifications fonctionnent",
          body: "Voici comment les alertes pour vos lieux arriveront.",
        }
      : {
          title: "TEST: notifications work",
          body: "This is how alerts for your places will arrive.",
        }),
    url: siteUrl + PAGES.places[language],
    tag: "test",
    isUrgent: true,
  }),
});
