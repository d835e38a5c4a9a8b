import type { Settings } from "#settings";

const SECRET_NAME = /(?:TOKEN|SECRET|(?<!PUBLIC_)KEYS?|SERVICE_ACCOUNT)$/;
/** Least length of a secret to remove from texts: shorter values also occur in ordinary words. */
const SHORTEST = 5;

function passwordsIn(value: string): readonly string[] {
  const { password = "" } = URL.parse(value) ?? {};
  return [password, decodeURIComponent(password)];
}

/** Returns the text without the values of secret settings and without passwords in addresses. */
function withoutSecrets(text: string, settings: Readonly<Record<string, unknown>>): string {
  const secrets = Object.entries(settings).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      if (typeof each !== "string") return [];
      return SECRET_NAME.test(name) ? [each] : passwordsIn(each);
    }),
  );
  return secrets
    .filter((secret) => secret.length >= SHORTEST)
    .reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
}

/** Error for a service that cannot be used as configured. The message says the fault and its fix. */
export class Problem extends Error {
  readonly code = "doctor-problem";
}

/** A check of one outside service. It changes nothing and sends no message to people. */
export interface Check {
  readonly name: string;
  /** Returns the feature that the site lacks while the service's settings are empty; null if they are set. */
  readonly unset?: (settings: Settings) => string | null;
  /** Returns a sentence about the working service. @throws {Problem} */
  readonly run: (settings: Settings) => Promise<string>;
}

export interface Finding {
  readonly name: string;
  readonly state: "well" | "problem" | "not set";
  readonly sentence: string;
}

/** Time limit of a check, longer than any of our clients waits for one response. */
const LIMIT_MS = 30_000;

/** Runs one check within a time limit. */
export async function runCheck(
  { name, unset, run }: Check,
  settings: Settings,
  limitMs = LIMIT_MS,
): Promise<Finding> {
  const lack = unset?.(settings) ?? null;
  if (lack !== null) return { name, state: "not set", sentence: lack };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLong = `The service did not answer within ${limitMs / 1000} s: try again, then ask its team.`;
    timer = setTimeout(() => reject(new Problem(tooLong)), limitMs);
  });
  try {
    return { name, state: "well", sentence: await Promise.race([run(settings), late]) };
  } catch (error) {
    const sentence =
      error instanceof Problem ? error.message : `The check failed by a fault of its own: ${error}.`;
    return { name, state: "problem", sentence: withoutSecrets(sentence, settings) };
  } finally {
    clearTimeout(timer);
  }
}
