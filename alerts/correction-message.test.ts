import { expect, it } from "vitest";
import { mailText } from "#delivery/mail-text.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { A_FIRE, LA_TUQUE, north } from "./alerts.double.ts";
import { CORRECTION_MESSAGES, type CorrectionAbout } from "./correction-message.ts";

const ABOUT: CorrectionAbout = {
  text: "Il n’y a pas de feu",
  fact: {
    change: { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE },
    observedAt: new Date("2026-07-02T15:05:00Z"),
    place: { id: "1", nickname: "Chalet", at: north(LA_TUQUE, -12.3), distanceKm: 12.3 },
  },
  stopKey: "id.mark",
};
const { correction } = CORRECTION_MESSAGES;
const plain = (text: string) => text.replace(/[\u00a0\n]/g, " ");

it("a correction gives the wrong alert, with its place and time, and how to stop", () => {
  const mail = correction.mail(ABOUT, writingIn("fr"));
  expect(plain(mail?.subject ?? "")).toBe("Correction d’une alerte : Chalet");
  const text = mail ? plain(mailText(mail)) : "";
  expect(text).toMatch(
    /corrige l’alerte « Chalet : nouveau feu.* à 12 km au nord.* », tirée des données du 2 juillet/,
  );
  expect(text).toContain("/arreter-alertes/?cle=id.mark");
  expect(mail?.stopUrl).toBe("https://vigie.example/api/alerts/stop?key=id.mark");
  const sms = plain(correction.sms(ABOUT, writingIn("fr")) ?? "");
  expect(sms).toMatch(
    /^Vigie\. Correction : Il n'y a pas de feu\. Ce message corrige .*"Chalet.*ARRET pour cesser\.$/,
  );
  const push = correction.push(ABOUT, writingIn("en"));
  expect(push).toMatchObject({ title: "Correction: Chalet" });
  expect(push?.body).toContain("“Chalet: new fire");
});

it("a correction only contains the agency's text if the place is no longer saved", () => {
  const mail = correction.mail({ ...ABOUT, fact: null, stopKey: null }, writingIn("en"));
  expect(mail?.subject).toBe("Correction");
  expect(mail?.stopUrl).toBeUndefined();
});

it("a correction by text message keeps the accents of the agency's text", () => {
  const text = "Le feu est maîtrisé, pas hors contrôle";
  const sms = correction.sms({ ...ABOUT, text }, writingIn("fr")) ?? "";
  expect(plain(sms)).toMatch(/^Vigie\. Correction : Le feu est maîtrisé, pas hors contrôle\. /);
});
