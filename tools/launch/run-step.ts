import { spawn } from "node:child_process";
import { ROOT } from "./project.ts";

export interface StepResult {
  readonly code: number;
  readonly output: string;
}

export interface StepOptions {
  readonly show: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly onPid?: (pid: number) => void;
}

/** Runs a program to its end in the project's folder. With `show`, its output is shown as it comes. */
export async function runStep(
  program: string,
  args: readonly string[],
  options: StepOptions,
): Promise<StepResult> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...options.env },
  });
  if (child.pid !== undefined) options.onPid?.(child.pid);
  const forward = () => child.kill("SIGTERM");
  process.once("SIGINT", forward).once("SIGTERM", forward);
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk;
    if (options.show) process.stdout.write(chunk);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const { promise, resolve } = Promise.withResolvers<number>();
  child.once("error", (error) => {
    output += error.message;
    resolve(127);
  });
  child.once("close", (code) => resolve(code ?? 1));
  const code = await promise;
  process.off("SIGINT", forward).off("SIGTERM", forward);
  return { code, output };
}
