import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freeBlock } from "#test-ports";
import { type Fault, Faults } from "../faults.ts";
import { PortError } from "../listen.ts";
import { Outbox } from "../outbox/outbox.ts";
import { listenForMail } from "./mail-server.ts";

const outbox = new Outbox();
const faults = new Faults();
let close: () => void;
let port: number;

beforeAll(async () => {
  port = await freeBlock();
  close = await listenForMail(outbox, faults, "127.0.0.1", port);
});
afterAll(() => close());
beforeEach(() => {
  outbox.remove();
  faults.clear();
});

const send = (to: string, options: object = {}, more: object = {}) =>
  createTransport({ host: "127.0.0.1", port, ...options }).sendMail({
    from: "Vigie, forêt <vigie@example.org>",
    to,
    subject: "Danger extrême à Val-d’Or",
    text: "Aucun feu.",
    html: "<p>Aucun feu.</p>",
    list: { unsubscribe: `https://vigie.example/${"u".repeat(90)}` },
    ...more,
  });

test("an email appears in the outbox once for each recipient, unchanged", async () => {
  await send("a@example.org, b@example.org");
  expect(outbox.list().map(({ to }) => to)).toEqual(["b@example.org", "a@example.org"]);
  expect(outbox.list({ to: "A@example.org", channel: "email" })).toMatchObject([
    {
      channel: "email",
      subject: "Danger extrême à Val-d’Or",
      text: "Aucun feu.",
      html: "<p>Aucun feu.</p>",
      headers: {
        "list-unsubscribe": `<https://vigie.example/${"u".repeat(90)}>`,
        from: '"Vigie, forêt" <vigie@example.org>',
      },
    },
  ]);
});

test("a sender can log in with any name and password", async () => {
  await send("a@example.org", { auth: { user: "vigie", pass: "secret" } });
  expect(outbox.list()).toHaveLength(1);
});

const FAULTS: readonly (readonly [Fault, number, string])[] = [
  [{ status: 421 }, 421, "refuses"],
  [{ status: 450, body: "4.2.0 Greylisted" }, 450, "4.2.0 Greylisted"],
  [{ status: 550, body: "5.1.1 Nobody of that name" }, 550, "5.1.1 Nobody of that name"],
  [{ status: 503 }, 451, "down"],
  [{ status: 429 }, 451, "down"],
  [{ status: 200, body: "<h1>Maintenance</h1>" }, 451, "down"],
  [{}, 451, "down"],
];

test.each(FAULTS)(
  "the fault %o makes the mail server respond with the SMTP code %i",
  async (fault, responseCode, words) => {
    faults.set("mail", fault);
    await expect(send("a@example.org")).rejects.toMatchObject({
      responseCode,
      response: expect.stringContaining(words),
    });
    expect(outbox.list()).toEqual([]);
  },
);

test.each([
  [{ status: 550 }, "550 The sandbox refuses this mail"],
  [{ status: 550, body: "5.7.1 Blocked" }, "550 5.7.1 Blocked"],
  [{ status: 550, body: "5.1.1 Unknown" }, "550 5.1.1 Unknown"],
])(
  "the SMTP response to the fault %o only has an enhanced code if the fault's body has one",
  async (fault, reply) => {
    faults.set("mail", fault);
    await expect(send("a@example.org")).rejects.toMatchObject({ response: reply });
  },
);

test("a fault about the mailbox fails at RCPT TO, another fault at MAIL FROM, and email is accepted once the fault ends", async () => {
  faults.set("mail", { status: 550, body: "5.1.1 Unknown" });
  await expect(send("a@example.org")).rejects.toMatchObject({ command: "RCPT TO" });
  faults.set("mail", { status: 550, body: "5.7.1 Blocked" });
  await expect(send("a@example.org")).rejects.toMatchObject({ command: "MAIL FROM" });
  faults.clear();
  await send("a@example.org");
  expect(outbox.list()).toHaveLength(1);
});

test("an email is accepted late if the fault has only a delay, and at once if the fault's rate is 0", async () => {
  faults.set("mail", { delayMs: 20 });
  await send("a@example.org");
  faults.set("mail", { status: 550, rate: 0 });
  await send("a@example.org");
  expect(outbox.list()).toHaveLength(2);
});

test("an email over the size limit is rejected", async () => {
  const mail = { from: "a@example.org", to: "b@example.org", text: "x".repeat(25_100_000) };
  await expect(createTransport({ host: "127.0.0.1", port }).sendMail(mail)).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(outbox.list()).toEqual([]);
});

test("a mail server on a taken port fails with a PortError", async () => {
  await expect(listenForMail(outbox, faults, "127.0.0.1", port)).rejects.toThrow(PortError);
});

test("the name, type and checksum of an attachment are stored", async () => {
  const attachments = [{ filename: "fumée.jpg", content: Buffer.from("abc"), contentType: "image/jpeg" }];
  await send("a@example.org", {}, { attachments });
  const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(outbox.list()).toMatchObject([
    { files: [{ name: "fumée.jpg", type: "image/jpeg", size: 3, sha256 }] },
  ]);
});
