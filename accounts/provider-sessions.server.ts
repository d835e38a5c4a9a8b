import { z } from "zod";

/** A person's login at the provider: a session and its refresh tokens, which can outlive the session. */
export interface ProviderSession {
  /** The `sid` claim of the session's ID tokens. For a refresh token without a session, the token's id. */
  readonly id: string;
  readonly userAgent: string;
  readonly startedAt: Date | null;
  readonly usedAt: Date | null;
  /** True if the provider has the session; false if only its refresh tokens are left. */
  readonly isOpen: boolean;
  readonly refreshTokens: readonly string[];
}

/** Id of a session or token. We compare ids and send them back, so an invalid id is rejected, not cleaned. */
const id = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .catch(null);
const agent = z.string().max(1000).catch("");
const device = z
  .object({ initial_user_agent: agent, last_user_agent: agent })
  .transform((each) => each.last_user_agent || each.initial_user_agent)
  .catch("");

const session = z
  .object({
    id,
    user_id: z.string().optional(),
    device,
    created_at: moment,
    updated_at: moment,
    last_interacted_at: moment,
  })
  .transform((each) => ({
    ...{ id: each.id, subject: each.user_id, userAgent: each.device, startedAt: each.created_at },
    ...{ usedAt: each.last_interacted_at ?? each.updated_at, isOpen: true, refreshTokens: [] as string[] },
  }));
const refreshToken = z
  .object({
    ...{ id, user_id: z.string().optional(), session_id: id.nullable().catch(null), device },
    ...{ created_at: moment, last_exchanged_at: moment },
  })
  .transform((each) => ({
    ...{ id: each.session_id ?? each.id, subject: each.user_id, userAgent: each.device },
    ...{ startedAt: each.created_at, usedAt: each.last_exchanged_at ?? each.created_at },
    ...{ isOpen: false, refreshTokens: [each.id] },
  }));

function readable<Read extends { readonly subject?: string | undefined }>(
  record: z.ZodType<Read>,
  items: readonly unknown[],
  subject: string,
): Read[] {
  return items.flatMap((each) => {
    const { data } = record.safeParse(each);
    return data && (data.subject ?? subject) === subject ? [data] : [];
  });
}

const sessionList = z.object({ sessions: z.array(z.unknown()) });
const tokenList = z.object({ tokens: z.array(z.unknown()) });

/** Merges the valid records of the provider's two lists, last used first; null if either is no list. */
export function readSessions(
  subject: string,
  sessionsResponse: unknown,
  tokensResponse: unknown,
): ProviderSession[] | null {
  const sessions = sessionList.safeParse(sessionsResponse);
  const tokens = tokenList.safeParse(tokensResponse);
  if (!sessions.success || !tokens.success) return null;
  const all = new Map<string, ProviderSession>();
  const records = [
    ...readable(session, sessions.data.sessions, subject),
    ...readable(refreshToken, tokens.data.tokens, subject),
  ];
  for (const { subject: _, ...each } of records) {
    const known = all.get(each.id);
    all.set(each.id, known ? merged(known, each) : each);
  }
  return [...all.values()].sort((one, other) => Number(other.usedAt ?? 0) - Number(one.usedAt ?? 0));
}

const merged = (one: ProviderSession, other: ProviderSession): ProviderSession => ({
  id: one.id,
  userAgent: one.userAgent || other.userAgent,
  startedAt: one.startedAt ?? other.startedAt,
  usedAt: latest(one.usedAt, other.usedAt),
  isOpen: one.isOpen || other.isOpen,
  refreshTokens: [...one.refreshTokens, ...other.refreshTokens],
});

const latest = (one: Date | null, other: Date | null): Date | null =>
  Number(other ?? 0) > Number(one ?? 0) ? other : one;
