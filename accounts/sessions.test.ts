import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { people } from "#database/schema.ts";
import { ACCOUNT_QUESTIONS } from "./account-api.ts";
import { RECENT_LOGIN_COMMANDS } from "./account-commands.ts";
import { giveAccounts, newPhone, somebody } from "./accounts.double.ts";

const MINUTE_S = 60;
const seconds = (from = 0) => Math.floor(Date.now() / 1000) + from;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0";

it("only the commands that can require a recent login take an ID token", () => {
  const takes = Object.entries(ACCOUNT_QUESTIONS).flatMap(([command, { shape }]) =>
    "idToken" in shape ? [command] : [],
  );
  expect(takes.sort()).toEqual([...RECENT_LOGIN_COMMANDS].sort());
});

onEachServer("sessions and recent logins on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts } = giveAccounts(database);
  type Ann = Awaited<ReturnType<typeof somebody>>;

  /**
   * Creates a person with two sessions, and the provider's lists of them. One session has ended, but has a
   * refresh token.
   */
  async function withSessions(): Promise<Ann> {
    const ann = await somebody(provider());
    const user = `/api/v2/users/${encodeURIComponent(ann.subject)}`;
    const device = { initial_user_agent: FIREFOX, last_user_agent: FIREFOX };
    const ofAnn = { user_id: ann.subject, device, created_at: "2026-06-01T12:00:00.000Z" };
    const session = { ...ofAnn, id: "open", last_interacted_at: "2026-07-01T12:00:00.000Z" };
    provider().lists.set(`${user}/sessions`, { sessions: [session] });
    provider().lists.set(`${user}/refresh-tokens`, {
      tokens: [
        { ...ofAnn, id: "rt-1", session_id: "open", last_exchanged_at: "2026-07-02T12:00:00.000Z" },
        { ...ofAnn, id: "rt-2", session_id: "over", last_exchanged_at: null },
      ],
    });
    return ann;
  }
  const deleted = () =>
    provider()
      .requests.splice(0)
      .flatMap(({ method, path }) => (method === "DELETE" ? [path.replace("/api/v2", "")] : []));

  describe("sessions", () => {
    it("lists sessions with their device, last used first, and an ended session that has a refresh token", async () => {
      const ann = await withSessions();
      const startedAt = "2026-06-01T12:00:00.000Z";
      expect(await accounts().service.sessions(ann.ofProfile)).toEqual({
        sessions: [
          { id: "open", device: "Firefox, Linux", startedAt, usedAt: "2026-07-02T12:00:00.000Z" },
          { id: "over", device: "Firefox, Linux", startedAt, usedAt: startedAt },
        ],
      });
    });

    it("ends one session with its refresh tokens", async () => {
      const ann = await withSessions();
      deleted();
      const end = (sessionId: string) => accounts().service.endSession({ ...ann.ofRecentLogin, sessionId });
      expect(await end("open")).toEqual({ ended: true });
      expect(deleted()).toEqual(["/refresh-tokens/rt-1", "/sessions/open"]);
      await end("over");
      expect(deleted()).toEqual(["/refresh-tokens/rt-2"]);
    });

    it("ends all sessions at once, with all refresh tokens", async () => {
      const ann = await withSessions();
      deleted();
      await accounts().service.endSession({ ...ann.ofRecentLogin, sessionId: null });
      const user = `/users/${encodeURIComponent(ann.subject)}`;
      expect(deleted()).toEqual([`${user}/sessions`, `${user}/refresh-tokens`]);
    });

    it("does not end another person's session, even if the provider lists it by mistake", async () => {
      const [ann, bob] = [await withSessions(), await somebody(provider(), "Bob")];
      const user = `/api/v2/users/${encodeURIComponent(bob.subject)}`;
      provider().lists.set(`${user}/sessions`, { sessions: [{ id: "open", user_id: ann.subject }] });
      provider().lists.set(`${user}/refresh-tokens`, { tokens: [] });
      deleted();
      const requested = accounts().service.endSession({ ...bob.ofRecentLogin, sessionId: "open" });
      await expect(requested).rejects.toMatchObject({ code: "not-yours" });
      expect(deleted()).toEqual([]);
      expect(await accounts().service.sessions(bob.ofProfile)).toEqual({ sessions: [] });
    });

    it("requires a recent login to end sessions", async () => {
      const ann = await withSessions();
      deleted();
      for (const sessionId of ["open", null])
        await expect(accounts().service.endSession({ ...ann.ofProfile, sessionId })).rejects.toMatchObject({
          code: "login-again",
        });
      expect(deleted()).toEqual([]);
    });
  });

  describe("recent login", () => {
    const erase = ({ ofProfile }: Ann, idToken?: string) =>
      accounts().service.deleteProfile({ ...ofProfile, idToken });
    const AGAIN = { code: "login-again" };

    it.each<[string, (ann: Ann) => Promise<string | undefined>]>([
      ["without proof", async () => undefined],
      ["of 17 minutes ago", ({ subject }) => ofLogin(subject, -17 * MINUTE_S)],
      ["in the future", ({ subject }) => ofLogin(subject, 5 * MINUTE_S)],
      ["whose ID token has no auth_time", ({ subject }) => ofLogin(subject, 0, { auth_time: undefined })],
      ["of another person", () => ofLogin(`auth0|${randomUUID()}`, 0)],
      ["at another client", ({ subject }) => ofLogin(subject, 0, { aud: "vigie-other" })],
      ["at two clients at once", ({ subject }) => ofLogin(subject, 0, { aud: ["vigie-web", "other"] })],
      ["by another issuer", ({ subject }) => ofLogin(subject, 0, { iss: "https://other.example/" })],
      ["whose ID token expired", ({ subject }) => ofLogin(subject, 0, { exp: seconds(-120) })],
      ["proved by an access token", async ({ token }) => token],
      ["proved by plain text", async () => "not a token"],
    ])("does not erase a person after a login %s", async (_, proof) => {
      const ann = await somebody(provider());
      await accounts().service.profile(ann.ofProfile);
      await expect(erase(ann, await proof(ann))).rejects.toMatchObject(AGAIN);
      expect(provider().people.has(ann.subject)).toBe(true);
    });
    const ofLogin = (sub: string, ago: number, claims: object = {}) =>
      provider().idToken({ sub, auth_time: seconds(ago), ...claims });

    it("accepts a login of 14 minutes ago as recent", async () => {
      const ann = await somebody(provider());
      expect(await erase(ann, await ofLogin(ann.subject, -14 * MINUTE_S))).toEqual({ deleted: true });
    });

    it("requires a recent login to correct an address", async () => {
      const ann = await somebody(provider(), "Ann", false);
      const requested = accounts().service.correctEmail({ ...ann.ofProfile, email: "right@example.org" });
      await expect(requested).rejects.toMatchObject(AGAIN);
    });

    it("requires a recent login to replace or remove a verified phone, but not to add a phone or change a name", async () => {
      const ann = await somebody(provider());
      const { service } = accounts();
      const update = (updateData: object) => service.updateProfile({ ...ann.ofProfile, updateData });
      const [first, proven, other] = [newPhone(), newPhone(), newPhone()];
      await update({ phone: first });
      await update({ phone: proven });
      await database().run((queries) =>
        queries.update(people).set({ phoneVerifiedAt: new Date() }).where(eq(people.subject, ann.subject)),
      );
      for (const phone of [other, null]) await expect(update({ phone })).rejects.toMatchObject(AGAIN);
      const requested = service.confirmPhone({ ...ann.ofProfile, phone: other, code: "123456" });
      await expect(requested).rejects.toMatchObject(AGAIN);
      expect((await update({ phone: proven, firstName: "Anne" })).userInfo).toMatchObject({
        ...{ phoneNumber: proven, firstName: "Anne", isPhoneVerified: true },
      });
      const recent = await service.updateProfile({ ...ann.ofRecentLogin, updateData: { phone: null } });
      expect(recent.userInfo.phoneNumber).toBeNull();
    });
  });
});
