import { expect, test } from "vitest";
import type { Language } from "#territory/language.ts";
import { A_REPORT } from "./example-report.double.ts";
import { letter, wordsOf } from "./letters.double.ts";
import type { ReportAbout } from "./report-email.ts";

test("the email to dispatch has a link to call any number, even if the person did not ask for a call", () => {
  const call = (more: Partial<ReportAbout>) =>
    wordsOf(letter("fire-report", { ...A_REPORT, ...more }, "en")).match(/Call .* tel:\S+/)?.[0];
  expect(call({ phone: "+33 1 23 45 67 89" })).toBe("Call +33 1 23 45 67 89 tel:+33123456789");
  expect(call({ callBack: false })).toBe("Call 418 555-0100 tel:4185550100");
  const unticked = { ...A_REPORT, callBack: false };
  expect(wordsOf(letter("fire-report", unticked, "fr"))).toContain("n’a pas demandé de rappel");
  expect(wordsOf(letter("fire-report-copy", unticked, "en"))).toContain("It may call you at the number");
});

test("the email to dispatch states the place found, and says that the point can be the place's centre", () => {
  const about = { ...A_REPORT, source: "words", accuracy: null, found: "La Tuque (municipalité)" } as const;
  const emailText = (language: Language) =>
    wordsOf(letter("fire-report", about, language)).replace(/\u00a0/g, " ");
  expect(emailText("fr")).toContain(
    "Origine du point : lieu trouvé, « La Tuque (municipalité) » (son centre, si le lieu est grand)",
  );
  expect(emailText("en")).toContain(
    "place found, “La Tuque (municipalité)” (its centre, if the place is large)",
  );
});

test("the email to dispatch says that a point is the sender's location if direction or distance is missing", () => {
  const emailText = (more: Partial<ReportAbout>) =>
    wordsOf(letter("fire-report", { ...A_REPORT, source: "sight", ...more }, "en"));
  const standing = "the person’s own location, not the fire’s: they see the fire from a distance";
  expect(emailText({ bearing: null, distance: null })).toContain(standing);
  expect(emailText({ source: "device", distance: null })).toContain(standing);
  expect(emailText({ source: "device", bearing: null, distance: null })).not.toContain(standing);
  expect(emailText({})).toContain("direction and distance");
  const french = wordsOf(letter("fire-report", { ...A_REPORT, source: "sight", bearing: null }, "fr"));
  expect(french.replace(/\u00a0/g, " ")).toContain(
    "Origine du point : position de la personne, pas du feu : elle",
  );
});

test("the email to dispatch counts hundreds of reports of one fire, and lists the first ten references", () => {
  const sameFire = Array.from({ length: 200 }, (_, index) => `F-${index}`);
  const text = wordsOf(letter("fire-report", { ...A_REPORT, sameFire }, "en"));
  expect(text).toContain("200 other reports within 5\u00a0km and 12\u00a0hours");
  expect(text).toContain("F-9, and 190 others");
  const one = wordsOf(letter("fire-report", { ...A_REPORT, sameFire: ["F-1"] }, "fr"));
  expect(one).toContain("1 autre signalement à moins de");
});

test("the email to dispatch says that there may be fires if the active fires are unknown", () => {
  const text = (fires: ReportAbout["fires"]) => wordsOf(letter("fire-report", { ...A_REPORT, fires }, "en"));
  expect(text(null)).toContain("Data on active fires is not available: there may be fires.");
  const read = { list: [], readAt: "2026-07-02T15:04:30.000Z", isLate: false };
  expect(text(read)).toContain("The agency’s list has no active fires within 50\u00a0km.");
  expect(text(read)).toContain("Data as of July 2 at 11:04");
});

test("the email to dispatch shows near fires with the time of the data, and says if the data are late", () => {
  const text = (isLate: boolean, language: "fr" | "en") =>
    wordsOf(
      letter(
        "fire-report",
        { ...A_REPORT, fires: A_REPORT.fires && { ...A_REPORT.fires, isLate } },
        language,
      ),
    );
  expect(text(false, "fr")).toMatch(/2026-12, Lac Clair.*Données du 2 juillet.*11\sh\s04/s);
  expect(text(true, "fr")).toMatch(
    /Données du 2 juillet.*, en retard\u00a0: il peut y avoir d’autres feux\./,
  );
  expect(text(true, "en")).toMatch(/Data delayed, as of July 2.*: there may be other fires\./);
});
