import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../launch/project.ts";
import type { Figure } from "./benchmark.ts";

const FILE = inProject("docs/benchmarks.md");
const OTHERS = "\n## Other measurements\n";

const cell = (text: string) => text.replaceAll("|", "\\|");

/** Returns the text of `docs/benchmarks.md` with a new table of one benchmark, a row per figure. */
export function withFigures(
  document: string,
  name: string,
  figures: readonly Figure[],
  machine: string,
): string {
  const rows = figures.map(
    ({ what, value, target }) => `| ${[what, value, target, machine].map(cell).join(" | ")} |`,
  );
  const table = ["| figure | measured | goal | machine, date |", "|---|---|---|---|", ...rows].join("\n");
  const heading = `\n## ${name}\n`;
  const [before = "", ...after] = document.split(OTHERS);
  const [start = "", old] = before.split(heading);
  const next = old?.indexOf("\n## ") ?? -1;
  const rest = old === undefined || next < 0 ? "" : old.slice(next);
  return `${start}${heading}\n${table}\n${rest}${OTHERS}${after.join(OTHERS)}`;
}

export function recordFigures(name: string, figures: readonly Figure[], machine: string): void {
  writeFileSync(FILE, withFigures(readFileSync(FILE, "utf8"), name, figures, machine));
}
