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
    /** As the data names them. */
    mrc: z.string().nullable(),
    city: z.string().nullable(),
  });
export type CapFire = z.output<typeof fireFacts>;

const restrictionFacts = restrictionState.extend({
  kind: z.literal("restriction"),
  /** The agency's own; empty if it gives none. */
  title: z.object({ fr: z.string(), en: z.string() }),
});
export type CapRestriction = z.output<typeof restrictionFacts>;

const dangerFacts = z.object({ kind: z.literal("danger"), zone: z.number(), level: dangerLevel });
export type CapDanger = z.output<typeof dangerFacts>;

const capFacts = z.discriminatedUnion("kind", [fireFacts, restrictionFacts, dangerFacts]);
/** Everything that the messages of a subject say of it. Any difference makes a new message. */
export type CapFacts = z.output<typeof capFacts>;

/** The facts of a message, kept with its dates. The site writes its words from these facts only. */
export const capContent = z.object({
  v: z.literal(1),
  facts: capFacts,
  /** The facts of the message that this one updates or cancels; null in an Alert, and if that message cannot be read. */
  before: capFacts.nullable(),
  /**
   * `over`: the data says that the subject ended. `replaced`: it does, but another restriction still forbids as much on a part of
   * its ground. `gone`: the data no longer has it, and does not say why.
   */
  ended: z.enum(["over", "replaced", "gone"]).nullable(),
  /** When each message that this one supersedes was sent, oldest first. */
  earlier: z.array(moment),
  /** When the chain before this one was cancelled; null except in an Alert that begins another chain. */
  cancelledAt: moment.nullable(),
});
export type CapContent = z.output<typeof capContent>;
