import { DatabaseError } from "#database/database-error.ts";
import { type Migration, migrate, readMigrations } from "#database/migrate.server.ts";
import { connectionOptions, openDatabase } from "#database/open.server.ts";
import { readSettings } from "#settings";
import { GiveUp, runCommand } from "./give-up.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment } from "./run-programs.ts";

const nameOf = ({ number, name }: Migration) => `${String(number).padStart(4, "0")}-${name}`;

await runCommand(async () => {
  loadDotEnv();
  const settings = readSettings(programEnvironment(process.env, "migrate"), "migrate");
  const database = openDatabase(settings.DATABASE_URL, connectionOptions(settings));
  try {
    const made = await migrate(database, readMigrations(), {
      onStep: (step) => console.log(`Step ${nameOf(step)}...`),
      onWait: (step) => console.log(`Another program runs step ${nameOf(step)}. Waiting for it...`),
    });
    console.log(made.length === 0 ? "The database needs no step." : `Steps done: ${made.length}.`);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new GiveUp(`The database cannot be migrated (${error.code}): ${error.message}`);
  } finally {
    await database.close();
  }
});
