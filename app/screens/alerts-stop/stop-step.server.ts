import { type AlertsStop, STOP_SCOPES, type StopScope } from "#accounts/account-api.ts";
import type { Services } from "#site-contract";

/** State of the page: what can be stopped, and what was stopped. */
export interface Step {
  readonly key: string;
  readonly remaining: AlertsStop;
  readonly done: StopScope | null;
  readonly hasFailed: boolean;
}

type Commands = Services["emailKeyCommands"];
const UNKNOWN: AlertsStop = { email: null, byEmail: 0, byOther: 0, hasReleases: false };

interface Answered {
  readonly step: Step;
  readonly status: number;
}

/** Returns the state of the page when a visitor opens an email's link, by the link's key. */
export async function stepAt(commands: Commands, key: string): Promise<Answered> {
  return settled(key, null, () => commands.alertsStop({ key }), console.error);
}

/** Stops the alerts that the form selects. */
export async function answerStop(
  { emailKeyCommands, sent }: Pick<Services, "emailKeyCommands" | "sent">,
  form: FormData,
): Promise<Answered> {
  const key = String(form.get("key") ?? "");
  const scope = STOP_SCOPES.find((each) => each === form.get("scope")) ?? "email";
  return settled(key, scope, () => emailKeyCommands.stopAlerts({ key, scope }), sent?.onFailure);
}

async function settled(
  key: string,
  done: Step["done"],
  run: () => Promise<AlertsStop>,
  onFailure?: (error: unknown) => void,
): Promise<Answered> {
  try {
    return { status: 200, step: { key, remaining: await run(), done, hasFailed: false } };
  } catch (error) {
    onFailure?.(error);
    return { status: 503, step: { key, remaining: UNKNOWN, done: null, hasFailed: true } };
  }
}
