import { build } from "./build.ts";
import { runCommand } from "./give-up.ts";

await runCommand(() => build());
