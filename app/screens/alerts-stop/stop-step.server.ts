import { type AlertsStop, STOP_SCOPES, type StopScope } from "#accounts/account-api.ts";
import type { Services } from "#site-contract";

/** State of the page: what can be stopped, and what was stopped. */
export interface Step {
  readonly key: string;
  readonly left: AlertsStop;
  readonly done: StopScope | null;
  readonly hasFailed: boolean;
}

type Acts = Services["letters"];
const UNKNOWN: AlertsStop = { email: null, byEmail: 0, byOther: 0, hasReleases: false };

interface Answered {
  readonly step: Step;
  readonly status: number;
}

/** Returns the first step for the key in an email's link. */
export async function stepAt(acts: Acts, key: string): Promise<Answered> {
  return settled(key, null, () => acts.alertsStop({ key }), console.error);
}

/** Stops the alerts that the form selects. */
export async function answerStop(
  { letters, sent }: Pick<Services, "letters" | "sent">,
  form: FormData,
): Promise<Answered> {
  const key = String(form.get("key") ?? "");
  const scope = STOP_SCOPES.find((each) => each === form.get("scope")) ?? "email";
  return settled(key, scope, () => letters.stopAlerts({ key, scope }), sent?.onFailure);
}

async function settled(
  key: string,
  done: Step["done"],
  act: () => Promise<AlertsStop>,
  onFailure?: (error: unknown) => void,
): Promise<Answered> {
  try {
    return { status: 200, step: { key, left: await act(), done, hasFailed: false } };
  } catch (error) {
    onFailure?.(error);
    return { status: 503, step: { key, left: UNKNOWN, done: null, hasFailed: true } };
  }
}
