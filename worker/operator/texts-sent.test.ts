import { beforeEach, expect, it } from "vitest";
import { takeText } from "#accounts/text-caps.server.ts";
import { seal } from "#alerts/alerts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries, rateLimits } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import { readSettings } from "#settings";
import { testReaders } from "../consultations/readers.double.ts";
import { operatorApp } from "./app.ts";

const TOKEN = "a-password-for-the-agency";
const NOON = new Date("2026-07-02T16:00:00Z");
const DAY_MS = 24 * 3_600_000;
const CAPS = { day: 20, prefix: 10, network: 5 };

onEachServer("the agency's view of text messages on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let now = NOON;
  beforeEach(async () => {
    now = NOON;
    for (const table of [deliveries, rateLimits]) await database().run((queries) => queries.delete(table));
  });

  async function page(lang: "fr" | "en"): Promise<string> {
    const app = operatorApp({
      ...testReaders(database(), () => now),
      ...{ database: database(), seal, token: TOKEN, now: () => now, textCaps: CAPS },
      photos: createFileStore({ ...readSettings({}), DATA_DIR: "no-data" }, "photos"),
    });
    const authorization = `Basic ${btoa(`agence:${TOKEN}`)}`;
    return (await app.request(`/operator?lang=${lang}`, { headers: { authorization } })).text();
  }

  it("the page shows today's text messages by kind, the use of each cap, and the ranges whose cap is reached", async () => {
    const alert = { kind: "alert", channel: "sms", language: "fr", urgency: "alert", about: {} } as const;
    await database().transaction((transaction) =>
      post(transaction, [{ ...alert, naturalKey: "a", personId: null, address: "+14185550000" }], {
        seal,
        now,
      }),
    );
    await database().run((queries) => queries.update(deliveries).set({ state: "sent", endedAt: now }));
    const send = (phone: string) =>
      database().transaction((transaction) =>
        takeText(
          transaction,
          { textCaps: CAPS, databaseClock: () => now },
          { kind: "code", phone, network: null },
        ),
      );
    for (let each = 0; each < 10; each++) await send(`+1418555000${each}`);
    for (let each = 0; each < 6; each++) await send(`+1514555000${each}`);
    const shown = await page("en");
    expect(shown).toMatch(/Texts handed over, by kind: alert: 1\./);
    expect(shown).toMatch(
      /Verification codes<\/th>\s*<td>16 \/ 20 <b>Cap nearly reached<\/b><\/td><td>10 \/ 10 <b>Cap reached/,
    );
    expect(shown).toMatch(/Test alerts<\/th>\s*<td>0 \/ 20<\/td>/);
    expect(shown).toContain("Numbers whose cap is reached begin with: +1418555<");
    expect(await page("fr")).toMatch(/Textos remis, par type\u00a0: alert\u00a0: 1\..*Plafond atteint/su);
    now = new Date(NOON.getTime() + DAY_MS);
    expect(await page("en")).toMatch(
      /Texts handed over, by kind: 0\..*Verification codes<\/th>\s*<td>0 \/ 20</su,
    );
  });
});
