import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Preloaded before a program. Appends the longest event loop delay of each half second as `{ms since 1970}
// {ms}`.
const file = process.env.EVENT_LOOP_FILE ?? "";
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setInterval(() => {
  appendFileSync(file, `${Date.now()} ${delay.max / 1e6}\n`);
  delay.reset();
}, 500).unref();
