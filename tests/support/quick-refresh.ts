/** Preloaded before the site: waits of about a minute take two seconds, so that tests of faults are quick. */
const LONG_MS = 40_000;
const TIMES_FASTER = 30;
const { setTimeout: wait } = globalThis;

globalThis.setTimeout = Object.assign(
  (callback: () => void, ms = 0, ...args: []) =>
    wait(callback, ms > LONG_MS ? ms / TIMES_FASTER : ms, ...args),
  wait,
);
