import { tryMutants } from "../mutants/main.ts";
import { runCommand } from "./give-up.ts";

await runCommand(() => tryMutants(process.argv.slice(2)));
