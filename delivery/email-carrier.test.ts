import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import type { Claimed } from "./delivery.ts";
import { createEmailCarrier } from "./email-carrier.server.ts";
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

/** What becomes of a letter at a server that agrees to everything but this step; `.` is the end of the letter. */
async function outcomeAt(step: string, does: Does, mail: Mail = MAIL, host = "127.0.0.1") {
  const server = createServer((line) => {
    let isLetter = false;
    const answer = (said: string, usual: string) => {
      if (said !== step) line.write(`${usual}\r\n`);
      else if (typeof does === "string") line.write(`${does}\r\n`);
      else does(line);
    };
    line.on("error", () => {});
    line.on("data", (bytes) => {
      const words = String(bytes);
      if (isLetter) {
        if (words.endsWith("\r\n.\r\n")) answer(".", "250 taken");
        return;
      }
      const [verb = ""] = words.trim().split(/\s/);
      isLetter = verb === "DATA";
      // Old servers know one greeting only, and are asked by the other when they refuse the first.
      const said = step === "?HELO" && /^(?:EHLO|HELO)$/.test(verb) ? step : verb;
      answer(said, isLetter ? "354 go on" : "250 well");
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
  const carrier = createEmailCarrier({ url: `smtp://${host}:${port}`, from: "vigie@example.org", brand });
  try {
    return await carrier.hand(LETTER, mail);
  } finally {
    carrier.close();
  }
}

test("a server that takes a letter has taken it, by the id of its delivery", async () => {
  expect(await outcomeAt("none", "")).toEqual({ kind: "sent", reference: "<delivery-7@example.org>" });
});

test("where no server is, or it takes nothing from anybody, the channel is closed", async () => {
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

test("a letter goes to another machine with TLS only", async () => {
  // This name is no sure sign of this machine, and leads to it.
  const toOther = await outcomeAt("STARTTLS", "502 unknown", MAIL, "0.0.0.0");
  expect(toOther).toMatchObject({ kind: "closed", reason: expect.stringContaining("502 unknown") });
  expect(await outcomeAt("STARTTLS", "502 unknown")).toMatchObject({ kind: "sent" });
});

test("a server that greets nobody refuses no letter for good", async () => {
  expect(await outcomeAt("?HELO", "554 5.7.1 not you")).toMatchObject({ kind: "closed" });
});

// Closed is not counted: the same letter would go again every fifteen seconds for ever, each time perhaps for good.
test.each(["MAIL", "RCPT", "."])(
  "a line lost at %s over a letter counts against this letter alone",
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
])("%s answered by %s is %s", async (step, said, kind) => {
  expect(await outcomeAt(step, said)).toMatchObject({ kind, reason: expect.stringContaining(said) });
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
])("%s answered by %s means that the address is dead: %s", async (step, said, isGone) => {
  expect(await outcomeAt(step, said)).toMatchObject({ kind: "refused", isGone });
});

const file = (read: MailFile["read"]): MailFile => ({ name: "plan.pdf", type: "application/pdf", read });

test("a letter too large for a server goes without its files", async () => {
  const bytes = Buffer.alloc(2000, 1);
  const mail = { ...MAIL, files: [file(async () => bytes)] };
  const once = () => {
    let isFirst = true;
    return (line: Socket) => {
      line.write(isFirst ? "552 5.3.4 too large\r\n" : "250 taken\r\n");
      isFirst = false;
    };
  };
  const withoutFiles = { ...MAIL, subject: "Sans fichiers" };
  expect(await outcomeAt(".", once(), { ...mail, withoutFiles })).toMatchObject({ kind: "sent" });
  expect(await outcomeAt("MAIL", once(), { ...mail, withoutFiles })).toMatchObject({ kind: "sent" });
  expect(await outcomeAt(".", once(), mail)).toMatchObject({ kind: "refused" });
  expect(await outcomeAt("RCPT", once(), { ...mail, withoutFiles })).toMatchObject({ kind: "refused" });
});

test("a letter waits for files that cannot be read now, and goes without those that are no more", async () => {
  const away = file(() => Promise.reject(new Error("the store is away")));
  const gone = file(async () => null);
  const files = (each: MailFile): Mail => ({ ...MAIL, files: [each], withoutFiles: MAIL });
  expect(await outcomeAt("none", "", files(away))).toMatchObject({ kind: "later" });
  expect(await outcomeAt("none", "", files(gone))).toMatchObject({ kind: "sent" });
  expect(await outcomeAt("none", "", { ...MAIL, files: [gone] })).toMatchObject({ kind: "dropped" });
});
