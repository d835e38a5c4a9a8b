import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { withExample } from "#tests/support/examples.ts";
import { PAGES } from "#tests/support/screens.ts";
import type { Benchmark } from "./benchmark.ts";
import { installTool } from "./install-tool.ts";

const REPORT = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string(), message: z.string() })),
});

/** Installs the checker. It is large and needs Java, so the gate does not use it. @returns its path */
function installChecker(): string {
  if (spawnSync("java", ["-version"]).status !== 0) throw new Error("The markup checker needs Java");
  return installTool("vnu-jar@26.9.27", "vnu-jar/build/dist/vnu.jar");
}

/** Counts the errors of W3C's checker in every screen as the server renders it, in both languages. */
export const markup: Benchmark = {
  name: "Markup, vnu",
  async run({ siteUrl }) {
    const checker = installChecker();
    const folder = mkdtempSync(join(tmpdir(), "vigie-markup-"));
    try {
      for (const { name, language, path } of PAGES) {
        const answer = await fetch(siteUrl + (await withExample(siteUrl, path)));
        if (!answer.ok) throw new Error(`${path} responded ${answer.status}`);
        await writeFile(join(folder, `${name}.${language}.html`), await answer.text());
      }
      const { stderr } = spawnSync("java", ["-jar", checker, "--format", "json", "--errors-only", folder], {
        encoding: "utf8",
      });
      const errors = REPORT.parse(JSON.parse(stderr)).messages;
      for (const { url, message } of errors) console.log(`  ${url.split("/").at(-1)}: ${message}`);
      return [{ what: `errors on ${PAGES.length} pages`, value: String(errors.length), target: "0" }];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
