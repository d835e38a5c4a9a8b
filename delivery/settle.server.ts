import { type SQL, sql } from "drizzle-orm";
import { cleanLine } from "#territory/clean-text.ts";
import type { Claimed, DeliveryResult } from "./delivery.ts";
import { redactAddress } from "./redact-address.ts";
import type { Verdict } from "./refusals.server.ts";
import { MOST_ATTEMPTS, retryDelay } from "./retry-delay.ts";

interface Settled {
  readonly id: number;
  readonly state: "sent" | "dead" | "waiting";
  readonly reason: string | null;
  readonly reference: string | null;
  /** Delay of a waiting message; null to keep its due time. */
  readonly delay_ms: number | null;
  readonly is_counted: boolean;
}

function settled({ id, attempt, address }: Claimed, outcome: DeliveryResult): Settled {
  const row = { id, reference: null, delay_ms: null, is_counted: true };
  if (outcome.kind === "sent") {
    const reference = outcome.reference && cleanLine(outcome.reference);
    return { ...row, state: "sent", reason: null, reference };
  }
  const reason = redactAddress(outcome.reason, address);
  if (outcome.kind === "closed") return { ...row, state: "waiting", reason, is_counted: false };
  if (outcome.kind === "held")
    return { ...row, state: "waiting", reason, delay_ms: outcome.forMs, is_counted: false };
  if (outcome.kind === "unsure") return { ...row, state: "dead", reason: `it may have gone: ${reason}` };
  if (outcome.kind !== "later" || attempt >= MOST_ATTEMPTS) return { ...row, state: "dead", reason };
  return { ...row, state: "waiting", reason, delay_ms: retryDelay(attempt) };
}

/**
 * Returns the result of a permanent refusal. While the channel is closed, the message waits behind others,
 * and the attempt does not count. A dead address ends the message. Other refused messages are retried for a
 * while.
 */
export function believed(
  claimed: Claimed,
  outcome: DeliveryResult,
  { channel, over }: Verdict,
): Refused | Waits {
  const isGone = outcome.kind === "refused" && outcome.isGone === true && channel === "believed";
  const reason = "reason" in outcome ? outcome.reason : "";
  if (channel === "closed") return { kind: "held", reason, forMs: retryDelay(1) };
  return isGone || over.has(claimed.id) ? { kind: "refused", reason, isGone } : { kind: "later", reason };
}
type Refused = Extract<DeliveryResult, { kind: "refused" }>;
type Waits = Extract<DeliveryResult, { kind: "held" | "later" }>;

/**
 * Returns one statement that saves the outcomes of messages. Messages that this worker no longer claims stay
 * unchanged. Deletes the address and content of sent messages: only the time and the channel's id are needed
 * later. A dead message keeps address and content for some days, for a manual retry (`sweep.server.ts`).
 */
export function settleStatement(
  worker: string,
  outcomes: ReadonlyMap<Claimed, DeliveryResult>,
  clock: SQL,
): SQL {
  const rows = [...outcomes].map(([claimed, outcome]) => settled(claimed, outcome));
  return sql`
    UPDATE deliveries AS row SET
      state = became.state,
      reason = became.reason,
      reference = became.reference,
      sealed_address = CASE WHEN became.state = 'sent' THEN '' ELSE row.sealed_address END,
      about = CASE WHEN became.state = 'sent' THEN '{}'::jsonb ELSE row.about END,
      due_at = CASE WHEN became.delay_ms IS NULL THEN row.due_at
        ELSE ${clock} + became.delay_ms * interval '1 millisecond' END,
      attempts = row.attempts - CASE WHEN became.is_counted THEN 0 ELSE 1 END,
      ended_at = CASE WHEN became.state = 'waiting' THEN NULL ELSE ${clock} END,
      claimed_by = NULL,
      claimed_until = NULL
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS became(id bigint, state text, reason text, reference text, delay_ms double precision, is_counted boolean)
    WHERE row.id = became.id AND ${foundById(sql`row.state = 'claimed' AND row.claimed_by = ${worker}`)}`;
}

/**
 * Returns a condition that uses no index, for messages found by id. At the start of a crisis, PostgreSQL
 * estimates that few messages wait, and would scan all waiting messages.
 */
export const foundById = (condition: SQL): SQL => sql`CASE WHEN ${condition} THEN true END`;
