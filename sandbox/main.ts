import { readSettings, SettingsError } from "#settings";
import { Faults } from "./faults.ts";
import { fireDataApp, USUAL_LATENCY } from "./fire-data/app.ts";
import { hubApp } from "./hub/app.ts";
import { keptSeason } from "./kept-season.ts";
import { listen, PortError } from "./listen.ts";
import { PORT_OFFSETS } from "./services.ts";
import { StateFolder, StateFolderError } from "./state-folder.ts";

try {
  const settings = readSettings(process.env);
  if (settings.NODE_ENV === "production" && !settings.VIGIE_SANDBOX) {
    throw new SettingsError("The sandbox does not run in production: set VIGIE_SANDBOX=on for a demo.");
  }
  const room = keptSeason(new StateFolder(settings.DATA_DIR), Date.now);
  const faults = new Faults();
  const { HOST, SANDBOX_PORT } = settings;
  const rooms = [
    ["hub", hubApp(room, faults, SANDBOX_PORT)],
    ["fire-data", fireDataApp(room, faults, USUAL_LATENCY)],
  ] as const;
  const closers: (() => void)[] = [];
  for (const [name, app] of rooms) {
    const port = SANDBOX_PORT + PORT_OFFSETS[name];
    closers.push(await listen(app, name, HOST, port));
    console.log(`sandbox ${name}: http://${HOST}:${port}`);
  }
  const close = () => {
    for (const closeRoom of closers) closeRoom();
    process.exit(0);
  };
  process.once("SIGINT", close).once("SIGTERM", close);
} catch (error) {
  const expected =
    error instanceof SettingsError || error instanceof PortError || error instanceof StateFolderError;
  if (!expected) throw error;
  console.error(error.message);
  process.exit(1);
}
