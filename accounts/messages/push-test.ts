import { z } from "zod";
import { messageKind } from "#delivery/message.ts";
import { PAGES } from "#delivery/pages.ts";

/** Test notification that a person requests for their device. */
export const pushTest = messageKind({
  about: z.object({}),
  push: (_about, { language, siteUrl }) => ({
    ...(language === "fr"
      ? {
          title: "ESSAI : les notifications fonctionnent",
          body: "Les alertes pour vos lieux arriveront ici, comme ce message.",
        }
      : {
          title: "TEST: notifications work",
          body: "Alerts for your places will arrive here, like this message.",
        }),
    url: siteUrl + PAGES.places[language],
    tag: "test",
    isUrgent: true,
  }),
});
