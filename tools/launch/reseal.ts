import { reseal } from "#accounts/reseal.server.ts";
import { connectionOptions, openDatabase } from "#database/open.server.ts";
import { readSettings } from "#settings";
import { GiveUp, runCommand } from "./give-up.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment } from "./run-programs.ts";

await runCommand(async () => {
  loadDotEnv();
  const settings = readSettings(programEnvironment(process.env, "worker"), "worker");
  const database = openDatabase(settings.DATABASE_URL, connectionOptions(settings));
  try {
    const { rows, unreadable } = await reseal(database, settings.SEAL_KEYS);
    console.log(`${rows} rows are encrypted with the first key.`);
    if (unreadable.length > 0)
      throw new GiveUp(`No key can decrypt these, which are unchanged: ${unreadable.join(", ")}.`);
  } finally {
    await database.close();
  }
});
