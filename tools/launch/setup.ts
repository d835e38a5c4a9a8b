import { readSettings } from "#settings";
import { setUpKeys } from "../../setup/keys/make-keys.ts";
import { setUpTwilio } from "../../setup/twilio/set-up-twilio.ts";
import { GiveUp, runCommand } from "./give-up.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment } from "./run-programs.ts";

const say = (text: string) => void process.stdout.write(text);
const [service = "", argument] = process.argv.slice(2);

const settings = () => readSettings(programEnvironment(process.env, "site"));

const SERVICES: Readonly<Record<string, () => Promise<void>>> = {
  keys: async () => setUpKeys(process.env, argument, say),
  twilio: () => setUpTwilio(settings(), say),
};

await runCommand(async () => {
  loadDotEnv();
  const setUp = SERVICES[service];
  if (setUp === undefined)
    throw new GiveUp(`Say what to set up: npm run setup -- ${Object.keys(SERVICES).join(" or ")}.`);
  await setUp();
});
