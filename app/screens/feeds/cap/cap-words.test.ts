import { describe, expect, test } from "vitest";
import "../../../i18n/dictionary.ts";
import type { CapDanger, CapFacts } from "#history/cap-content.ts";
import { capAlertOf } from "./cap-info.server.ts";
import {
  ban,
  danger,
  fire,
  type MessageParts,
  message,
  plain,
  SENT,
  SITE,
  words,
} from "./messages.double.ts";

describe("a CAP message about a fire", () => {
  const bigger = { ...fire, sizeHa: 80 };
  const held = { ...fire, statusId: 4 } as const;
  const out = { ...fire, statusId: 6 } as const;
  const contained = { ...fire, containedAt: new Date("2026-07-02T14:00:00Z") };

  test.for<[string, CapFacts, MessageParts, string, string]>([
    ["its status when it is new", fire, {}, "Lac Clair fire: out of control", "Size: 13 ha."],
    [
      "its status and the one before when the status changes",
      held,
      { before: fire },
      "Lac Clair fire: being held (was out of control)",
      "Size: 13 ha.",
    ],
    [
      "both sizes when the size changes",
      bigger,
      { before: fire },
      "Lac Clair fire: out of control",
      "Size: 80 ha (was 13 ha).",
    ],
    [
      "that it is still out of control when it is contained",
      contained,
      { before: fire },
      "Lac Clair fire: out of control",
      "Contained on July 2, 2026, 10 a.m. Status: out of control.",
    ],
    [
      "that its location changed when it is moved",
      { ...fire, at: { lon: -72, lat: 47 } },
      { before: fire },
      "Lac Clair fire: out of control",
      "The location has been updated.",
    ],
    [
      "that nothing changed when it is renewed",
      fire,
      { before: fire },
      "Lac Clair fire: out of control",
      "Nothing has changed since the last message.",
    ],
    [
      "that it is extinguished when it ends",
      out,
      { before: fire, ended: "over" },
      "Lac Clair fire: extinguished (was out of control)",
      "Size: 13 ha.",
    ],
    [
      "that it is active again when it comes back",
      fire,
      { cancelledAt: new Date("2026-07-02T13:00:00Z") },
      "Lac Clair fire: active again, out of control",
      "A message sent on July 2, 2026, 9 a.m. had cancelled the notice for this fire.",
    ],
    [
      "that it left the list, but may not be extinguished, when the list lacks it",
      fire,
      { before: fire, ended: "gone" },
      "Lac Clair fire: no longer on the agency’s list",
      "This does not mean that the fire is extinguished. Last known status: out of control.",
    ],
  ])("a fire message says %s", ([, facts, options, headline, part]) => {
    const output = words("en", facts, options);
    expect(plain(output.headline)).toBe(headline);
    expect(plain(output.description)).toContain(part);
  });

  test("a fire message has its texts in French too", () => {
    const output = words("fr", held, { before: bigger });
    expect(plain(output.headline)).toBe("Feu « Lac Clair » : contenu (auparavant hors contrôle)");
    expect(plain(output.description)).toContain("Superficie : 13 ha (auparavant 80 ha).");
  });

  test("a fire message has a circle as large as the burned area, with a radius of 1 km or more; without a position, no circle", () => {
    const radius = (sizeHa: number) => capAlertOf(message({ ...fire, sizeHa }), SITE).circle?.radiusKm;
    expect(radius(0.1)).toBe(1);
    expect(radius(31_416)).toBe(10.1);
    expect(capAlertOf(message({ ...fire, at: null }), SITE).circle).toBeNull();
  });
});

describe("a CAP message about a restriction", () => {
  const end = (day: string | null) => ({ ...ban, endsAt: day ? new Date(`2026-07-${day}T12:00:00Z`) : null });

  test.for<[string, CapFacts, MessageParts, string, string]>([
    [
      "its title and dates",
      ban,
      {},
      "Open fire ban: Mauricie",
      "In force from July 1, 2026, 8 a.m., until July 5",
    ],
    [
      "its new end when it is extended",
      end("09"),
      { before: ban },
      "Extended until July 9, 2026, 8 a.m.: Open fire ban: Mauricie",
      "until July 9",
    ],
    [
      "that it has no end when it is extended until further notice",
      end(null),
      { before: ban },
      "Extended until further notice: Open fire ban: Mauricie",
      "until further notice",
    ],
    [
      "its new end when it is shortened",
      end("03"),
      { before: ban },
      "End date changed, now until July 3, 2026, 8 a.m.: Open fire ban: Mauricie",
      "until July 3",
    ],
    [
      "that its area is new",
      { ...ban, regions: ["02"], area: "a" },
      { before: ban },
      "New area: Open fire ban: Saguenay–Lac-Saint-Jean",
      "In force",
    ],
    [
      "that more than one thing changed",
      { ...end("09"), regions: ["02"] },
      { before: ban },
      "Changed: Open fire ban: Saguenay–Lac-Saint-Jean",
      "until July 9",
    ],
    [
      "that it is in force again",
      ban,
      { cancelledAt: SENT },
      "In force again: Open fire ban: Mauricie",
      "In force",
    ],
    [
      "that it is lifted",
      ban,
      { before: ban, ended: "over" },
      "Lifted: Open fire ban: Mauricie",
      "no longer in force.",
    ],
    [
      "that another one applies when it is replaced",
      ban,
      { before: ban, ended: "replaced" },
      "Ended: Open fire ban: Mauricie. Another restriction applies.",
      "in at least part of the same area. See the message about that restriction.",
    ],
    [
      "that it may not be lifted when the data lacks it",
      ban,
      { before: ban, ended: "gone" },
      "Missing from the agency’s data: Open fire ban: Mauricie",
      "This does not mean that it has been lifted.",
    ],
  ])("a restriction message says %s", ([, facts, options, headline, part]) => {
    const output = words("en", facts, options);
    expect(plain(output.headline)).toBe(headline);
    expect(plain(output.description)).toContain(part);
  });

  test("a restriction message contains the new dates when the restriction is postponed", () => {
    const later = { ...ban, startsAt: new Date("2026-07-04T12:00:00Z") };
    const output = words("en", later, { before: ban, ended: "over" });
    expect(plain(output.description)).toContain("no longer in force. In force from July 4, 2026, 8 a.m.");
  });

  test("a restriction message names the type if the restriction has no title; the message on an ended ban omits the ban's advice", () => {
    const untitled = { ...ban, title: { fr: "", en: "" } };
    expect(words("fr", untitled).headline).toMatch(/^Interdiction de faire des feux à ciel ouvert en forêt/);
    expect(words("en", ban).instruction).toMatch(/^Open fires are banned/);
    expect(words("en", ban, { before: ban, ended: "over" }).instruction).toMatch(/may still apply/);
  });

  test("a headline with every region is cut at a word, to the protocol's 160 characters", () => {
    const everywhere = Array.from({ length: 17 }, (_, at) => String(at + 1).padStart(2, "0"));
    const { headline } = words("fr", { ...ban, regions: everywhere });
    expect(headline.length).toBeLessThanOrEqual(160);
    expect(headline).toMatch(/\S…$/);
  });
});

describe("a CAP message about fire danger", () => {
  const level = (of: CapDanger["level"]): CapDanger => ({ ...danger, level: of });

  test.for<[string, CapFacts, MessageParts, string, string]>([
    ["its level", danger, {}, "La Tuque zone: very high fire danger", "for today: very high (4 of 5)."],
    [
      "both levels when it rises",
      level(5),
      { before: danger },
      "La Tuque zone: extreme fire danger (was very high)",
      "(5 of 5)",
    ],
    [
      "both levels when it falls and ends",
      level(3),
      { before: danger, ended: "over" },
      "La Tuque zone: high fire danger (was very high)",
      "(3 of 5)",
    ],
    [
      "that it may not be lower when it is not published",
      danger,
      { before: danger, ended: "gone" },
      "La Tuque zone: fire danger level not published",
      "This does not mean that the danger is lower.",
    ],
  ])("a danger message says %s", ([, facts, options, headline, part]) => {
    const output = words("en", facts, options);
    expect(plain(output.headline)).toBe(headline);
    expect(plain(output.description)).toContain(part);
  });

  test("a message about a lower danger level says that restrictions still apply; a message about a higher level does not", () => {
    const lower = /^Restrictions in force still apply/;
    expect(words("en", level(1), { before: danger, ended: "over" }).instruction).toMatch(lower);
    expect(words("en", danger, { before: level(5) }).instruction).toContain(
      "Restrictions in force still apply",
    );
    expect(words("en", level(5), { before: danger }).instruction).not.toContain("still apply");
  });

  test("a danger message has its zone's shape, regions, census divisions and page", () => {
    const { polygons, regions, divisions, words } = capAlertOf(message(danger), SITE);
    expect(polygons[0]?.length).toBeGreaterThan(3);
    expect(regions).toContain("04");
    expect(divisions).toContain("2490");
    expect(words.fr.web).toBe("https://vigie.example/etat-situation/zone-la-tuque/");
  });
});
