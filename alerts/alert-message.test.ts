import { describe, expect, it } from "vitest";
import { placeData } from "#accounts/account-fields.ts";
import { mailText } from "#delivery/mail-text.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import type { Change } from "#history/change.ts";
import { ALERT_MESSAGES } from "./alert-message.ts";
import { A_FIRE, LA_TUQUE, north } from "./alerts.double.ts";
import type { Fact, FactPlace } from "./fact.ts";
import { factsToSend } from "./fact.ts";

const WRITING = {
  fr: writingIn("fr"),
  en: writingIn("en"),
} as const;
const READ = new Date("2026-07-02T15:05:00Z");
const fact = (change: Change, more: Partial<FactPlace> = {}): Fact => ({
  change,
  observedAt: READ,
  place: { id: "place-1", nickname: "Chalet", at: north(LA_TUQUE, -12.3), distanceKm: 12.3, ...more },
});
const followed = (change: Change): Fact => ({ change, observedAt: READ, place: null });
const fire = (kind: Change["kind"], before: object | null, after: object | null) =>
  ({
    kind,
    subject: "2026-12",
    before: before && { ...A_FIRE, ...before },
    after: after && { ...A_FIRE, ...after },
  }) as Change;
const restriction = (
  kind: "restriction-begun" | "restriction-changed" | "restriction-lifted",
  type: string,
) => {
  const state = {
    type,
    startsAt: null,
    endsAt: new Date("2026-07-05T12:00:00Z"),
    regions: ["04"],
    area: null,
  };
  return {
    kind,
    subject: "r-1",
    before: kind === "restriction-begun" ? null : state,
    after: kind === "restriction-lifted" ? null : state,
  } as Change;
};
const about = (...facts: readonly Fact[]) => ({
  facts,
  isUrgent: false,
  stopKey: "id.mark",
  insteadOf: null,
  delayedSince: null,
});
const subjectOf = (change: Change, language: "fr" | "en", more?: Partial<FactPlace>) =>
  ALERT_MESSAGES.alert.mail(about(fact(change, more)), WRITING[language])?.subject;

it("keeps an emoji of a place's name in an email, and drops it from a text message", () => {
  const { locationNickname: nickname } = placeData
    .pick({ locationNickname: true })
    .parse({ locationNickname: "🏕️ Chalet \u202egnol" });
  const change = fire("fire-new", null, {});
  expect(subjectOf(change, "fr", { nickname })).toContain("🏕️ Chalet gnol");
  const text = ALERT_MESSAGES.alert.sms(about(fact(change, { nickname })), WRITING.fr) ?? "";
  expect(text).toContain("Chalet gnol");
  expect(text).not.toMatch(/[?\u202e]/);
});

describe("subject of an alert", () => {
  it.each([
    [
      fire("fire-new", null, {}),
      "Chalet : nouveau feu à 12 km au nord",
      "Chalet: new fire 12 km to the north",
    ],
    [
      fire("fire-status", { statusId: 1 }, { statusId: 3 }),
      "Chalet : feu hors contrôle à 12 km au nord",
      "Chalet: fire now out of control, 12 km to the north",
    ],
    [
      fire("fire-size", {}, { sizeHa: 390.5 }),
      "Chalet : feu qui atteint 390,5 ha à 12 km au nord",
      "Chalet: fire now 390.5 ha, 12 km to the north",
    ],
    [
      fire("fire-contained", {}, { containedAt: READ }),
      "Chalet : feu englobé, toujours nouveau, à 12 km au nord",
      "Chalet: fire contained, status still new, 12 km to the north",
    ],
    [
      fire("fire-extinguished", {}, { statusId: 6 }),
      "Chalet : feu éteint à 12 km au nord",
      "Chalet: fire extinguished, 12 km to the north",
    ],
    [
      { kind: "danger", subject: "13", before: { level: 2 }, after: { level: 5 } } as Change,
      "Chalet : danger d’incendie maintenant extrême",
      "Chalet: fire danger now extreme",
    ],
    [
      restriction("restriction-begun", "fire"),
      "Chalet : feux à ciel ouvert interdits jusqu’au 5 juillet à 8 h",
      "Chalet: open fires banned until July 5 at 8 a.m.",
    ],
    [
      restriction("restriction-lifted", "fire"),
      "Chalet : levée de l’interdiction de feux à ciel ouvert",
      "Chalet: open fire ban lifted",
    ],
  ] as const)("an alert has the right subject in both languages, case %#: %s", (change, french, english) => {
    expect(subjectOf(change, "fr")?.replaceAll("\u00a0", " ")).toBe(french);
    expect(subjectOf(change, "en")?.replaceAll("\u00a0", " ")).toBe(english);
  });

  it("the subject gives the coordinates of a place without a nickname, and says that a near fire is less than 1 km away", () => {
    const here = { nickname: null, distanceKm: 0.4 };
    expect(subjectOf(fire("fire-new", null, {}), "fr", here)).toMatch(
      /^47,33°\u00a0N\u202f; .*O\u00a0: nouveau feu à moins de 1\u00a0km$/,
    );
    expect(subjectOf(fire("fire-new", null, {}), "en", here)).toMatch(
      /^47\.33°\u00a0N, .*W: new fire less than 1\skm away$/,
    );
  });
});

describe("restriction that is not fully understood", () => {
  const titled = (change: Change, more: object): Change => {
    const side = (state: object | null) => state && { ...state, ...more };
    return { ...change, before: side(change.before), after: side(change.after) } as Change;
  };
  const title = { fr: "Fermeture de sentiers", en: "Trail closure" };

  it.each([
    [
      "restriction-begun",
      "restriction « Fermeture de sentiers » jusqu’au 5 juillet à 8 h",
      "restriction “Trail closure” until July 5 at 8 a.m.",
    ],
    [
      "restriction-lifted",
      "levée de la restriction « Fermeture de sentiers »",
      "restriction “Trail closure” lifted",
    ],
  ] as const)("an alert uses an unknown restriction's own title (%s)", (kind, french, english) => {
    const change = titled(restriction(kind, "other"), { title });
    expect(subjectOf(change, "fr")?.replaceAll("\u00a0", " ")).toBe(`Chalet : ${french}`);
    expect(subjectOf(change, "en")?.replaceAll("\u00a0", " ")).toBe(`Chalet: ${english}`);
  });

  it("an alert says that the area or dates of a doubtful restriction are to be confirmed, unless the restriction is lifted", () => {
    const unsure = { unsure: { regions: ["04"], areas: [], isWhole: true } };
    const textOf = (change: Change) =>
      mailText(ALERT_MESSAGES.alert.mail(about(fact(change)), WRITING.en) as never);
    expect(textOf(titled(restriction("restriction-begun", "fire"), unsure))).toMatch(/to be confirmed/);
    expect(textOf(titled(restriction("restriction-lifted", "fire"), unsure))).not.toMatch(/to be confirmed/);
    expect(textOf(restriction("restriction-begun", "fire"))).not.toMatch(/to be confirmed/);
  });
});

describe("contained fire", () => {
  it.each([
    [3, "toujours hors contrôle", "still out of control"],
    [2, "toujours sous observation", "still under observation"],
    [4, "toujours contenu", "still being held"],
    [5, "toujours maîtrisé", "still under control"],
  ])("each channel says that a contained fire's status is still %s", (statusId, french, english) => {
    const contained = fire("fire-contained", { statusId }, { statusId, containedAt: READ });
    for (const [language, still] of [
      ["fr", french],
      ["en", english],
    ] as const)
      for (const alert of [about(fact(contained)), about(followed(contained))]) {
        expect(ALERT_MESSAGES.alert.mail(alert, WRITING[language])?.subject).toContain(still);
        expect(ALERT_MESSAGES.alert.push(alert, WRITING[language])?.title).toContain(still);
        expect(ALERT_MESSAGES.alert.sms(alert, WRITING[language])).toContain(still);
      }
  });

  it("an alert says that a fire is no longer contained if the fire's containment date is withdrawn", () => {
    const change = fire("fire-contained", { containedAt: READ }, { statusId: 3 });
    expect(subjectOf(change, "fr")).toContain("n’est plus englobé, hors contrôle");
    expect(subjectOf(change, "en")).toContain("no longer contained, out of control");
  });
});

describe("fire that an alert reported as extinguished", () => {
  const back = (statusId: number) => fire("fire-status", { statusId: 6 }, { statusId });

  it("if an extinguished fire is active again, the correction gives the fire's number and current status", () => {
    expect(subjectOf(back(4), "en")?.replaceAll("\u00a0", " ")).toBe(
      "Correction: Fire No. 12 is not extinguished; it is being held (Chalet)",
    );
    expect(subjectOf(back(3), "fr")?.replaceAll("\u00a0", " ")).toBe(
      "Correction : le feu nº 12 n’est pas éteint, mais hors contrôle (Chalet)",
    );
  });

  it("the correction for people who follow a fire names the fire in the details", () => {
    const mail = ALERT_MESSAGES.alert.mail(about(followed(back(4))), WRITING.en);
    expect(mail?.subject.replaceAll("\u00a0", " ")).toBe(
      "Correction: Fire No. 12 is not extinguished; it is being held",
    );
    expect(JSON.stringify(mail)).toContain("Lac Édouard: being held (was extinguished)");
  });

  it("the correction of an extinguished fire still gives the distance to the fire, and the advice", () => {
    const mail = JSON.stringify(ALERT_MESSAGES.alert.mail(about(fact(back(3))), WRITING.fr));
    expect(mail.replaceAll("\u00a0", " ")).toContain("À 12 km au nord");
    expect(mail).toContain("Préparez-vous à partir");
  });
});

describe("fire whose location changes", () => {
  const located = (before: object) => fire("fire-located" as Change["kind"], before, {});

  it("a fire that had no location before is reported as a new fire", () => {
    expect(subjectOf(located({ at: null }), "fr")).toContain("nouveau feu à 12");
    expect(subjectOf(located({ at: null }), "en")).toContain("new fire 12");
  });

  it("a fire that had another location before is reported with its new distance", () => {
    expect(subjectOf(located({}), "fr")).toContain("feu maintenant à 12");
    expect(subjectOf(located({}), "en")).toContain("fire now 12");
    const toFollower = ALERT_MESSAGES.alert.mail(about(followed(located({}))), WRITING.en);
    expect(toFollower?.subject).toContain("location corrected");
  });
});

it("a danger level that is no longer published is not reported as low", () => {
  const change = { kind: "danger", subject: "13", before: { level: 4 }, after: null } as Change;
  expect(subjectOf(change, "fr")).toContain("non publié");
  expect(subjectOf(change, "en")).toContain("not published");
});

describe.each(RESTRICTION_ORDER)("end of %s", (type) => {
  it("an alert of a lifted restriction reads as an end, never as a ban, in each channel, and gives advice", () => {
    const lift = about(fact(restriction("restriction-lifted", type)));
    for (const [language, end, ban] of [
      ["fr", /levée d[e’']/, /interdits?(?!\p{L})|restreints|fermeture du territoire jusqu/u],
      ["en", /lifted/, /banned|restricted|closed\b/],
    ] as const) {
      const mail = ALERT_MESSAGES.alert.mail(lift, WRITING[language]);
      const notice = ALERT_MESSAGES.alert.push(lift, WRITING[language]);
      const text = ALERT_MESSAGES.alert.sms(lift, WRITING[language]);
      for (const first of [mail?.subject, notice?.title, text]) {
        expect(first).toMatch(end);
        expect(first).not.toMatch(ban);
      }
      for (const next of [mail?.preheader, notice?.body])
        expect(next).toMatch(language === "fr" ? /Vérifiez|Attendez/ : /check|Wait/i);
    }
  });
});

describe("message with several alerts", () => {
  const grave = fact(fire("fire-status", { statusId: 4 }, { statusId: 3 }), {
    id: "place-2",
    nickname: "Maison",
  });
  const danger = fact({ kind: "danger", subject: "13", before: { level: 2 }, after: { level: 4 } });
  const mail = ALERT_MESSAGES.alert.mail(about(danger, grave), WRITING.fr);

  it("a message starts with the most severe alert, and gives each place, the time of the data, the reason and how to stop", () => {
    expect(mail?.subject).toMatch(/^Maison.*hors contrôle/);
    expect(mail?.preheader).toContain("1 autre alerte");
    const words = JSON.stringify(mail);
    for (const text of [
      "Chalet",
      "2 juillet",
      "911",
      "Chalet et Maison",
      "/profil/lieux-enregistres/",
      "/arreter-alertes/.cle=id.mark",
    ])
      expect(words, text).toMatch(
        text === "Chalet et Maison" ? /(Chalet et Maison|Maison et Chalet)/ : new RegExp(text),
      );
  });

  it.each(["risk", "closure"])("a message mentions a lifted %s before other improvements", (type) => {
    const lifted = fact(restriction("restriction-lifted", type));
    const others = [
      fact(restriction("restriction-lifted", "fire-ban"), { distanceKm: 0 }),
      fact(fire("fire-extinguished", {}, { statusId: 6 }), { distanceKm: 0 }),
      fact(fire("fire-contained", {}, { containedAt: READ }), { distanceKm: 0 }),
    ].map((each, index) => ({ ...each, change: { ...each.change, subject: String(index) } }) as Fact);
    expect(factsToSend([...others, lifted])[0]).toEqual(lifted);
  });

  it("an email of alerts has the address that mail programs use to stop alerts with one click", () => {
    expect(mail?.stopUrl).toBe("https://vigie.example/api/alerts/stop?key=id.mark");
  });

  it("a fire that was taken off the list is never called extinguished", () => {
    expect(subjectOf(fire("fire-gone", { statusId: 4 }, null), "en")).toContain("being held");
  });

  it("the plain text of an email mentions 911 once, the address of its button, and whether the fire's size is published", () => {
    const change = fire("fire-new", null, { statusId: 3, sizeHa: null });
    const message = ALERT_MESSAGES.alert.mail(about(fact(change)), WRITING.en);
    const text = message ? mailText(message).replace(/\s+/g, " ") : "";
    expect(text.match(/911/g)).toHaveLength(1);
    expect(text).toContain("See the fire’s page https://");
    expect(text).toContain("size not published");
    const zero = ALERT_MESSAGES.alert.mail(about(fact(fire("fire-new", null, { sizeHa: 0 }))), WRITING.en);
    expect(zero ? mailText(zero) : "").toContain("0\u00a0ha");
    expect(text).not.toMatch(/Map\.|north at the top/);
  });

  it("a message only reports the newest change of a fire", () => {
    const earlier: Fact = {
      ...fact(fire("fire-size", {}, { sizeHa: 20 })),
      observedAt: new Date(READ.getTime() - 60_000),
    };
    const later = fact(fire("fire-status", { statusId: 1 }, { statusId: 4 }));
    expect(factsToSend([later, earlier])).toEqual([later]);
  });

  it("a message only reports the most severe of two simultaneous changes of a fire", () => {
    const contained = fact(fire("fire-contained", {}, { containedAt: READ }));
    const status = fact(fire("fire-status", { statusId: 1 }, { statusId: 3 }));
    expect(factsToSend([status, contained])).toEqual([status]);
    expect(factsToSend([contained, status])).toEqual([status]);
  });
});

describe("fire that a person follows", () => {
  const out = fire("fire-status", { statusId: 1 }, { statusId: 3, sizeHa: 390.5 });
  it.each([
    [out, "Feu nº 12, Lac Édouard : hors contrôle", "Fire No. 12, Lac Édouard: out of control"],
    [
      fire("fire-size", {}, { sizeHa: 390.5 }),
      "Feu nº 12, Lac Édouard : superficie de 390,5 ha",
      "Fire No. 12, Lac Édouard: now 390.5 ha",
    ],
    [
      fire("fire-extinguished", {}, { statusId: 6 }),
      "Feu nº 12, Lac Édouard : éteint",
      "Fire No. 12, Lac Édouard: extinguished",
    ],
  ] as const)("a followed fire's alert has the right subject, case %#: %s", (change, french, english) => {
    const subjectIn = (language: "fr" | "en") =>
      ALERT_MESSAGES.alert
        .mail(about(followed(change)), WRITING[language])
        ?.subject.replaceAll("\u00a0", " ");
    expect(subjectIn("fr")).toBe(french);
    expect(subjectIn("en")).toBe(english);
  });

  it("an alert about a followed fire links to the fire, and to the person's saved fires", () => {
    const mail = JSON.stringify(ALERT_MESSAGES.alert.mail(about(followed(out)), WRITING.en));
    expect(mail).toContain("/en/current-situation/mauricie/fire-2026-12/");
    expect(mail).toContain("/en/profile/saved-fires/");
    expect(mail).toContain("Out of control (was new), 390.5");
  });

  it("a followed fire near one of the person's places is only reported for the place", () => {
    const near = fact(out);
    expect(factsToSend([followed(out), near])).toEqual([near]);
  });
});

it("an email that replaces a message by another channel says which channel failed", () => {
  const late = { ...about(fact(fire("fire-new", null, {}))), insteadOf: "sms" as const };
  expect(JSON.stringify(ALERT_MESSAGES.alert.mail(late, WRITING.fr))).toContain(
    "par texto, mais l’envoi a échoué",
  );
  expect(JSON.stringify(ALERT_MESSAGES.alert.mail(late, WRITING.en))).toContain(
    "to you by text message. Check",
  );
});

it("a notification gives the advice, then the time of the data", () => {
  const push = (language: "fr" | "en") =>
    ALERT_MESSAGES.alert.push(about(fact(fire("fire-new", null, {}), { distanceKm: 3 })), WRITING[language])
      ?.body;
  expect(push("fr")?.replaceAll("\u00a0", " ")).toBe(
    "Préparez-vous à partir. Suivez les consignes de votre municipalité. En cas de danger, appelez le 911. Données de l’agence : 11 h 05.",
  );
  expect(push("en")?.replaceAll("\u00a0", " ")).toBe(
    "Be ready to leave. Follow your municipality’s instructions. If you are in danger, call 911. The agency’s data as of 11:05 a.m.",
  );
});

it("a notification only wakes a phone for an urgent alert, never for a digest", () => {
  const wakes = (kind: "alert" | "digest", isUrgent: boolean) => {
    const alert = { ...about(fact(fire("fire-new", null, { statusId: 3 }))), isUrgent };
    return ALERT_MESSAGES[kind].push(alert, WRITING.en)?.isUrgent;
  };
  expect([wakes("alert", true), wakes("alert", false), wakes("digest", true)]).toEqual([true, false, false]);
});
