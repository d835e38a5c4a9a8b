/** This preloaded file shortens longer waits than this, so that a minute takes two seconds in tests. */
const LONG_MS = 40_000;
const TIMES_FASTER = 30;
const { setTimeout: wait } = globalThis;

globalThis.setTimeout = Object.assign(
  (callback: () => void, ms = 0, ...args: []) =>
    wait(callback, ms > LONG_MS ? ms / TIMES_FASTER : ms, ...args),
  wait,
);
