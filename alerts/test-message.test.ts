import { expect, it } from "vitest";
import { smsParts, smsText } from "#delivery/gsm.ts";
import { mailText } from "#delivery/mail-text.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { TEST_MESSAGES } from "./test-message.ts";

it.each([
  ["fr", /^ESSAI\s: ce n.est pas une alerte/, "aucun feu n’est en cause", "répondez ARRET"],
  ["en", /^TEST: this is not a(n| Vigie) alert/, "This is a test: it is not about any fire.", "reply STOP"],
] as const)(
  "a test message in %s starts with the word test, and says that it is not about any fire",
  (language, first, about, stop) => {
    const test = TEST_MESSAGES["alert-test"];
    const mail = test.mail({}, writingIn(language));
    expect(mail?.subject).toMatch(first);
    expect(mail ? mailText(mail).replace(/\s+/g, " ") : "").toContain(about);
    const sms = test.sms({}, writingIn(language)) ?? "";
    expect(sms).toMatch(first);
    expect(sms.toLowerCase()).toContain(stop.toLowerCase());
    expect(sms).toBe(smsText(sms));
    expect(smsParts(sms)).toBe(1);
  },
);
