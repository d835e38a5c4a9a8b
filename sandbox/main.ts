import { contentApp, ownContent } from "./content/app.ts";
import { Faults } from "./faults.ts";
import { fireDataApp, USUAL_LATENCY } from "./fire-data/app.ts";
import { geocoderApp } from "./geocoder/app.ts";
import { hubApp } from "./hub/app.ts";
import { keptSeason } from "./kept-season.ts";
import { listen } from "./listen.ts";
import { runProgram } from "./run-program.ts";
import { PORT_OFFSETS } from "./services.ts";
import { StateFolder } from "./state-folder.ts";
import { tilesApp } from "./tiles/app.ts";

await runProgram(async ({ DATA_DIR, HOST, SANDBOX_PORT }) => {
  const room = keptSeason(new StateFolder(DATA_DIR), Date.now);
  const faults = new Faults();
  const rooms = [
    ["hub", hubApp(room, faults, SANDBOX_PORT)],
    ["fire-data", fireDataApp(room, faults, USUAL_LATENCY)],
    ["content", contentApp(faults, ownContent(console.error))],
    ["geocoder", geocoderApp(faults)],
    ["tiles", tilesApp(faults)],
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
});
