import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import webPush from "web-push";
import { SetupProblem } from "../setup-problem.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, string>>;

const random = (encoding: BufferEncoding) => randomBytes(32).toString(encoding);

/** Groups of settings whose values are made together, because one is useless without the other. */
const KEYS: readonly { readonly names: readonly string[]; readonly make: () => readonly string[] }[] = [
  { names: ["SEAL_KEYS"], make: () => [random("base64")] },
  {
    names: ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"],
    make() {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      return [publicKey, privateKey];
    },
  },
  { names: ["METRICS_TOKEN"], make: () => [random("base64url")] },
  { names: ["OPERATOR_TOKEN"], make: () => [random("base64url")] },
  { names: ["REPORT_WEBHOOK_SECRET"], make: () => [`whsec_${random("base64")}`] },
  { names: ["CONTENT_WEBHOOK_SECRET"], make: () => [random("base64url")] },
];

/** Makes values for unset keys and secrets. @throws {SetupProblem} if only one setting of a pair is set */
export function makeKeys(env: Environment): Values {
  const made = KEYS.flatMap(({ names, make }) => {
    const unset = names.filter((name) => !env[name]);
    if (unset.length === 0) return [];
    if (unset.length < names.length)
      throw new SetupProblem(
        `${unset.join(", ")} is missing, but its other half is set: find the value, because a new pair loses every device.`,
      );
    const values = make();
    return names.map((name, at) => [name, values[at] ?? ""] as const);
  });
  return Object.fromEntries(made);
}

const linesOf = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");

/**
 * Makes missing keys. Appends the keys to a settings file, or prints them if no file is given. If the file is
 * new, only its owner can read it.
 * @param env existing settings, in addition to the settings in the file
 * @throws {SetupProblem}
 */
export function setUpKeys(env: Environment, file: string | undefined, say: (text: string) => void): void {
  const text = file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : "";
  const values = makeKeys({ ...env, ...parseEnv(text) });
  const names = Object.keys(values).join(", ");
  if (names === "") {
    say("Every key is set already: nothing was changed.\n");
    return;
  }
  if (file === undefined) {
    say(linesOf(values));
    return;
  }
  try {
    appendFileSync(file, (text === "" || text.endsWith("\n") ? "" : "\n") + linesOf(values), { mode: 0o600 });
  } catch (error) {
    throw new SetupProblem(`${file} cannot be written (${Object(error).code}): choose another file.`);
  }
  say(
    `${file} has new values of ${names}. Keep a copy in a safe place: without SEAL_KEYS nobody can be notified.\n`,
  );
}
