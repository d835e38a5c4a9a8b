import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const camelCased = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const MIGRATIONS = "database/migrations";
const tables = readdirSync(join(ROOT, MIGRATIONS)).flatMap((file) =>
  [...read(`${MIGRATIONS}/${file}`).matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  ),
);

/** Rows of the page's table, such as "| `table` | class | how long | `file` or bounded |". */
const rows = [
  ...read("docs/retention.md").matchAll(/^\| `(\w+)` \| [^|]+ \| (.+) \| (?:`([^`]+)`|bounded) \|$/gm),
].map(([, table = "", retention = "", file]) => ({ table, retention, file }));

test("docs/retention.md has a row for each table of the database", () => {
  expect(tables.length).toBeGreaterThan(30);
  // No migration creates the table of migrations.
  expect(rows.map(({ table }) => table)).toEqual([...tables, "migrations"].toSorted());
});

test("each file that docs/retention.md names for deleting a table's old rows contains the table's name", () => {
  const deleting = rows.filter((row) => row.file !== undefined);
  const isNamed = ({ table, file = "" }: (typeof rows)[number]) =>
    [table, camelCased(table)].some((name) => new RegExp(`\\b${name}\\b`).test(read(file)));
  expect(deleting.filter((row) => !isNamed(row))).toEqual([]);
});
