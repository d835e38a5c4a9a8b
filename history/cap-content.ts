import { z } from "zod";
import { restrictionState } from "./change.ts";
import { dangerLevel, fireState } from "./fire-state.ts";
import { moment } from "./moment.ts";

const fireFacts = fireState
  .pick({
    number: true,
    name: true,
    statusId: true,
    sizeHa: true,
    region: true,
    at: true,
    startedAt: true,
    containedAt: true,
  })
  .extend({
    kind: z.literal("fire"),
    id: z.string(),
    /** Names of the MRC and the city, as in the data. */
    mrc: z.string().nullable(),
    city: z.string().nullable(),
  });
export type CapFire = z.output<typeof fireFacts>;

const restrictionFacts = restrictionState.extend({
  kind: z.literal("restriction"),
  /** The agency's own title; empty if it gives none. */
  title: z.object({ fr: z.string(), en: z.string() }),
});
export type CapRestriction = z.output<typeof restrictionFacts>;

const dangerFacts = z.object({ kind: z.literal("danger"), zone: z.number(), level: dangerLevel });
export type CapDanger = z.output<typeof dangerFacts>;

const capFacts = z.discriminatedUnion("kind", [fireFacts, restrictionFacts, dangerFacts]);
/** All facts in the messages of a subject. Any difference causes a new message. */
export type CapFacts = z.output<typeof capFacts>;

/** The facts of a message, stored with its dates. The message's text is written from these facts only. */
export const capContent = z.object({
  v: z.literal(1),
  facts: capFacts,
  /** Facts of the message that this message updates or cancels; null in an Alert, or if unreadable. */
  before: capFacts.nullable(),
  /**
   * - `over`: the data says that the subject ended.
   * - `replaced`: the subject ended, but another restriction still forbids as much in a part of its area.
   * - `gone`: the data no longer has the subject, without a reason.
   */
  ended: z.enum(["over", "replaced", "gone"]).nullable(),
  /** Sending times of the messages that this message supersedes, oldest first. */
  earlier: z.array(moment),
  /** Cancellation time of the previous chain; null except in an Alert that starts another chain. */
  cancelledAt: moment.nullable(),
});
export type CapContent = z.output<typeof capContent>;
