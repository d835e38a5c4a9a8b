import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DiskFullError, isDiskFull } from "./disk-full.ts";

/** Storage for the state of one part of the sandbox, across restarts. */
export interface StateStorage {
  read(): unknown;
  write(value: unknown): void;
}

/** Storage that discards everything. */
export const FORGETFUL: StateStorage = { read: () => undefined, write: () => undefined };

/** Error for an unwritable data folder, with a sentence that a person can act on. */
export class StateFolderError extends Error {
  readonly code = "state-folder";
}

/** Creates a folder and its parents one by one: in `/proc`, Node's recursive `mkdir` never returns. */
function makeParents(folder: string): void {
  if (existsSync(folder)) return;
  makeParents(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another of our programs created the folder at the same time.
    if (!existsSync(folder)) throw error;
  }
}

/** Creates a writable folder. @throws {StateFolderError} @throws {DiskFullError} */
export function makeFolder(folder: string): void {
  try {
    makeParents(folder);
    // The file must not be empty: an empty file can be created on a full disk.
    writeFileSync(join(folder, ".writable"), ".");
  } catch (error) {
    if (isDiskFull(error)) throw new DiskFullError(`nothing can be written in ${folder}`);
    const why = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StateFolderError(`The data folder ${folder} cannot be written (${why}): set DATA_DIR.`);
  }
}

/** Folder of the sandbox's state between two runs. It can be deleted safely. */
export class StateFolder {
  readonly #folder: string;

  /** @throws {StateFolderError} if the folder cannot be created or written */
  constructor(dataDir: string) {
    this.#folder = resolve(dataDir, "sandbox");
    makeFolder(this.#folder);
  }

  /** Returns undefined if the state is missing or unreadable. */
  read(name: string): unknown {
    try {
      return JSON.parse(readFileSync(join(this.#folder, `${name}.json`), "utf8"));
    } catch {
      return undefined;
    }
  }

  /** Writes a state atomically. On a full disk, logs the error, and the program continues. */
  write(name: string, state: unknown): void {
    try {
      this.writeBytes(`${name}.json`, JSON.stringify(state));
    } catch (error) {
      if (!(error instanceof DiskFullError)) throw error;
      console.error(error.message);
    }
  }

  part(name: string): StateStorage {
    return { read: () => this.read(name), write: (value) => this.write(name, value) };
  }

  /** @throws {Error} if there is no such file */
  readBytes(name: string): Buffer {
    return readFileSync(join(this.#folder, name));
  }

  /** Writes atomically. @throws {DiskFullError} */
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
