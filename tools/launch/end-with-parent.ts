/** Loaded before a program that the launcher starts: one whose launcher was killed leaves its port at once. */
process.once("disconnect", () => process.exit(1));
// What listens here must not keep alive a program that has ended otherwise.
process.channel?.unref();
