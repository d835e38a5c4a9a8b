import { describe, expect, it } from "vitest";
import { reportForm } from "./report-form.ts";

const LEAST = { where: "Lac Clair", seen: "smoke" };
const read = (more: object = {}) => reportForm.parse({ ...LEAST, ...more });
const problems = (more: object) =>
  reportForm
    .safeParse({ ...LEAST, ...more })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

describe("fire report form", () => {
  it("the report form requires only a location, in words or as a point, and what is seen", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ where: " \n ", seen: "" })).toEqual(["where required", "seen required"]);
    expect(problems({ where: "", lat: "47,5", lon: "-72.8" })).toEqual([]);
    expect(problems({ where: "", lat: "47.5", lon: "" })).toEqual(["where required"]);
    expect(problems({ where: "", lat: "91", lon: "0" })).toEqual(["where required"]);
  });

  it.for([
    ["47.5", "-72.8", { lat: 47.5, lon: -72.8 }],
    [" 47,5 ", "-72,8", { lat: 47.5, lon: -72.8 }],
    ["90", "180", { lat: 90, lon: 180 }],
    ["90.1", "0", null],
    ["NaN", "0", null],
    ["Infinity", "0", null],
    ["", "", null],
  ] as const)("the report form reads the position %j, %j as %j", ([lat, lon, at]) =>
    expect(read({ lat, lon }).at).toEqual(at),
  );

  it("the point's source is dropped if there is no point, and the direction if the person's location is unknown", () => {
    const fields = { source: "device", accuracy: "30", bearing: "355", distance: "2,5", fromAccuracy: "8" };
    expect(read(fields)).toMatchObject({ source: null, accuracy: null, bearing: null, distance: null });
    expect(read({ ...fields, lat: "47", lon: "-72" })).toMatchObject({ source: "device", accuracy: 30 });
    const seen = read({ ...fields, fromLat: "47", fromLon: "-72" });
    expect(seen).toMatchObject({ from: { lat: 47, lon: -72 }, fromAccuracy: 8, bearing: 355, distance: 2.5 });
  });

  it("a report is accepted without the values that this version does not know", () => {
    const odd = {
      colour: "purple",
      size: "huge",
      near: ["people", "ufo"],
      burning: "trees",
      knownFire: "12",
    };
    expect(read(odd)).toMatchObject({
      ...{ colour: null, size: null, near: ["people"], burning: ["trees"], knownFire: null },
    });
    for (const id of ["2026-12", "2026-123456"]) expect(read({ knownFire: id }).knownFire).toBe(id);
  });

  it("the sender's words stay unchanged, except line ends and invalid characters", () => {
    const comment = "<b>Vite</b>\r\n'; DROP TABLE fire_reports; --\u0000\u0007é🔥\ud800";
    expect(read({ comment }).comment).toBe("<b>Vite</b>\n'; DROP TABLE fire_reports; --é🔥");
    expect(read({ where: "au nord\r\n  du lac" }).where).toBe("au nord du lac");
  });
});

it("invisible characters are removed from a report's place, point, email and phone, but not from free text", () => {
  const pasted = {
    ...{ where: "\u200eLac\u00ad Clair\u200b", lat: "\u202d47.5", lon: "-72.8\u2060" },
    ...{ email: "ann@exam\u200bple.org", phone: "\u2068(418) 555-0100\u2069\u200b" },
    ...{ name: "علی‌رضا", comment: "Avec 👨‍👩‍👧" },
  };
  expect(read(pasted)).toMatchObject({
    ...{ where: "Lac Clair", at: { lat: 47.5, lon: -72.8 } },
    ...{ email: "ann@example.org", phone: "(418) 555-0100" },
    ...{ name: "علی‌رضا", comment: "Avec 👨‍👩‍👧" },
  });
});

describe("correctable errors of a report", () => {
  it("a report with an invalid email address or phone, or a text that is too long, is rejected", () => {
    expect(
      problems({ email: "ann@", phone: "555", comment: "a".repeat(2_001), name: "a".repeat(256) }),
    ).toEqual(["name long", "phone phone-anywhere", "email email", "comment long"]);
    expect(
      problems({ email: " ann@example.org ", phone: "+33 1 23 45 67 89", comment: "a".repeat(2_000) }),
    ).toEqual([]);
  });

  it.for([
    ["", null],
    ["+1", null],
    ["chez nous", null],
    ["(418) 555-0100", "(418) 555-0100"],
    ["418\u00a0555\u20110100", "418 555‑0100"],
    ["418–555–0100", "418–555–0100"],
    ["418/555-0100", "418/555-0100"],
    ["+33 (0)6·12·34·56·78", "+33 (0)6·12·34·56·78"],
  ] as const)("the report form reads the typed phone %j as %j", ([typed, phone]) =>
    expect(read({ phone: typed }).phone).toBe(phone),
  );

  it.for([
    "555",
    "555-1234",
    "418 555 12",
    "+1 418 555 123",
    "12345678901234567890",
    "418 555-0100 poste 12",
    "418 555-0100/0101",
  ])("the phone %j is rejected", (phone) => expect(problems({ phone })).toEqual(["phone phone-anywhere"]));
});
