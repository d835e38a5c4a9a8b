import { isSameMark, type Mark } from "#accounts/marks.server.ts";

const DAY_MS = 24 * 3_600_000;
/** Nobody says where a fire is, or what they want of the agency, in less. */
const LEAST_MS = 3_000;

type Form = "report" | "contact";

const markOf = (mark: Mark, form: Form, ms: string) => mark(`${form} start ${ms}`);

/** A signed word of when somebody began a form: `{milliseconds}.{mark}`. */
export const newStartToken = (mark: Mark, form: Form, now: Date): string => {
  const ms = String(now.getTime());
  return `${ms}.${markOf(mark, form, ms)}`;
};

interface Start {
  readonly form: Form;
  readonly token: string;
  /** How long what was written waited on a device. */
  readonly waitedMs: number;
}

/**
 * Whether a person may have filled in a form with this token: it is ours, of this form and of the last day, and not of this very moment.
 * The time that a report waited on a device is counted with it, before the token was had or after.
 */
export function isPlausibleStart(mark: Mark, { form, token, waitedMs }: Start, now: Date): boolean {
  const [ms = "", given = ""] = token.split(".");
  if (!/^\d{1,15}$/.test(ms) || !isSameMark(given, markOf(mark, form, ms))) return false;
  const age = now.getTime() - Number(ms);
  return age + waitedMs >= LEAST_MS && age - waitedMs <= DAY_MS;
}
