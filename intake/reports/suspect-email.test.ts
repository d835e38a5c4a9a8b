import { expect, test } from "vitest";
import { mailText } from "#delivery/mail-text.ts";
import type { Mail } from "#delivery/message.ts";
import { writingIn } from "#delivery/writing.double.ts";
import type { Language } from "#territory/language.ts";
import { A_REPORT, A_SHORT_REPORT } from "./example-report.double.ts";
import { SUSPECT_EMAILS } from "./report-emails.ts";
import type { SuspectAbout } from "./suspect-email.ts";

const SUSPECTS: SuspectAbout = {
  from: "2026-07-02T15:00:00.000Z",
  until: "2026-07-02T15:10:00.000Z",
  reports: [
    { ...A_SHORT_REPORT, reference: "F-CALM", isSuspect: true },
    { ...A_REPORT, isSuspect: true, comment: `Vite. ${"x".repeat(1000)}` },
  ],
  others: [],
  dispatchUrl: A_REPORT.dispatchUrl,
};

function digest(more: Partial<SuspectAbout> = {}, language: Language = "fr"): Mail {
  const mail = SUSPECT_EMAILS["suspect-reports"].mail({ ...SUSPECTS, ...more }, writingIn(language));
  if (mail === null) throw new Error("the message has no email");
  return mail;
}
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").replace(/\n(?=\S)|\n {2}/g, " ");

test("the subject of the digest has the number and time of the suspect reports", () => {
  expect(plain(digest().subject)).toBe("2 signalements à vérifier, de 11 h à 11 h 10");
  expect(plain(digest({}, "en").subject)).toBe("2 reports to verify, 11 a.m. to 11:10 a.m.");
  const [one] = SUSPECTS.reports;
  expect(plain(digest({ reports: one ? [one] : [] }).subject)).toMatch(/^1 signalement à vérifier/);
});

test("the digest of suspect reports asks dispatch to verify before acting, and lists people near a fire first", () => {
  const text = plain(mailText(digest()));
  expect(text).toMatch(/s’agir d’un robot : vérifiez avant d’agir.*Réception : le 2 juillet 2026, de 11 h/su);
  expect(text).toMatch(/F-4F7Q-X2RC, Lac Clair.*des personnes près du feu.*F-CALM, Près du pont/su);
  expect(text).toMatch(/47\.43910, -72\.78120.*418 555-0100, accepte un rappel.*F-2CFG-HJMP, F-QRVW-X234/su);
  expect(text).toContain("https://dispatch.example/operator/reports?lang=fr&hours=168#r-");
  expect(text.match(/x+…/)?.[0].length).toBeLessThan(300);
  expect(plain(mailText(digest({}, "en")))).toMatch(/may come from a bot.*people near the fire.*F-CALM/su);
});

test("the digest counts suspect reports that it does not write in full, and has no link if dispatch has no page", () => {
  const others = Array.from({ length: 12 }, (_, each) => `F-${each}`);
  const reports = SUSPECTS.reports.map((each) => ({ ...each, dispatchUrl: "" }));
  const text = plain(mailText(digest({ others, reports, dispatchUrl: "" })));
  expect(text).toContain("14 signalements à vérifier");
  expect(text).toMatch(/12 autres signalements.*F-0, .*F-9, et 2 autres/su);
  expect(text).not.toContain("dispatch.example");
});
