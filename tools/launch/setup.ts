import { writeFileSync } from "node:fs";
import { readSettings } from "#settings";
import { setUpAuth0 } from "../../setup/auth0/set-up-auth0.ts";
import { setUpKeys } from "../../setup/keys/make-keys.ts";
import { COMPONENTS } from "../../setup/storyblok/components.ts";
import { setUpStoryblok } from "../../setup/storyblok/set-up-storyblok.ts";
import { managementUrl } from "../../setup/storyblok/storyblok-space.ts";
import { setUpTwilio } from "../../setup/twilio/set-up-twilio.ts";
import { GiveUp, runCommand } from "./give-up.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment } from "./run-programs.ts";

const say = (text: string) => void process.stdout.write(text);
const [service = "", argument] = process.argv.slice(2);

const settings = () => readSettings(programEnvironment(process.env, "site"));

const SERVICES: Readonly<Record<string, () => Promise<void>>> = {
  keys: async () => setUpKeys(process.env, argument, say),
  auth0: async () => setUpAuth0(settings(), argument ?? "auth0", say),
  async storyblok() {
    // Storyblok's own CLI can push this file.
    if (argument?.endsWith(".json")) {
      writeFileSync(argument, `${JSON.stringify({ components: COMPONENTS }, null, 2)}\n`);
      say(`${argument} has ${COMPONENTS.length} components.\n`);
      return;
    }
    const { CONTENT_MANAGEMENT_TOKEN: token = "" } = process.env;
    if (argument === undefined || token === "")
      throw new GiveUp(
        "Give the number of the space, and an administrator's token: CONTENT_MANAGEMENT_TOKEN=… npm run setup -- storyblok 123456.",
      );
    await setUpStoryblok({ url: managementUrl(settings().CONTENT_URL), spaceId: argument, token }, say);
  },
  twilio: () => setUpTwilio(settings(), say),
};

await runCommand(async () => {
  loadDotEnv();
  const setUp = SERVICES[service];
  if (setUp === undefined)
    throw new GiveUp(`Say what to set up: npm run setup -- ${Object.keys(SERVICES).join(" or ")}.`);
  await setUp();
});
