import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError, type AccountsService } from "./accounts-service.ts";
import { authenticate } from "./authenticate.server.ts";
import { requireRecentLogin } from "./recent-login.server.ts";

/** Browsers by user agent. The first match wins, because most browsers also name an older browser. */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:(?:Headless)?Chrome|CriOS)\//],
  // Other browsers that descend from Safari have no `Version/`.
  ["Safari", /\bVersion\/.*\bSafari\//],
] as const;
const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Returns browser and system names of a user agent, the same in both languages; null if no name is known. */
export function deviceName(userAgent: string): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap(
    (list) => list.find(([, sign]) => sign.test(userAgent))?.[0] ?? [],
  );
  return names.length === 0 ? null : names.join(", ");
}

type SessionCommands = Pick<AccountsService, "sessions" | "endSession">;

/** Creates the commands that list and end a person's sessions at the identity provider. */
export function sessionCommands(context: AccountsContext): SessionCommands {
  const { provider } = context;
  return {
    async sessions({ auth0AccessToken, language }) {
      const { subject } = await authenticate(context, auth0AccessToken, language);
      const sessions = await provider.sessionsOf(subject);
      return {
        sessions: sessions.map(({ id, userAgent, startedAt, usedAt }) => ({
          id,
          device: deviceName(userAgent),
          startedAt: startedAt?.toISOString() ?? null,
          usedAt: usedAt?.toISOString() ?? null,
        })),
      };
    },

    async endSession({ auth0AccessToken, language, idToken, sessionId }) {
      const person = await authenticate(context, auth0AccessToken, language);
      // The thief of one session must not be able to log the person out.
      await requireRecentLogin(context, person, idToken);
      if (sessionId === null) await provider.endSessions(person.subject);
      else {
        // The provider would end any person's session, so check that this session is the person's.
        const session = (await provider.sessionsOf(person.subject)).find(({ id }) => id === sessionId);
        if (session === undefined) throw new AccountError("not-yours", "The person has no such session.");
        await provider.endSession(session);
      }
      return { ended: true };
    },
  };
}
