import { existsSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Makes sure that feeds, sitemap and alerts are read by somebody else's parser. @throws {GiveUp} */
export async function installXmllint(): Promise<void> {
  if (existsSync("/usr/bin/xmllint")) return;
  await installByApt("libxml2-utils", "The tests of feeds need xmllint");
}
