import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** Grammars in `tests/data/grammars/`, which we wrote from the text of each standard. */
export type Grammar = "atom" | "sitemap" | "cap-1.2";

/**
 * Validates a document against a RELAX NG grammar, without network requests.
 * @returns the errors of libxml2, or an empty string if the document is valid
 * @throws {Error} if xmllint is not installed
 */
export async function faultsOf(document: string, grammar: Grammar): Promise<string> {
  const file = fileURLToPath(new URL(`../data/grammars/${grammar}.rng`, import.meta.url));
  const child = spawn("xmllint", ["--nonet", "--noout", "--relaxng", file, "-"]);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  child.stdin.on("error", () => {});
  child.stdin.end(document);
  const [errors, code] = await Promise.all([text(child.stderr), ended]);
  return code === 0 ? "" : errors;
}
