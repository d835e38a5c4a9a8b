import { like } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries, rateLimits } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import { giveAccounts, newPhone, openAccounts, somebody } from "./accounts.double.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { capLevel, type TextCaps, takeText, textCapUses } from "./text-caps.server.ts";

const NOON = new Date("2026-07-02T16:00:00Z");
const MIDNIGHT_MS = 12 * 3_600_000;
const MANY: TextCaps = { day: 100, prefix: 100, network: 100 };

onEachServer("caps on text messages on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts } = giveAccounts(database);
  beforeEach(async () => {
    for (const table of [rateLimits, deliveries]) await database().run((queries) => queries.delete(table));
  });

  const at = (ms: number): Pick<AccountsContext, "databaseClock"> => ({
    databaseClock: () => new Date(NOON.getTime() + ms),
  });
  const take = (caps: Partial<TextCaps>, phone: string, network: string | null = null, ms = 0) =>
    database().transaction((transaction) =>
      takeText(transaction, { textCaps: { ...MANY, ...caps }, ...at(ms) }, { kind: "code", phone, network }),
    );
  const uses = (caps: Partial<TextCaps> = {}, ms = 0) =>
    database().run((queries) => textCapUses(queries, { ...MANY, ...caps }, new Date(NOON.getTime() + ms)));
  const over = { code: "texts-over" };
  const codes = () =>
    database().run((queries) => queries.select().from(deliveries).where(like(deliveries.kind, "phone-code")));

  it("sends no text to 8 people with made-up addresses who request 24 codes in 12 seconds", async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, each) => somebody(provider(), `Bot${each}`, false)),
    );
    const requested = await Promise.allSettled(
      people.flatMap((each) =>
        [1, 2, 3].map(() => accounts().service.phoneCode({ ...each.ofProfile, phone: newPhone() })),
      ),
    );
    expect(requested.map(({ status }) => status)).toEqual(Array(24).fill("rejected"));
    expect(requested).toMatchObject(Array(24).fill({ reason: { code: "email-unconfirmed" } }));
    expect(await codes()).toEqual([]);
  });

  it("sends the code after the person confirms the address, and keeps the number they saved", async () => {
    const ann = await somebody(provider(), "Ann", false);
    const phone = newPhone();
    const { service } = accounts();
    await service.updateProfile({ ...ann.ofProfile, updateData: { phone } });
    await expect(service.phoneCode({ ...ann.ofProfile, phone })).rejects.toMatchObject({
      code: "email-unconfirmed",
    });
    expect((await service.profile(ann.ofProfile)).userInfo.phoneNumber).toBe(phone);
    const known = provider().people.get(ann.subject);
    if (known) provider().people.set(ann.subject, { ...known, email_verified: true });
    await service.phoneCode({ ...ann.ofProfile, phone });
    expect(await codes()).toHaveLength(1);
  });

  it.for([
    ["day", ["+14185550001", "+15145550001", "+18195550001"], [null, null, null]],
    ["prefix", ["+14185550001", "+14185559999", "+14185551234"], ["a", "b", "c"]],
    ["network", ["+14185550001", "+15145550001", "+18195550001"], ["a", "a", "a"]],
  ] as const)(
    "the cap of a %s rejects the third text, and does not count rejected texts",
    async ([cap, phones, networks]) => {
      const [first, second, third] = phones;
      await take({ [cap]: 2 }, first, networks[0]);
      await take({ [cap]: 2 }, second, networks[1]);
      for (let each = 0; each < 5; each++)
        await expect(take({ [cap]: 2 }, third, networks[2])).rejects.toMatchObject(over);
      const used = await uses({ [cap]: 2 });
      expect(used.find((use) => use.kind === "code" && use.cap === cap)).toMatchObject({ used: 2, most: 2 });
      expect(used.find((use) => use.kind === "code" && use.cap === "day")).toMatchObject({ used: 2 });
      await take({ [cap]: 3 }, third, networks[2]);
    },
  );

  it("lists the prefixes that reached the cap, and counts from zero after midnight in Quebec", async () => {
    await take({ prefix: 1 }, "+14185550001");
    await take({ prefix: 1 }, "+15145550001", null, MIDNIGHT_MS - 1);
    await expect(take({ prefix: 1 }, "+15145550002", null, MIDNIGHT_MS - 1)).rejects.toMatchObject(over);
    const used = await uses({ prefix: 1 });
    const prefixes = used.find((use) => use.kind === "code" && use.cap === "prefix");
    expect(prefixes?.reached.toSorted()).toEqual(["+1418555", "+1514555"]);
    await take({ prefix: 1 }, "+15145550002", null, MIDNIGHT_MS);
    expect((await uses({ prefix: 1 }, MIDNIGHT_MS)).map((use) => use.used)).toEqual([
      ...[0, 1, 1],
      ...[0, 0, 0, 0, 0, 0],
    ]);
  });

  it("does not exceed a cap with many requests at once", async () => {
    const requested = await Promise.allSettled(
      Array.from({ length: 20 }, (_, each) => take({ day: 5 }, `+1418${555 + each}0001`, String(each))),
    );
    expect(requested.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("after a cap is reached, no code is sent or stored, but alerts to the same number are posted", async () => {
    const [ann, bob] = [await somebody(provider()), await somebody(provider(), "Bob")];
    const { service, context } = openAccounts(database(), provider(), { textCaps: { ...MANY, network: 1 } });
    const sender = { network: "mark", range: "range", block: "block" };
    await service.phoneCode({ ...ann.ofProfile, phone: newPhone() }, sender);
    const phone = newPhone();
    await expect(service.phoneCode({ ...bob.ofProfile, phone }, sender)).rejects.toMatchObject(over);
    expect(await codes()).toHaveLength(1);
    expect((await service.profile(bob.ofProfile)).userInfo.phoneCodeUntil).toBeNull();
    const alert = { naturalKey: "a", personId: null, kind: "alert", channel: "sms", language: "fr" } as const;
    const written = await database().transaction((transaction) =>
      post(transaction, [{ ...alert, address: phone, about: {}, urgency: "grave" }], {
        seal: context.seal,
        now: new Date(),
      }),
    );
    expect(written).toBe(1);
  });

  it("counts each kind of text against its own caps", async () => {
    await take({ day: 1 }, "+14185550001");
    await database().transaction((transaction) =>
      takeText(
        transaction,
        { textCaps: { ...MANY, day: 1 }, ...at(0) },
        { kind: "reply", phone: "+14185550001", network: null },
      ),
    );
    await expect(take({ day: 1 }, "+14185550001")).rejects.toMatchObject(over);
  });
});

it.each([
  [0, 100, "well"],
  [79, 100, "well"],
  [80, 100, "near"],
  [100, 100, "reached"],
  [120, 100, "reached"],
  [1, 1, "reached"],
] as const)("rates a use of %i texts with a cap of %i as %s", (used, most, level) => {
  expect(capLevel({ used, most })).toBe(level);
});
