import { buildIfChanged } from "./build.ts";
import { runCommand } from "./give-up.ts";

await runCommand(async () => {
  // React and the router choose their production code by this variable when they are first loaded.
  process.env.NODE_ENV = "production";
  await buildIfChanged();
  const { runBenchmarks } = await import("../bench/main.ts");
  await runBenchmarks(process.argv[2] ?? "");
});
