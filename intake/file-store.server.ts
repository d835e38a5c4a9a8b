import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AwsV4Signer } from "aws4fetch";
import { fetchOutside, OutsideStatus } from "#territory/fetch-outside.server.ts";

/** Store of files that the public sends. Each file's key is the id of its database row. */
export interface FileStore {
  /** Stores a file durably: once this resolves, it survives a crash. @throws {FileStoreError} */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Returns a file; null if there is none. @throws {FileStoreError} */
  get(id: string): Promise<Buffer | null>;
  /** Deletes a file. A missing file is not an error. @throws {FileStoreError} */
  delete(id: string): Promise<void>;
  /** Returns the ids of files stored before `before`. @throws {FileStoreError} */
  olderThan(before: Date): Promise<readonly string[]>;
}

export class FileStoreError extends Error {
  readonly code = "file-store";
}

/** A kind of files, with its own extension, and its own folder if the store has folders. */
export interface FileSort {
  readonly folder: string;
  readonly end: `.${string}`;
  readonly type: string;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Converts ids to file names and back. A name becomes part of a path or URL, so ids are checked here too. */
const namesOf = ({ end }: FileSort) => ({
  nameOf(id: string): string {
    if (!ID.test(id)) throw new FileStoreError("This is not a file id.");
    return id + end;
  },
  /** Returns the id in a file name; null if the name is not a file of this kind. */
  idOf(name: string): string | null {
    const id = name.endsWith(end) ? name.slice(0, -end.length) : "";
    return ID.test(id) ? id : null;
  },
});

const failed = (doing: string) => (cause: unknown) => {
  throw cause instanceof FileStoreError ? cause : new FileStoreError(`A file ${doing}.`, { cause });
};

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Creates a store in a local folder, for one machine. */
export function createFolderStore(folder: string, sort: FileSort): FileStore {
  const { nameOf, idOf } = namesOf(sort);

  async function put(id: string, bytes: Buffer): Promise<void> {
    const name = nameOf(id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const half = join(folder, `${randomUUID()}.half`);
    try {
      await writeFile(half, bytes, { flag: "wx", mode: 0o600, flush: true });
      await rename(half, join(folder, name));
      // Sync the directory, too, so that the name is durable.
      const directory = await open(folder);
      await directory.sync().finally(() => directory.close());
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  const get = async (id: string) =>
    readFile(join(folder, nameOf(id))).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  const remove = async (id: string) => rm(join(folder, nameOf(id)), { force: true });

  async function olderThan(before: Date): Promise<readonly string[]> {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const old: string[] = [];
    for (const name of names) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found === null || found.mtime >= before) continue;
      // Left by a process that died while writing.
      if (name.endsWith(".half")) await rm(path, { force: true });
      const id = idOf(name);
      if (id !== null) old.push(id);
    }
    return old;
  }

  return {
    put: (id, bytes) => put(id, bytes).catch(failed("could not be written")),
    get: (id) => get(id).catch(failed("could not be read")),
    delete: (id) => remove(id).catch(failed("could not be deleted")),
    olderThan: (before) => olderThan(before).catch(failed("folder could not be listed")),
  };
}

export interface BucketSettings {
  /** URL of the bucket, on any S3-compatible service. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  readonly region: string;
  readonly limitMs?: number;
}

const CALL_LIMIT_MS = 15_000;
/** Maximum bytes of a response of the bucket: more than the largest stored file has. */
const MOST_BYTES = 32 * 1024 * 1024;
const XML_TYPES = ["application/xml", "text/xml"];

interface BucketRequest {
  /** Content types of a successful response. */
  readonly types?: readonly string[];
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** Creates a store in a bucket, for any number of machines. */
export function createBucketStore(settings: BucketSettings, sort: FileSort): FileStore {
  const { url, key, secret, region, limitMs = CALL_LIMIT_MS } = settings;
  const { nameOf, idOf } = namesOf(sort);
  const account = { accessKeyId: key, secretAccessKey: secret, service: "s3", region };
  const limits = { source: "files", timeLimitMs: limitMs, mostBytes: MOST_BYTES };

  async function ask(address: string, { types, ...request }: BucketRequest): Promise<Response> {
    const signed = await new AwsV4Signer({ url: address, ...account, ...request }).sign();
    const { method, headers, body = null } = signed;
    const answer = await fetchOutside(
      address,
      { ...limits, ...(types && { types }) },
      { method, headers, body },
    );
    if (answer.ok || answer.status === 404) return answer;
    throw new FileStoreError(`The bucket returned status ${answer.status}.`, {
      cause: new OutsideStatus(answer.status),
    });
  }

  async function put(id: string, bytes: Buffer): Promise<void> {
    const headers = {
      "Content-Type": sort.type,
      // Signs the content, so that the stored file equals the sent one.
      "X-Amz-Content-Sha256": createHash("sha256").update(bytes).digest("hex"),
    };
    const body = new Uint8Array(bytes);
    const answer = await ask(`${url}/${nameOf(id)}`, { method: "PUT", body, headers });
    if (!answer.ok) throw new FileStoreError("The bucket does not exist.");
  }

  async function get(id: string): Promise<Buffer | null> {
    const answer = await ask(`${url}/${nameOf(id)}`, { types: [sort.type] });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    const isAbsent = (await answer.text()).includes("<Code>NoSuchKey</Code>");
    if (!isAbsent) throw new FileStoreError("The bucket does not exist.");
    return null;
  }

  async function remove(id: string): Promise<void> {
    await ask(`${url}/${nameOf(id)}`, { method: "DELETE" });
  }

  async function olderThan(before: Date): Promise<readonly string[]> {
    const old: string[] = [];
    let next: string | undefined = "";
    while (next !== undefined) {
      const address = new URL(url);
      address.searchParams.set("list-type", "2");
      if (next !== "") address.searchParams.set("continuation-token", next);
      const answer = await ask(address.href, { types: XML_TYPES });
      if (!answer.ok) throw new FileStoreError("The bucket does not exist.");
      const page = await answer.text();
      for (const object of page.split("<Contents>").slice(1)) {
        const id = idOf(textIn(object, "Key") ?? "");
        if (id !== null && new Date(textIn(object, "LastModified") ?? "") < before) old.push(id);
      }
      next = textIn(page, "NextContinuationToken");
    }
    return old;
  }

  return {
    put: (id, bytes) => put(id, bytes).catch(failed("could not be stored")),
    get: (id) => get(id).catch(failed("could not be had")),
    delete: (id) => remove(id).catch(failed("could not be deleted")),
    olderThan: (before) => olderThan(before).catch(failed("bucket could not be listed")),
  };
}

/** Returns the text of an XML element: ids, dates, and tokens that can contain an escaped ampersand. */
const textIn = (xml: string, element: string) =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&");

export interface FileStoreSettings {
  readonly DATA_DIR: string;
  /** Bucket URL; empty to use folders of `DATA_DIR`. */
  readonly INTAKE_S3: string;
  readonly INTAKE_S3_KEY: string;
  readonly INTAKE_S3_SECRET: string;
  readonly INTAKE_S3_REGION: string;
}

const SORTS = {
  photos: { folder: "report-photos", end: ".jpg", type: "image/jpeg" },
  contactFiles: { folder: "contact-files", end: ".sealed", type: "application/octet-stream" },
} as const satisfies Record<string, FileSort>;

export function createFileStore(settings: FileStoreSettings, name: keyof typeof SORTS): FileStore {
  const sort = SORTS[name];
  return settings.INTAKE_S3 === ""
    ? createFolderStore(join(settings.DATA_DIR, sort.folder), sort)
    : createBucketStore(
        {
          url: settings.INTAKE_S3,
          key: settings.INTAKE_S3_KEY,
          secret: settings.INTAKE_S3_SECRET,
          region: settings.INTAKE_S3_REGION,
        },
        sort,
      );
}
