import { like, lt, sql } from "drizzle-orm";
import { databaseNow } from "#database/database-now.server.ts";
import type { Queries, Transaction } from "#database/open.server.ts";
import { rateLimits } from "#database/schema.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import { AccountError } from "./accounts-service.ts";

/** Texts that a stranger can make us send. Alerts are not capped. */
export const CAPPED_TEXTS = ["code", "test", "reply"] as const;
export type CappedText = (typeof CAPPED_TEXTS)[number];

/** Caps by the requester's network, by the number's prefix (area code and exchange), and of the whole day. */
export const TEXT_CAPS = ["network", "prefix", "day"] as const;
export type TextCap = (typeof TEXT_CAPS)[number];

/** Maximum texts of one kind in one Quebec day. */
export type TextCaps = Readonly<Record<TextCap, number>>;

export interface CapSettings {
  readonly SMS_CAP_DAY: number;
  readonly SMS_CAP_PREFIX: number;
  readonly SMS_CAP_NETWORK: number;
}

export const textCapsOf = ({ SMS_CAP_DAY, SMS_CAP_PREFIX, SMS_CAP_NETWORK }: CapSettings): TextCaps => ({
  day: SMS_CAP_DAY,
  prefix: SMS_CAP_PREFIX,
  network: SMS_CAP_NETWORK,
});

interface CapParts {
  readonly textCaps: TextCaps;
  /** Defaults to the database's clock. */
  readonly databaseClock?: (() => Date) | undefined;
}

interface CountedText {
  readonly kind: CappedText;
  /** The recipient's number (E.164). */
  readonly phone: string;
  /** The keyed hash of the requester's network; null if no browser request caused the text. */
  readonly network: string | null;
}

/** Length of a number's country code, area code and exchange: `+1418555`. */
const PREFIX_LENGTH = 8;
/** Time after which a client can retry: an operator can raise a cap before the day ends. */
const RETRY_SECONDS = 3600;

const dayKey = (at: Date) => `texts:${quebecDay(at)}:`;

/**
 * Counts a text in the transaction that sends it. If a cap is reached, the error rolls the transaction back,
 * so that no cap counts the text. The database's clock sets the day.
 * @throws {AccountError} `texts-over`
 */
export async function takeText(
  transaction: Transaction,
  { textCaps, databaseClock }: CapParts,
  { kind, phone, network }: CountedText,
): Promise<void> {
  const at = databaseClock?.() ?? (await databaseNow(transaction));
  const counted = { network, prefix: phone.slice(0, PREFIX_LENGTH), day: "all" };
  for (const cap of TEXT_CAPS) {
    if (counted[cap] === null) continue;
    const [row] = await transaction
      .insert(rateLimits)
      .values({ key: `${dayKey(at)}${kind}:${cap}:${counted[cap]}`, windowStart: at, count: 1 })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { count: sql`${rateLimits.count} + 1` },
        setWhere: lt(rateLimits.count, textCaps[cap]),
      })
      .returning({ count: rateLimits.count });
    if (row === undefined)
      throw new AccountError("texts-over", `The daily cap on texts is reached: ${kind}, ${cap}.`, {
        retryAfterSeconds: RETRY_SECONDS,
      });
  }
}

export interface CapUse {
  readonly kind: CappedText;
  readonly cap: TextCap;
  readonly most: number;
  /** The highest count of one prefix or network, or the count of the whole day. */
  readonly used: number;
  /** Prefixes or networks whose cap is reached. A network is a keyed hash. */
  readonly reached: readonly string[];
}

/** Returns the use of each cap in the day of a moment. @throws {DatabaseError} */
export async function textCapUses(
  queries: Queries,
  textCaps: TextCaps,
  at: Date,
): Promise<readonly CapUse[]> {
  const rows = await queries
    .select({ key: rateLimits.key, count: rateLimits.count })
    .from(rateLimits)
    .where(like(rateLimits.key, `${dayKey(at)}%`));
  return CAPPED_TEXTS.flatMap((kind) =>
    TEXT_CAPS.map((cap) => {
      const start = `${dayKey(at)}${kind}:${cap}:`;
      const own = rows.filter(({ key }) => key.startsWith(start));
      const most = textCaps[cap];
      return {
        ...{ kind, cap, most },
        used: Math.max(0, ...own.map(({ count }) => count)),
        reached: own.flatMap(({ key, count }) => (count >= most ? [key.slice(start.length)] : [])),
      };
    }),
  );
}

const NEAR = 0.8;

export const capLevel = ({ used, most }: Pick<CapUse, "used" | "most">): "well" | "near" | "reached" =>
  used >= most ? "reached" : used >= NEAR * most ? "near" : "well";
