import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DiskFullError, isDiskFull } from "./disk-full.ts";

/** A data folder that cannot be written: one sentence a person can act on. */
export class StateFolderError extends Error {
  readonly code = "state-folder";
}

/** Parents first, one by one: where none may be made (`/proc`), Node's own recursive way never returns. */
function makeParents(folder: string): void {
  if (existsSync(folder)) return;
  makeParents(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another of our programs starts beside this one and was quicker.
    if (!existsSync(folder)) throw error;
  }
}

/** Makes a folder that can be written in. @throws {StateFolderError} @throws {DiskFullError} */
export function makeFolder(folder: string): void {
  try {
    makeParents(folder);
    // An empty file has room on a full disk.
    writeFileSync(join(folder, ".writable"), ".");
  } catch (error) {
    if (isDiskFull(error)) throw new DiskFullError(`nothing can be written in ${folder}`);
    const why = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StateFolderError(`The data folder ${folder} cannot be written (${why}): set DATA_DIR.`);
  }
}

/** The sandbox's own folder: what it keeps between two runs. Safe to delete. */
export class StateFolder {
  readonly #folder: string;

  /** @throws {StateFolderError} when the folder cannot be made or written in */
  constructor(dataDir: string) {
    this.#folder = resolve(dataDir, "sandbox");
    makeFolder(this.#folder);
  }

  /** Undefined when nothing was kept, or nothing that can be read. */
  read(name: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.#folder, `${name}.json`), "utf8"));
    } catch {
      return undefined;
    }
  }

  /** Written whole or not at all. On a full disk the program goes on without, and says so. */
  write(name: string, state: unknown): void {
    try {
      this.writeBytes(`${name}.json`, JSON.stringify(state));
    } catch (error) {
      if (!(error instanceof DiskFullError)) throw error;
      console.error(error.message);
    }
  }

  /** @throws when no such file was kept */
  readBytes(name: string): Buffer {
    return readFileSync(join(this.#folder, name));
  }

  /** Written whole or not at all. @throws {DiskFullError} */
  writeBytes(name: string, bytes: Buffer | string): void {
    const file = join(this.#folder, name);
    try {
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file);
    } catch (error) {
      rmSync(`${file}.part`, { force: true });
      throw isDiskFull(error) ? new DiskFullError(`${file} cannot be written`) : error;
    }
  }
}
