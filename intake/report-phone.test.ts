import { expect, it } from "vitest";
import { readReportPhone } from "./report-phone.ts";

it.each(["418 555-0100", "(418) 555-0100", "418.555.0100", "4185550100"])(
  "the phone number for reports can be written as %s",
  (text) => {
    const number = { fr: "418\u00a0555\u20110100", en: "418\u2011555\u20110100" };
    expect(readReportPhone(text)).toEqual({ tel: "tel:+14185550100", number, full: number });
  },
);

it.each(["+1 800 463-feux", "1-800-463-FEUX", "+18004633389"])(
  "letters of the phone number %s become digits of the keypad",
  (text) => {
    expect(readReportPhone(text)?.tel).toBe("tel:+18004633389");
  },
);

it.each(["", "911", "463-FEUX", "1 800 463-3389 poste 2", "javascript:alert(1)"])(
  "%j is no valid phone number for reports",
  (text) => {
    expect(readReportPhone(text)).toBeNull();
  },
);
