import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Runs a process that listens like a database, calls `watch()` with short limits, and runs `code`. */
async function watched(code: string) {
  const child = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `import { createServer } from "node:net";
     import { watch } from ${JSON.stringify(join(import.meta.dirname, "watch.ts"))};
     const answered = new Int32Array(new SharedArrayBuffer(4));
     let asked = () => {};
     const server = createServer((socket) => { socket.on("error", () => {}); asked(socket); });
     server.listen(0, "127.0.0.1", () => {
       const url = "postgres://postgres@127.0.0.1:" + server.address().port + "/postgres";
       watch({ url, answered, limit: 5, momentMs: 20 });
       ${code}
     });`,
  ]);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words: Buffer) => {
      text += words;
    });
  }
  const [, signal] = await once(child, "close");
  return { signal, lines: text.trim().split("\n") };
}

const SENTENCE = "The sandbox's database no longer responds; restarting it.";

it("watch() kills a database that accepts connections and never responds", async () => {
  expect(await watched("")).toEqual({ signal: "SIGKILL", lines: [SENTENCE] });
});

it("watch() kills a database whose engine blocks the main thread forever", async () => {
  expect(await watched("asked = () => { for (;;); };")).toEqual({ signal: "SIGKILL", lines: [SENTENCE] });
});

it("watch() does not kill a database that responds to other clients while the check waits for its response", async () => {
  const code = `asked = () => {
    let left = 40;
    const work = setInterval(() => {
      Atomics.add(answered, 0, 1);
      if (--left > 0) return;
      clearInterval(work);
      console.log("worked");
    }, 10);
  };`;
  expect(await watched(code)).toEqual({ signal: "SIGKILL", lines: ["worked", SENTENCE] });
});

it("watch() does not kill a database that responds to each check", async () => {
  // Closing the connection is a refusal, which counts as a response.
  const code = `let left = 5;
    asked = (socket) => { socket.destroy(); if (--left === 0) { console.log("asked"); process.exit(0); } };`;
  expect(await watched(code)).toEqual({ signal: null, lines: ["asked"] });
});
