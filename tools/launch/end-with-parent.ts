/** Preloaded by the launcher: if the launcher is killed, the program exits at once and frees its port. */
process.once("disconnect", () => process.exit(1));
// The listener must not keep a program alive that has nothing else to do.
process.channel?.unref();
