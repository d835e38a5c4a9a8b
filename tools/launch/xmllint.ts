import { existsSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Installs xmllint, an independent parser for the tests of feeds, sitemap and alerts. @throws {GiveUp} */
export async function installXmllint(): Promise<void> {
  if (existsSync("/usr/bin/xmllint")) return;
  await installByApt("libxml2-utils", "The tests of feeds need xmllint");
}
