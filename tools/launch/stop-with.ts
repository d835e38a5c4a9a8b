import type { ProcessGroup } from "./process-group.ts";

/**
 * Stops programs and this process at Ctrl-C, and at once when whoever started us was killed: the next start
 * must find its ports free.
 * @param close what else is to be closed
 * @returns whether that has begun
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
