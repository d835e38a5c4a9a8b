import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded before a program: writes into a file how long its event loop was ever held, in milliseconds.
const file = process.env.EVENT_LOOP_FILE ?? "";
const WARM_UP_MS = 5_000;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setTimeout(() => delay.reset(), WARM_UP_MS).unref();
setInterval(() => writeFileSync(file, String(delay.max / 1e6)), 500).unref();
