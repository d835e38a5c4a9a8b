import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import type { Claimed } from "./delivery.ts";
import { ChunkedWrites, createEmailClient } from "./email-client.server.ts";
import type { Mail, MailFile } from "./message.ts";

const LETTER: Claimed = {
  id: 7,
  personId: null,
  subscriberId: null,
  naturalKey: "welcome:7",
  kind: "welcome",
  channel: "email",
  language: "fr",
  address: "ann@example.org",
  about: {},
  attempt: 1,
};
const MAIL: Mail = { subject: "Bonjour", preheader: "", blocks: [], footer: [] };

type Does = string | ((line: Socket) => void);
const hangUp: Does = (line) => void line.destroy();

/**
 * Returns the outcome of an email at a server that accepts everything except this step; `.` is the end of the
 * email.
 */
async function outcomeAt(step: string, does: Does, mail: Mail = MAIL, host = "127.0.0.1") {
  const server = createServer((line) => {
    let isData = false;
    const answer = (text: string, usual: string) => {
      if (text !== step) line.write(`${usual}\r\n`);
      else if (typeof does === "string") line.write(`${does}\r\n`);
      else does(line);
    };
    line.on("error", () => {});
    line.on("data", (bytes) => {
      const words = String(bytes);
      if (isData) {
        if (words.endsWith("\r\n.\r\n")) answer(".", "250 taken");
        return;
      }
      const [verb = ""] = words.trim().split(/\s/);
      isData = verb === "DATA";
      // Old servers only know HELO. The client sends HELO if a server rejects EHLO.
      const text = step === "?HELO" && /^(?:EHLO|HELO)$/.test(verb) ? step : verb;
      answer(text, isData ? "354 go on" : "250 well");
    });
    answer("hello", "220 hello");
  });
  server.listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const outcome = await handTo(port, mail, host);
  server.close();
  return outcome;
}

async function handTo(port: number, mail: Mail = MAIL, host = "127.0.0.1") {
  const brand = { fr: "Vigie", en: "Vigie" };
  const client = createEmailClient({ url: `smtp://${host}:${port}`, from: "vigie@example.org", brand });
  try {
    return await client.deliver(LETTER, mail);
  } finally {
    client.close();
  }
}

test("an accepted email has the result `sent`, with the email's Message-ID as the reference", async () => {
  expect(await outcomeAt("none", "")).toEqual({ kind: "sent", reference: "<delivery-7@example.org>" });
});

test("closes the channel if there is no server, or if the server accepts no email from anyone", async () => {
  const gone = createServer().listen(0, "127.0.0.1");
  await once(gone, "listening");
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, "close");
  expect(await handTo(port)).toMatchObject({ kind: "closed" });
  expect(await outcomeAt("hello", hangUp)).toMatchObject({ kind: "closed" });
  expect(await outcomeAt("hello", "554 not today")).toMatchObject({ kind: "closed" });
  expect(await outcomeAt("EHLO", hangUp)).toMatchObject({ kind: "closed" });
  expect(await outcomeAt("MAIL", "421 going down")).toMatchObject({ kind: "closed" });
});

test("sends an email to another machine only with TLS", async () => {
  // This address leads to this machine, but is not one of the machine's own names.
  const toOther = await outcomeAt("STARTTLS", "502 unknown", MAIL, "0.0.0.0");
  expect(toOther).toMatchObject({ kind: "closed", reason: expect.stringContaining("502 unknown") });
  expect(await outcomeAt("STARTTLS", "502 unknown")).toMatchObject({ kind: "sent" });
});

test("closes the channel instead of refusing emails if the server rejects the greeting", async () => {
  expect(await outcomeAt("?HELO", "554 5.7.1 not you")).toMatchObject({ kind: "closed" });
});

// A closed channel does not count attempts. It would send the same email every fifteen seconds forever,
// perhaps with success each time.
test.each(["MAIL", "RCPT", "."])(
  "if the connection is lost at %s, retries only this email, and does not close the channel",
  async (step) => {
    expect(await outcomeAt(step, hangUp)).toMatchObject({ kind: "later" });
  },
);

test.each([
  ["RCPT", "550 5.1.1 no such user", "refused"],
  [".", "554 5.7.1 not wanted", "refused"],
  ["RCPT", "450 4.2.1 come again", "later"],
  [".", "452 4.3.1 no room", "later"],
  ["RCPT", "552 5.2.2 mailbox full", "refused"],
])("on %s, maps the reply %s to the outcome %s", async (step, text, kind) => {
  expect(await outcomeAt(step, text)).toMatchObject({ kind, reason: expect.stringContaining(text) });
});

test.each([
  ["RCPT", "550 5.1.1 no such user", true],
  ["RCPT", "550 5.2.1 disabled", true],
  [".", "550 5.1.1 no such user", true],
  ["MAIL", "550 5.1.1 no such user", false],
  ["RCPT", "550 no such user", false],
  ["RCPT", "550 5.7.1 not wanted", false],
  ["RCPT", "552 5.2.2 mailbox full", false],
  ["RCPT", "553 5.1.8 bad sender", false],
  [".", "554 5.7.1 not wanted", false],
])("on %s, reads the reply %s as a dead address: %s", async (step, text, isGone) => {
  expect(await outcomeAt(step, text)).toMatchObject({ kind: "refused", isGone });
});

const file = (read: MailFile["read"]): MailFile => ({ name: "plan.pdf", type: "application/pdf", read });

test("sends an email without its files if it is too large for the server with its files", async () => {
  const bytes = Buffer.alloc(2000, 1);
  const mail = { ...MAIL, files: [file(async () => bytes)] };
  const lazy = () => {
    let isFirst = true;
    return (line: Socket) => {
      line.write(isFirst ? "552 5.3.4 too large\r\n" : "250 taken\r\n");
      isFirst = false;
    };
  };
  const withoutFiles = { ...MAIL, subject: "Sans fichiers" };
  expect(await outcomeAt(".", lazy(), { ...mail, withoutFiles })).toMatchObject({ kind: "sent" });
  expect(await outcomeAt("MAIL", lazy(), { ...mail, withoutFiles })).toMatchObject({ kind: "sent" });
  expect(await outcomeAt(".", lazy(), mail)).toMatchObject({ kind: "refused" });
  expect(await outcomeAt("RCPT", lazy(), { ...mail, withoutFiles })).toMatchObject({ kind: "refused" });
});

test("postpones an email if its files cannot be read now, and sends the email without files that were deleted", async () => {
  const away = file(() => Promise.reject(new Error("the store is away")));
  const gone = file(async () => null);
  const files = (each: MailFile): Mail => ({ ...MAIL, files: [each], withoutFiles: MAIL });
  expect(await outcomeAt("none", "", files(away))).toMatchObject({ kind: "later" });
  expect(await outcomeAt("none", "", files(gone))).toMatchObject({ kind: "sent" });
  expect(await outcomeAt("none", "", { ...MAIL, files: [gone] })).toMatchObject({ kind: "dropped" });
});

/** Returns the chunks as written. A later reader could get several chunks as one. */
async function piecesOf(pieces: readonly string[]): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  const large = new ChunkedWrites().on("data", (piece: Buffer) => sent.push(piece));
  await pipeline(Readable.from(pieces.map((piece) => Buffer.from(piece))), large);
  return sent;
}

describe("chunks of an email to the mail server", () => {
  test("joins many small chunks of an email into one chunk", async () => {
    const sent = await piecesOf(["Subject: Feu\r\n", "\r\n", "Un feu brûle.", "\r\n"]);
    expect(sent.map(String)).toEqual(["Subject: Feu\r\n\r\nUn feu brûle.\r\n"]);
  });

  test("writes the start of a large email while its rest is read, complete and in order", async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `${at}\r\n`);
    const sent = await piecesOf(lines);
    expect(sent.length).toBeGreaterThan(1);
    expect(String(Buffer.concat(sent))).toBe(lines.join(""));
  });

  test("writes no chunk for an empty email", async () => {
    expect(await piecesOf([])).toEqual([]);
  });
});
