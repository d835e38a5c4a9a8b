import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { z } from "zod";
import type { StateStorage } from "../state-folder.ts";

const account = z.object({
  type: z.literal("service_account"),
  project_id: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  client_email: z.string(),
  token_uri: z.string(),
});
export type Account = z.output<typeof account>;

/** Name of the file of the simulated service account. The worker reads the file in the sandbox's folder. */
export const ACCOUNT_FILE = "fcm-service-account";
const PROJECT = "vigie-sandbox";

/** Returns the stored account of this origin. Without one, creates an account with a new key. */
export async function openAccount(origin: string, storage: StateStorage): Promise<Account> {
  const stored = account.safeParse(storage.read()).data;
  const token_uri = `${origin}/token`;
  if (stored !== undefined && stored.token_uri === token_uri) return stored;
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const made: Account = {
    type: "service_account",
    project_id: PROJECT,
    private_key_id: "sandbox",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    client_email: `messages@${PROJECT}.iam.gserviceaccount.com`,
    token_uri,
  };
  storage.write(made);
  return made;
}
