import { createHash, randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { MOST_FILE_BYTES } from "#intake/contact/contact-files.ts";
import { pathTo } from "#plan/paths.ts";
import { violations, violationsWithoutScripts } from "../audit/axe.ts";
import { PERSON, test } from "../support/browse.ts";
import { fromElsewhere } from "../support/from-elsewhere.ts";
import { mailsTo } from "../support/identity.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { WORKS_FIRST } from "../support/watch.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ history: true, env: { TRUSTED_PROXIES: "1" } });
});
afterAll(async () => world?.stop());

/**
 * Matches the browser's log of two refusals that these tests cause: an invalid form (422), and a request for
 * proof of work, because all messages come from one IP address.
 */
const REFUSED_FIRST = new RegExp(`422|${WORKS_FIRST.source}`);
const REFERENCE = /M-[2-9A-Z]{4}-[2-9A-Z]{4}/;

describe.for(VIEWS)("message to the agency, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const path = pathTo("contact", language);

  byTurns.for([true, false])(
    "a person can correct an invalid message, send it, and get a confirmation email (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(path, {
        origin: world.origin,
        width,
        javascript,
        tolerate: REFUSED_FIRST,
        context: fromElsewhere(),
      });
      const seen = () => (javascript ? violations(page) : violationsWithoutScripts(page));
      const look = async () => expect(await seen()).toEqual([]);
      const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true });
      const send = () => page.getByRole("button", { name: t("contact.send"), exact: true }).click();
      const email = `citoyenne.${randomUUID()}@example.org`;
      const text = `Bonjour,\n\nDeux lignes de ${email}.`;
      await field("contact.message").fill(text);
      await field("contact.phone").fill("555");
      await send();
      const problems = page.getByRole("alert").getByRole("link");
      await expect.poll(() => problems.count()).toBe(3);
      expect((await field("contact.message").inputValue()).replaceAll("\r\n", "\n")).toBe(text);
      await look();
      await field("contact.subject").selectOption("permit");
      await field("contact.email").fill(email);
      await field("contact.phone").fill("418 555-1234");
      await field("contact.region").selectOption("04");
      await send();
      await page.getByRole("heading", { name: t("contact.sent") }).waitFor();
      const reference = REFERENCE.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
      expect(reference).not.toBe("");
      await look();
      const emails = () => mailsTo(world.hub.url, email);
      await expect.poll(async () => (await emails()).length).toBe(1);
      expect(JSON.stringify(await emails())).toContain(reference);
    },
  );

  byTurns(
    "a typed message stays in the form while there is no network, and is sent once the network is back",
    async ({ open }) => {
      const page = await open(path, {
        origin: world.origin,
        width,
        tolerate: /ERR_INTERNET_DISCONNECTED|Failed/,
        context: fromElsewhere(),
      });
      const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true });
      const send = () => page.getByRole("button", { name: t("contact.send"), exact: true }).click();
      await field("contact.subject").selectOption("general");
      await field("contact.message").fill("Bonjour");
      await page.waitForLoadState("networkidle");
      await field("contact.email").fill(`citoyen.${randomUUID()}@example.org`);
      await page.context().setOffline(true);
      await send();
      await page.getByText(t("contact.failed.offline")).waitFor();
      expect(await field("contact.message").inputValue()).toBe("Bonjour");
      await page.context().setOffline(false);
      await send();
      await page.getByRole("heading", { name: t("contact.sent") }).waitFor();
    },
  );

  byTurns.for([true, false])(
    "a message includes its attached files, and the form names each file that it rejects (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(path, {
        origin: world.origin,
        width,
        javascript,
        tolerate: REFUSED_FIRST,
        context: fromElsewhere(),
      });
      const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true });
      const send = () => page.getByRole("button", { name: t("contact.send"), exact: true }).click();
      const large = {
        name: "film.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.alloc(MOST_FILE_BYTES + 1, JPEG),
      };
      const text = `Avec des fichiers ${randomUUID()}`;
      await field("contact.subject").selectOption("industry");
      await field("contact.message").fill(text);
      await field("contact.email").fill(`citoyenne.${randomUUID()}@example.org`);
      await field("contact.files").setInputFiles([PLAN, PROGRAM, large]);
      await send();
      await page.getByText(t("contact.files.refused.kind", { name: "plan.exe" })).waitFor();
      await page.getByText(t("contact.files.refused.large", { name: "film.jpg" })).waitFor();
      expect(await page.getByRole("alert").getByRole("link").count()).toBe(1);
      expect(await field("contact.message").inputValue()).toBe(text);
      if (javascript) {
        expect(await violations(page)).toEqual([]);
        for (const name of ["plan.exe", "film.jpg"])
          await page.getByRole("button", { name: t("contact.files.remove.which", { name }) }).click();
        await field("contact.files").setInputFiles([PHOTO]);
        expect(await page.getByRole("list", { name: t("contact.files.chosen") }).textContent()).toContain(
          "plan.pdf",
        );
      } else {
        await page.getByText(t("contact.files.again")).waitFor();
        await field("contact.files").setInputFiles([PLAN, PHOTO]);
      }
      await send();
      await page.getByRole("heading", { name: t("contact.sent") }).waitFor();
      const reference = REFERENCE.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
      const filesOf = async () =>
        (await lettersWithFiles()).find(({ subject }) => subject.includes(reference));
      await expect.poll(filesOf).toBeDefined();
      const { files = [] } = (await filesOf()) ?? {};
      expect(files.map(({ name }) => name).toSorted()).toEqual([PHOTO.name, PLAN.name]);
      expect(files.find(({ name }) => name === PLAN.name)?.sha256).toBe(sumOf(PLAN.buffer));
    },
  );
});

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const PLAN = {
  name: "plan.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n${randomUUID()}`),
};
const PHOTO = {
  name: "fumée.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: {
      ...{ width: 600, height: 400, channels: 3, background: "#e25822" },
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer(),
};
const PROGRAM = { name: "plan.exe", mimeType: "application/pdf", buffer: Buffer.from("MZ, a program") };
const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const emails = z.array(
  z.object({
    subject: z.string(),
    files: z.array(z.object({ name: z.string(), sha256: z.string() })).default([]),
  }),
);

/** Returns the emails in the outbox that have attached files. */
async function lettersWithFiles() {
  const answer = await fetch(`${world.hub.url}/outbox?channel=email`);
  return emails.parse(await answer.json()).filter(({ files }) => files.length > 0);
}

test("if attachments are disabled, the form has no file field, and a sent file is rejected", async ({
  open,
}) => {
  const off = await startWorld({ history: true, env: { CONTACT_ATTACHMENTS: "off" } });
  try {
    const path = pathTo("contact", "fr");
    const t = words("fr");
    // Waits until the site has read the stories from the content service.
    const status = async () => (await fetch(off.origin + path)).status;
    await expect.poll(status).toBe(200);
    const page = await open(path, { origin: off.origin });
    await page.getByLabel(t("contact.message"), { exact: true }).waitFor();
    expect(await page.getByLabel(t("contact.files"), { exact: true }).count()).toBe(0);
    const form = new FormData();
    for (const [name, value] of Object.entries({ subject: "general", message: "a", email: "a@b.ca" }))
      form.set(name, value);
    form.append("files", new File([PLAN.buffer], PLAN.name));
    const answer = await fetch(off.origin + path, { method: "POST", body: form, headers: OWN_PAGE });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining(t("contact.files.refused.off", { name: PLAN.name })),
    ]);
  } finally {
    await off.stop();
  }
});
/** Headers of a person's browser. Robots get a one-word response. */
const OWN_PAGE = { "sec-fetch-site": "same-origin", "user-agent": PERSON };
