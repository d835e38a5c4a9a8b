import { z } from "zod";
import type { fireReports } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { openJson } from "../open-json.server.ts";
import {
  forQuestions,
  type Many,
  QUESTIONS,
  type QuestionName,
  type ValueOf,
  valuesOf,
} from "./report-fields.ts";
import type { ReportForm } from "./report-form.ts";
import { POINT_SOURCES } from "./vocabulary.ts";

const point = z.object({ lat: z.number(), lon: z.number() });

type Answer<Q extends QuestionName> = Q extends Many
  ? ValueOf<Q>[]
  : Q extends "seen"
    ? ValueOf<Q>
    : ValueOf<Q> | null;
const answers = forQuestions<{ readonly [Q in QuestionName]: z.ZodType<Answer<Q>> }>((name) => {
  const value = z.enum(valuesOf(name));
  const { kind } = QUESTIONS[name];
  return kind === "many" ? z.array(value) : kind === "one" ? value.nullable() : value;
});

/** Encrypted content of a report: all fields except the point. */
export const storedReport = z.object({
  where: z.string(),
  source: z.enum(POINT_SOURCES).nullable(),
  /** Name of the found place, if the report's point is the point of that place. */
  found: z.string().optional(),
  accuracy: z.number().nullable(),
  fromWhere: z.string().optional(),
  from: point.nullable(),
  fromAccuracy: z.number().nullable(),
  bearing: z.number().nullable(),
  distance: z.number().nullable(),
  knownFire: z.string().nullable(),
  ...answers,
  name: z.string(),
  phone: z.string().nullable(),
  callBack: z.boolean(),
  email: z.string().nullable(),
  comment: z.string(),
  /** Seconds that the report waited on the sender's device before it was sent. */
  waitedSeconds: z.number(),
});
export type StoredReport = z.infer<typeof storedReport>;

/** Returns the content to encrypt. The point is stored separately. */
export function storedReportOf(form: ReportForm, waitedSeconds: number): StoredReport {
  const { website: _, at: __, ...content } = form;
  return { ...content, waitedSeconds };
}

/** Decrypts a report's content; null if it is erased or unreadable. */
export function openedReport(
  { sealedReport }: Pick<typeof fireReports.$inferSelect, "sealedReport">,
  seal: Seal,
): StoredReport | null {
  return sealedReport === null ? null : openJson(seal, sealedReport, storedReport);
}
