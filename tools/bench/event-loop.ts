import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded before a program: notes every half second how long its event loop was held at most meanwhile, `{ms since 1970} {ms}`.
const file = process.env.EVENT_LOOP_FILE ?? "";
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setInterval(() => {
  appendFileSync(file, `${Date.now()} ${delay.max / 1e6}\n`);
  delay.reset();
}, 500).unref();
