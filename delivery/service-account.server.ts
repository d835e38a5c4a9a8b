import { readFile } from "node:fs/promises";
import { z } from "zod";

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
  private_key_id: z.string().optional(),
  token_uri: z.url(),
});
/** Google service account: the JSON file of Google's console. */
export type ServiceAccount = z.output<typeof serviceAccount>;

/** Error for a missing or invalid service account. Its message is one sentence without the key. */
class ServiceAccountError extends Error {
  readonly code = "service-account";
}

/**
 * Reads the account on each use, so that a changed file needs no restart.
 * @param source the JSON in base64, or a file's path
 * @throws {ServiceAccountError}
 */
export async function readServiceAccount(source: string): Promise<ServiceAccount> {
  const decoded = Buffer.from(source, "base64").toString();
  const text = decoded.trimStart().startsWith("{") ? decoded : await readFile(source, "utf8").catch(() => "");
  if (text === "") throw new ServiceAccountError("The service account's file cannot be read.");
  try {
    return serviceAccount.parse(JSON.parse(text));
  } catch {
    throw new ServiceAccountError("The service account is not the JSON that Google's console gives.");
  }
}
