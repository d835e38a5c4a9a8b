import { z } from "zod";
import { messageKind } from "#delivery/message.ts";

/** The code that proves whose a phone is: one part of the phones' own alphabet. */
export const phoneCode = messageKind({
  about: z.object({ code: z.string().regex(/^\d{6}$/) }),
  sms: ({ code }, { language }) =>
    language === "fr"
      ? `Vigie : votre code est ${code}. Il est valable 10 minutes. Ne le donnez à personne : nous ne le demandons jamais par téléphone.`
      : `Vigie: your code is ${code}. It works for 10 minutes. Give it to nobody: we never ask for it by phone.`,
});
