import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { expect, it } from "vitest";
import { createEmailClient } from "./email-client.server.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "der" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** Starts a mail server that receives one email. */
async function mailbox() {
  const { promise: email, resolve } = Promise.withResolvers<string>();
  const server = createServer((socket: Socket) => {
    let text = "";
    let isData = false;
    socket.write("220 mail.example\r\n");
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      if (isData) {
        if (!text.endsWith("\r\n.\r\n")) return;
        resolve(text.slice(0, -3).replace(/^\.\./gm, "."));
        isData = false;
        text = "";
        socket.write("250 taken\r\n");
        return;
      }
      if (!text.endsWith("\r\n")) return;
      isData = /^DATA/i.test(text);
      text = "";
      socket.write(isData ? "354 go on\r\n" : "250 mail.example\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, email, close: () => server.close() };
}

it("signs an email for its domain, including its unsubscribe link, so that another package can verify the signature", async () => {
  const { port, email, close } = await mailbox();
  const client = createEmailClient({
    url: `smtp://127.0.0.1:${port}`,
    from: "Vigie <alertes@vigie.example>",
    brand: { fr: "Vigie", en: "Vigie" },
    dkim: { domain: "vigie.example", selector: "s1", privateKey },
  });
  const claimed = {
    id: 7,
    personId: null,
    subscriberId: null,
    naturalKey: "x",
    kind: "alert",
    channel: "email",
    language: "fr",
    address: "ann@example.org",
    about: {},
    attempt: 1,
  } as const;
  const mail = {
    subject: "Chalet : nouveau feu à 12 km",
    preheader: "Restez informé.",
    blocks: [{ kind: "text", text: "Éteint." } as const],
    footer: [],
    stopUrl: "https://vigie.example/api/alerts/stop?key=1",
  };
  expect(await client.deliver(claimed, mail)).toMatchObject({ kind: "sent" });
  const raw = await email;
  client.close();
  close();
  const resolver = async (name: string) => {
    if (name !== "s1._domainkey.vigie.example") throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
    return [[`v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`]];
  };
  const judge = (text: string) => dkimVerify(Buffer.from(text, "latin1"), { resolver });
  const { results } = await judge(raw);
  expect(results).toMatchObject([{ signingDomain: "vigie.example", status: { result: "pass" } }]);
  expect(results[0]?.signingHeaders?.keys.toLowerCase()).toContain("list-unsubscribe-post");
  const changed = await judge(raw.replace("key=1", "key=2"));
  expect(changed.results).toMatchObject([{ status: { result: "fail" } }]);
});
