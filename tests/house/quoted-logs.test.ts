import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8").replace(/\s+/g, " ");
const CODE =
  "{accounts,alerts,app,content,database,delivery,fires,history,intake,server,settings,surroundings,telemetry,territory,tools,worker}";

/** Matches the first word of a command, because runbooks also quote commands. */
const COMMAND =
  /^(?:apt-get|cap_|count by|dig|docker|git|kubectl|nginx|node|npm|npx|openssl|pg\w*|promtool|psql|select|sudo|systemctl)\b/i;

/** Returns the sentences in backticks: three words or more that are neither a command nor code. */
const quotesIn = (path: string) =>
  [
    ...readFileSync(join(ROOT, path), "utf8")
      .replace(/^```[\s\S]*?^```/gm, "")
      .matchAll(/`([^`]{1,90})`/g),
  ]
    .map(([, quote = ""]) => quote.replace(/\s+/g, " "))
    .filter(
      (quote) => /^[A-Za-z][\w ,;:'.()-]* [\w ,;:'.()-]* [\w ,;:'.()-]+$/.test(quote) && !COMMAND.test(quote),
    );

test("each log line that a runbook quotes is in the code", () => {
  const code = globSync(`${CODE}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(read)
    .join("\n");
  const quotes = ["docs/alarms.md", "docs/operations.md", "docs/incidents.md"].flatMap(quotesIn);
  expect(quotes.length).toBeGreaterThan(10);
  expect(quotes.filter((quote) => !code.includes(quote))).toEqual([]);
});
