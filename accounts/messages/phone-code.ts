import { z } from "zod";
import { smsText } from "#delivery/gsm.ts";
import { messageKind } from "#delivery/message.ts";

/** Text message with the code that verifies a phone. It fits in one part, in the GSM alphabet. */
export const phoneCode = messageKind({
  about: z.object({ code: z.string().regex(/^\d{6}$/) }),
  sms: ({ code }, { language }) =>
    smsText(
      language === "fr"
        ? `Vigie\u00a0: votre code est ${code}. Il est valable 10 minutes. Ne le donnez à personne\u00a0: nous ne le demandons jamais par téléphone.`
        : `Vigie: your code is ${code}. It works for 10 minutes. Do not give it to anyone: we never ask for it by phone.`,
    ),
});
