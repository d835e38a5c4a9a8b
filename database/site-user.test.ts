import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { giveDatabase } from "./database.double.ts";

const GUIDE = join(import.meta.dirname, "../docs/operations.md");
/** The guide's statements that make the site's user. */
const STATEMENTS =
  /### Two database users[\s\S]*?```sql\n([\s\S]*?)```/.exec(readFileSync(GUIDE, "utf8"))?.[1] ?? "";

const database = giveDatabase();
const execute = (text: string) => database().run((queries) => queries.execute(sql.raw(text)));
const ask = async (text: string) => (await execute(text)).rows;

afterAll(async () => {
  await execute("DROP TABLE IF EXISTS made_later");
  await execute("DROP OWNED BY vigie_site");
  await execute("DROP ROLE vigie_site");
});

it("the site's own database user can read and write rows of every table, but cannot create, empty or own tables", async () => {
  const statements = STATEMENTS.split(";").filter((each) => each.trim() !== "");
  expect(statements.length).toBeGreaterThan(4);
  for (const statement of statements) await execute(statement);
  await execute("CREATE TABLE made_later (id serial PRIMARY KEY)");
  const lacking = await ask(`
    SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND CASE relkind
      WHEN 'r' THEN EXISTS (SELECT FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS needed
        WHERE NOT has_table_privilege('vigie_site', oid, needed))
      WHEN 'S' THEN NOT has_sequence_privilege('vigie_site', oid, 'USAGE')
      ELSE false END`);
  expect(lacking).toEqual([]);
  const [rights] = await ask(`
    SELECT has_schema_privilege('vigie_site', 'public', 'CREATE') AS creates,
      has_table_privilege('vigie_site', 'people', 'TRUNCATE') AS empties,
      pg_has_role('vigie_site', current_user, 'MEMBER') AS owns`);
  expect(rights).toEqual({ creates: false, empties: false, owns: false });
});
