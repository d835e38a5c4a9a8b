import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createMark } from "#accounts/marks.server.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { contactMessages, deliveries } from "#database/schema.ts";
import { giveDatabase } from "#database/test-database.ts";
import { SERVERS } from "#database/test-servers.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { contactForm } from "./contact-form.ts";
import { CONTACT_LETTERS } from "./contact-letters.ts";
import { createContactService } from "./contact-service.server.ts";
import { loadContacts } from "./load-contacts.server.ts";
import { readMailboxes } from "./mailboxes.ts";
import { deleteOldContacts } from "./old-contacts.server.ts";

const KEYS = [randomBytes(32).toString("base64")];
const seal = createSeal(KEYS);
const NOW = new Date("2026-07-02T15:00:00Z");
const DAY_MS = 24 * 3_600_000;
const mailboxes = readMailboxes("general=info@agency.example,media=press@agency.example");
if (mailboxes === null) throw new Error("These are mailboxes.");

const form = (more: object = {}) =>
  contactForm.parse({
    subject: "media",
    message: "Bonjour,\r\n\r\nCombien de feux ?",
    email: "ann@example.org",
    phone: "418 555-1234",
    region: "04",
    ...more,
  });

describe.for(SERVERS)("a message to the agency on $name", ({ prepare }) => {
  if (prepare === null) {
    it.skip("the whole suite", () => {});
    return;
  }
  const database = giveDatabase(prepare);
  let at = NOW;
  beforeEach(async () => {
    at = NOW;
    await database().run((queries) => queries.delete(deliveries));
    await database().run((queries) => queries.delete(contactMessages));
  });
  const service = () =>
    createContactService({
      database: database(),
      seal,
      mark: createMark(KEYS),
      limits: createRateLimits(database(), () => at),
      mailboxes,
      now: () => at,
    });
  const posted = () => database().run((queries) => queries.select().from(deliveries).orderBy(deliveries.id));
  async function letters() {
    const claims = createClaims(database(), seal);
    const claimed = await claims.claim({ channel: "email", worker: "w", most: 10, holdMs: 1 });
    const about = await loadContacts({ database: database(), seal }, claimed);
    const writing = { language: "fr", siteUrl: "https://vigie.example" } as const;
    return claimed.map((letter) => ({
      to: letter.address,
      mail: CONTACT_LETTERS[letter.kind as keyof typeof CONTACT_LETTERS].mail(about.get(letter), writing),
    }));
  }

  it("goes to the mailbox of its subject, and says to its writer that it came", async () => {
    const { reference, isAnswered } = await service().send(form(), "fr");
    expect(reference).toMatch(/^M-[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}$/);
    expect(isAnswered).toBe(true);
    const [toAgency, answer] = await letters();
    expect(toAgency).toMatchObject({ to: "press@agency.example", mail: { replyTo: "ann@example.org" } });
    const words = JSON.stringify(toAgency?.mail);
    for (const word of [reference, "Combien de feux", "+14185551234", "Mauricie"])
      expect(words).toContain(word);
    expect(answer).toMatchObject({ to: "ann@example.org" });
    expect(answer?.mail?.subject).toContain(reference);
    expect(JSON.stringify(answer?.mail)).not.toContain("Combien");
  });

  it("is one when it is sent twice, at once or again, and another the day after", async () => {
    const both = await Promise.all([service().send(form(), "fr"), service().send(form(), "fr")]);
    expect(both[0]).toEqual(both[1]);
    expect(await service().send(form(), "fr")).toEqual(both[0]);
    expect(await posted()).toHaveLength(2);
    at = new Date(NOW.getTime() + DAY_MS);
    expect((await service().send(form(), "fr")).reference).not.toBe(both[0]?.reference);
  });

  it("of an address that had five letters today comes all the same", async () => {
    const sent = [];
    const email = "many@example.org";
    for (let each = 0; each < 6; each++)
      sent.push(await service().send(form({ email, message: `Message ${each}` }), "en"));
    expect(sent.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true, true, true, false]);
    expect((await posted()).filter(({ kind }) => kind === "contact")).toHaveLength(6);
  });

  it("of a program goes to the mailbox alone, marked", async () => {
    expect(await service().send(form({ website: "https://spam.example" }), "fr")).toMatchObject({
      isAnswered: false,
    });
    const [only, ...others] = await letters();
    expect(only?.mail?.subject).toMatch(/^\[À vérifier\]/);
    expect(others).toEqual([]);
  });

  it("is sealed where it is kept, and erased once its letter has left", async () => {
    await service().send(form(), "fr");
    const [row] = await database().run((queries) => queries.select().from(contactMessages));
    expect(JSON.stringify([row, await posted()])).not.toMatch(/ann@|Combien|555/);
    const later = new Date(NOW.getTime() + DAY_MS);
    expect(await deleteOldContacts(database(), later)).toBe(0);
    const sent = { state: "sent", endedAt: NOW } as const;
    await database().run((queries) =>
      queries.update(deliveries).set(sent).where(eq(deliveries.kind, "contact")),
    );
    expect(await deleteOldContacts(database(), later)).toBe(1);
    expect((await letters()).map(({ mail }) => mail)).toEqual([null]);
  });
});

describe("the form of the contact page", () => {
  const problem = (more: object) => {
    const read = contactForm.safeParse({ subject: "general", message: "Allo", email: "a@b.ca", ...more });
    return read.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
  };

  it("asks for a subject, words and an address", () => {
    expect(problem({ subject: "", message: " ", email: "" })).toEqual([
      "subject required",
      "message required",
      "email required",
    ]);
    expect(problem({ email: "ann@" })).toEqual(["email email"]);
    expect(problem({ message: "a".repeat(5_001) })).toEqual(["message long"]);
    expect(problem({ message: "a".repeat(5_000) })).toEqual([]);
  });

  it.for([
    ["", null],
    ["+1", null],
    ["418 555-1234", "+14185551234"],
    ["1 (418) 555.1234", "+14185551234"],
  ] as const)("reads %j as the phone %j", ([typed, phone]) => {
    expect(form({ phone: typed }).phone).toBe(phone);
  });

  it("says of a phone that is none that it is none", () => {
    expect(problem({ phone: "555" })).toEqual(["phone phone"]);
  });

  it("keeps every word, and no control character", () => {
    const text = "<script>alert(1)</script>\n'; DROP TABLE people; -- \u0000\u0007é🔥\uD800";
    expect(form({ message: text }).message).toBe(
      "<script>alert(1)</script>\n'; DROP TABLE people; -- é🔥\uFFFD",
    );
  });

  it("knows no region that is none", () => expect(form({ region: "99" }).region).toBeNull());
});

describe("mailboxes", () => {
  it.for(["", "media=press@agency.example", "general=nobody", "general=a@b.ca,circus=a@b.ca"])(
    "are not %j",
    (text) => expect(readMailboxes(text)).toBeNull(),
  );
  it("are the general one where a subject has none", () => {
    expect(readMailboxes("general=a@b.ca, media = m@b.ca")).toMatchObject({
      permit: "a@b.ca",
      media: "m@b.ca",
    });
  });
});
