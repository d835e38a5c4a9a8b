import { randomBytes } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { testSender } from "#accounts/sender.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { contactFiles, contactMessages, deliveries, rateLimits } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { type FileStore, FileStoreError } from "../file-store.server.ts";
import { ProofRequired } from "../proof-required.ts";
import { createPictureReader } from "../reports/photo-picture.server.ts";
import { newStartToken } from "../start-token.server.ts";
import { CONTACT_EMAILS } from "./contact-emails.ts";
import type { SentFile } from "./contact-files.ts";
import { contactForm } from "./contact-form.ts";
import { createContactService } from "./contact-service.server.ts";
import type { SentMessage } from "./contact-service.ts";
import { loadContacts } from "./load-contacts.server.ts";
import { readMailboxes } from "./mailboxes.ts";
import { deleteOldContacts, sweepContactFiles } from "./old-contacts.server.ts";

const KEYS = [randomBytes(32).toString("base64")];
const seal = createSeal(KEYS);
const keyedHash = createKeyedHash(KEYS);
const NOW = new Date("2026-07-02T15:00:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const mailboxes = readMailboxes("general=info@agency.example,media=press@agency.example");
if (mailboxes === null) throw new Error("no mailboxes");

const form = (more: object = {}) =>
  contactForm.parse({
    subject: "media",
    message: "Bonjour,\r\n\r\nCombien de feux ?",
    email: "ann@example.org",
    phone: "418 555-1234",
    region: "04",
    ...more,
  });

const message = (more: object = {}, files: readonly SentFile[] = []): SentMessage => ({
  form: form(more),
  language: "fr",
  files,
  proof: null,
  token: newStartToken(keyedHash, "contact", new Date(NOW.getTime() - 60_000)),
});
const SENDER = testSender("a mark");
const PDF = { name: "plan.pdf", bytes: Buffer.from("%PDF-1.7\n…"), isCut: false };
const PICTURE = sharp({ create: { width: 40, height: 30, channels: 3, background: "#e25822" } });
const PHOTO = {
  name: "../Fumée.exe",
  bytes: await PICTURE.withExif({ IFD3: { GPSLatitude: "47/1 30/1 0/1" } })
    .jpeg()
    .toBuffer(),
  isCut: false,
};

/** Creates a store in memory, with its content. */
function stored() {
  const storedFiles = new Map<string, Buffer>();
  const store: FileStore = {
    put: async (id, bytes) => void storedFiles.set(id, bytes),
    get: async (id) => storedFiles.get(id) ?? null,
    delete: async (id) => void storedFiles.delete(id),
    olderThan: async () => [...storedFiles.keys()],
  };
  return { storedFiles, store };
}

onEachServer("messages to the agency on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let at = NOW;
  let { storedFiles, store } = stored();
  let takesFiles = true;
  beforeEach(async () => {
    at = NOW;
    ({ storedFiles, store } = stored());
    takesFiles = true;
    await database().run((queries) => queries.delete(rateLimits));
    await database().run((queries) => queries.delete(deliveries));
    await database().run((queries) => queries.delete(contactMessages));
  });
  /** @param clock the database's clock, or the test's */
  const service = (clock = sql<Date>`${at.toISOString()}::timestamptz`) =>
    createContactService({
      clock,
      database: database(),
      seal,
      keyedHash,
      limits: createRateLimits(database(), () => at),
      mailboxes,
      files: takesFiles ? store : null,
      readPicture: createPictureReader(),
      now: () => at,
    });
  async function proofWantedOf(requested: SentMessage): Promise<string> {
    const refused = await service()
      .send(requested, SENDER)
      .catch((error: unknown) => error);
    if (!(refused instanceof ProofRequired)) throw new Error("expected a required proof");
    const { challenge } = refused as { challenge: Parameters<typeof solveChallenge>[0]["challenge"] };
    return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  }
  const posted = () => database().run((queries) => queries.select().from(deliveries).orderBy(deliveries.id));
  async function emails() {
    const claims = createClaims(database(), seal);
    const claimed = await claims.claim({ channel: "email", worker: "w", most: 10, holdMs: 1 });
    const about = await loadContacts({ database: database(), seal, store }, claimed);
    const writing = writingIn("fr");
    return claimed.map((email) => ({
      to: email.address,
      mail: CONTACT_EMAILS[email.kind as keyof typeof CONTACT_EMAILS].mail(about.get(email), writing),
    }));
  }

  it("a message is emailed to its subject's mailbox, and its sender gets a confirmation without the message", async () => {
    const { reference, isAnswered } = await service().send(message(), SENDER);
    expect(reference).toMatch(/^M-[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}$/);
    expect(isAnswered).toBe(true);
    const [toAgency, answer] = await emails();
    expect(toAgency).toMatchObject({ to: "press@agency.example", mail: { replyTo: "ann@example.org" } });
    const words = JSON.stringify(toAgency?.mail);
    for (const word of [reference, "Combien de feux", "+14185551234", "Mauricie"])
      expect(words).toContain(word);
    expect(answer).toMatchObject({ to: "ann@example.org" });
    expect(answer?.mail?.subject).toContain(reference);
    expect(JSON.stringify(answer?.mail)).not.toContain("Combien");
  });

  it("a message that is sent again is stored once on the same day, and as a new message on the day after", async () => {
    const both = await Promise.all([service().send(message(), SENDER), service().send(message(), SENDER)]);
    expect(both[0]).toEqual(both[1]);
    expect(await service().send(message(), SENDER)).toEqual(both[0]);
    expect(await posted()).toHaveLength(2);
    at = new Date(NOW.getTime() + DAY_MS);
    const token = newStartToken(keyedHash, "contact", new Date(at.getTime() - 60_000));
    const next = await service().send({ ...message(), token }, SENDER);
    expect(next.reference).not.toBe(both[0]?.reference);
  });

  it("a sixth message from one address in a day is accepted, but gets no confirmation", async () => {
    const sent = [];
    const email = "many@example.org";
    for (let each = 0; each < 6; each++)
      sent.push(
        await service().send(message({ email, message: `Message ${each}` }), testSender(`place ${each}`)),
      );
    expect(sent.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true, true, true, false]);
    expect((await posted()).filter(({ kind }) => kind === "contact")).toHaveLength(6);
  });

  it("senders in one range of networks get at most two confirmations a minute, and all their messages are delivered", async () => {
    const isAnswered = async (email: string, range: string) =>
      (await service().send(message({ email }), { ...testSender(`network of ${range}`), range })).isAnswered;
    const sent = [];
    for (const each of [1, 2, 3]) sent.push(await isAnswered(`f${each}@example.org`, "a range"));
    expect([...sent, await isAnswered("f4@example.org", "another range")]).toEqual([true, true, false, true]);
    expect((await posted()).filter(({ kind }) => kind === "contact")).toHaveLength(4);
  });

  it("a message whose hidden field is filled in is marked as suspect, and its sender gets no confirmation", async () => {
    expect(await service().send(message({ website: "https://spam.example" }), SENDER)).toMatchObject({
      isAnswered: false,
    });
    const [only, ...others] = await emails();
    expect(only?.mail?.subject).toMatch(/^\[À vérifier\]/);
    expect(others).toEqual([]);
  });

  it("a stored message is encrypted, and is erased only after its email was sent", async () => {
    await service().send(message(), SENDER);
    const [row] = await database().run((queries) => queries.select().from(contactMessages));
    expect(JSON.stringify([row, await posted()])).not.toMatch(/ann@|Combien|555.?1234/);
    const later = new Date(NOW.getTime() + DAY_MS);
    expect(await deleteOldContacts(database(), later)).toBe(0);
    const sent = { state: "sent", endedAt: NOW } as const;
    await database().run((queries) =>
      queries.update(deliveries).set(sent).where(eq(deliveries.kind, "contact")),
    );
    expect(await deleteOldContacts(database(), later)).toBe(1);
    expect((await emails()).map(({ mail }) => mail)).toEqual([null]);
  });

  it("files are attached to the agency's email with clean names, and pictures without the device's metadata", async () => {
    const { isAnswered } = await service().send(message({}, [PDF, PHOTO]), SENDER);
    expect(isAnswered).toBe(true);
    const [toAgency, answer] = await emails();
    const files = (toAgency?.mail?.files ?? []).toSorted((a, b) => (a.name < b.name ? 1 : -1));
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ["plan.pdf", "application/pdf"],
      ["_Fumée.exe.jpg", "image/jpeg"],
    ]);
    const [pdf, photo] = await Promise.all(files.map(({ read }) => read()));
    expect(pdf).toEqual(PDF.bytes);
    const { format, exif, width } = await sharp(photo ?? undefined).metadata();
    expect([format, exif, width]).toEqual(["jpeg", undefined, 40]);
    expect(JSON.stringify(toAgency?.mail)).toContain("ouvrez-les avec prudence");
    expect(JSON.stringify(toAgency?.mail?.withoutFiles)).toContain("Les fichiers ne sont pas joints");
    expect(answer?.mail?.files).toBeUndefined();
  });

  it("the same text with other files is stored as another message", async () => {
    const one = await service().send(message({}, [PDF]), SENDER);
    expect(await service().send(message({}, [PDF]), SENDER)).toEqual(one);
    expect(await service().send(message({}, [PHOTO]), SENDER)).not.toEqual(one);
    expect(await service().send(message(), SENDER)).not.toEqual(one);
    expect(storedFiles.size).toBe(2);
  });

  it("stored files are encrypted, and are deleted after their message is erased", async () => {
    await service().send(message({}, [PDF]), SENDER);
    const rows = await database().run((queries) => queries.select().from(contactFiles));
    expect(JSON.stringify(rows)).not.toContain("plan");
    expect([...storedFiles.values()].some((bytes) => bytes.includes("%PDF"))).toBe(false);
    const sweep = () => sweepContactFiles({ database: database(), store, now: at });
    expect([await sweep(), storedFiles.size]).toEqual([0, 1]);
    await database().run((queries) => queries.delete(contactMessages));
    expect([await sweep(), storedFiles.size]).toEqual([1, 0]);
  });

  it("a message with a broken picture is rejected with the file's name, and nothing is stored", async () => {
    const broken = { ...PHOTO, name: "lac.jpg", bytes: PHOTO.bytes.subarray(0, 60) };
    const refused = service().send(message({}, [PDF, broken]), SENDER);
    await expect(refused).rejects.toMatchObject({ files: [{ name: "lac.jpg", why: "broken" }] });
    expect([await posted(), storedFiles.size]).toEqual([[], 0]);
  });

  it("a message with a file of a kind that is not accepted is rejected with the file's name", async () => {
    const page = { name: "page.html", bytes: Buffer.from("<html>"), isCut: false };
    const refused = service().send(message({}, [PDF, page]), SENDER);
    await expect(refused).rejects.toMatchObject({ files: [{ name: "page.html", why: "kind" }] });
    takesFiles = false;
    const off = service().send(message({}, [PDF]), SENDER);
    await expect(off).rejects.toMatchObject({ files: [{ name: "plan.pdf", why: "off" }] });
    expect([await posted(), storedFiles.size]).toEqual([[], 0]);
  });

  it("emails from a site whose clock is a year ahead are sent at once", async () => {
    at = new Date(Date.now() + 365 * 24 * 3_600_000);
    const token = newStartToken(keyedHash, "contact", new Date(at.getTime() - 60_000));
    await service(sql<Date>`now()`).send({ ...message(), token }, SENDER);
    expect(await emails()).toHaveLength(2);
    const [row] = await database().run((queries) => queries.select().from(contactMessages));
    expect(row?.createdAt.getTime()).toBeLessThan(Date.now() + 3_600_000);
  });

  it("a message whose files cannot be stored is rejected, and no part is stored", async () => {
    store = { ...store, put: () => Promise.reject(new FileStoreError("It is away.")) };
    await expect(service().send(message({}, [PDF]), SENDER)).rejects.toThrow(FileStoreError);
    expect(await posted()).toEqual([]);
    expect((await service().send(message(), SENDER)).isAnswered).toBe(true);
  });

  it("a message sent too soon or without a token of its form needs a proof, and is not suspect with that proof", async () => {
    const ofReport = newStartToken(keyedHash, "report", new Date(NOW.getTime() - 60_000));
    for (const [each, token] of [service().start(), "", ofReport].entries()) {
      at = new Date(NOW.getTime() + each * MINUTE_MS);
      const early = { ...message({ email: `c${each}@example.org` }), token };
      const proof = await proofWantedOf(early);
      expect(await service().send({ ...early, proof }, SENDER)).toMatchObject({ isAnswered: true });
    }
    const plain = await service().send({ ...message(), token: "" }, testSender("another mark"), false);
    expect(plain.isAnswered).toBe(true);
  });

  it("a sender beyond the limit needs a proof, which is valid for one message only", async () => {
    const many = (each: number) => message({ email: `a${each}@example.org` });
    for (let each = 0; each < 5; each++) {
      await service().send(many(each), SENDER);
      at = new Date(at.getTime() + MINUTE_MS);
    }
    const proof = await proofWantedOf(many(5));
    expect(await service().send({ ...many(5), proof }, SENDER)).toMatchObject({ isAnswered: true });
    await expect(service().send({ ...many(6), proof }, SENDER)).rejects.toThrow(ProofRequired);
    expect(await service().send(many(6), testSender("another mark"))).toMatchObject({ isAnswered: true });
  });

  it("a message by a form without scripts is marked as suspect if its sender is beyond the limit", async () => {
    const many = (each: number) => message({ email: `b${each}@example.org` });
    const isAnswered = [];
    for (let each = 0; each < 6; each++) {
      isAnswered.push((await service().send(many(each), SENDER, false)).isAnswered);
      at = new Date(at.getTime() + MINUTE_MS);
    }
    expect(isAnswered).toEqual([true, true, true, true, true, false]);
    expect((await service().send(many(6), testSender("another mark"), false)).isAnswered).toBe(true);
    const rows = await database().run((queries) => queries.select().from(contactMessages));
    expect(rows.filter(({ isSuspect }) => isSuspect)).toHaveLength(1);
  });

  it("a fourth message in a minute from one network is rejected, with and without scripts, and no part is stored", async () => {
    for (const canProve of [true, false]) {
      const sender = testSender(`place ${canProve}`);
      const many = (each: number) =>
        message({ email: `d${each}@example.org`, message: sender.network }, [PDF]);
      for (let each = 0; each < 3; each++) await service().send(many(each), sender, canProve);
      const before = storedFiles.size;
      const refused = service().send(many(3), sender, canProve);
      await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 60 });
      expect(storedFiles.size).toBe(before);
      expect((await service().send(many(4), testSender(`another ${canProve}`), canProve)).isAnswered).toBe(
        true,
      );
    }
  });

  it("files from one network are rejected after 90 MB in an hour, but messages without files are accepted", async () => {
    const file = { ...PDF, bytes: Buffer.alloc(5 * 1024 * 1024, "%PDF-1.7 ") };
    let acceptedCount = 0;
    for (let each = 0; each < 8; each++) {
      const sent = service().send(
        message({ email: `e${each}@example.org` }, [file, file, file]),
        SENDER,
        false,
      );
      acceptedCount += await sent.then(
        () => 1,
        () => 0,
      );
      at = new Date(at.getTime() + MINUTE_MS);
    }
    expect(acceptedCount).toBe(6);
    expect((await service().send(message(), SENDER, false)).reference).toMatch(/^M-/);
  });
});

describe("contact form", () => {
  const problem = (more: object) => {
    const read = contactForm.safeParse({ subject: "general", message: "Allo", email: "a@b.ca", ...more });
    return read.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
  };

  it("the contact form requires a subject, a valid address, and a text of at most 5,000 characters", () => {
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
  ] as const)("the contact form reads the typed phone %j as %j", ([typed, phone]) => {
    expect(form({ phone: typed }).phone).toBe(phone);
  });

  it("invisible characters are removed from an email address, but not from a message", () => {
    const read = form({ email: "\ufeffann@exam\u00adple.org\u200b", message: "Famille 👨‍👩‍👧 می‌خواهم" });
    expect(read).toMatchObject({ email: "ann@example.org", message: "Famille 👨‍👩‍👧 می‌خواهم" });
  });

  it.each(["555", "+33 7 89 12 34 56", "+47 22 33 44 55", "418 555-12345"])(
    "rejects the invalid or foreign phone %s with its own error",
    (phone) => {
      expect(problem({ phone })).toEqual(["phone phone"]);
    },
  );

  it("a message keeps every word, but no control characters", () => {
    const text = "<script>alert(1)</script>\n'; DROP TABLE people; -- \u0000\u0007é🔥\uD800";
    expect(form({ message: text }).message).toBe("<script>alert(1)</script>\n'; DROP TABLE people; -- é🔥");
  });

  it("an unknown region becomes null", () => expect(form({ region: "99" }).region).toBeNull());
});

describe("mailbox settings", () => {
  it.for(["", "media=press@agency.example", "general=nobody", "general=a@b.ca,circus=a@b.ca"])(
    "rejects the invalid mailbox setting %j",
    (text) => expect(readMailboxes(text)).toBeNull(),
  );
  it("messages on subjects without their own mailbox go to the general mailbox", () => {
    expect(readMailboxes("general=a@b.ca, media = m@b.ca")).toMatchObject({
      permit: "a@b.ca",
      media: "m@b.ca",
    });
  });
});
