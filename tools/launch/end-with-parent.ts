/** Preloaded by the launcher: if the launcher is killed, the program exits at once and frees its port. */
process.once("disconnect", () => process.exit(1));
// This listener must not keep alive a program that has ended otherwise.
process.channel?.unref();
