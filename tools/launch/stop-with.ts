import type { ProcessGroup } from "./process-group.ts";

/**
 * Stops programs and this process at Ctrl-C, and at once if our parent was killed, because the next start
 * needs the ports.
 * @param close closes other resources
 * @returns a function that returns true once stopping has begun
 */
export function stopWith(group: ProcessGroup, close: () => Promise<void> = async () => {}): () => boolean {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await group.stop();
    await close();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);
  process.once("disconnect", () => {
    group.kill();
    process.exit(1);
  });
  return () => stopping;
}
