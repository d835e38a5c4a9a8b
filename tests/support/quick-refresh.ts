/** Loaded before the site: what waits a minute waits two seconds, so that a fault is lived through quickly. */
const LONG_MS = 40_000;
const TIMES_FASTER = 30;
const { setTimeout: wait } = globalThis;

globalThis.setTimeout = Object.assign(
  (callback: () => void, ms = 0, ...args: []) =>
    wait(callback, ms > LONG_MS ? ms / TIMES_FASTER : ms, ...args),
  wait,
);
