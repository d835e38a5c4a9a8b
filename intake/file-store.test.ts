import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createBucketStore,
  createFolderStore,
  type FileSort,
  type FileStore,
  FileStoreError,
} from "./file-store.server.ts";

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]);
const LATER = new Date(Date.now() + 3_600_000);
const SORT: FileSort = { folder: "photos", end: ".jpg", type: "image/jpeg" };
const ACCOUNT = { key: "S3RVER", secret: "S3RVER", region: "ca-central-1" };

let folder: string;
let bucket: { url: string; stop: () => Promise<void> };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-photos-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "bucket"),
    configureBuckets: [{ name: "photos" }],
  });
  const { port } = await server.run();
  bucket = { url: `http://127.0.0.1:${port}/photos`, stop: () => server.close() };
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const STORES: readonly { name: string; open: (sort?: FileSort) => FileStore }[] = [
  { name: "a folder", open: (sort = SORT) => createFolderStore(join(folder, "files"), sort) },
  { name: "a bucket", open: (sort = SORT) => createBucketStore({ url: bucket.url, ...ACCOUNT }, sort) },
];

describe.for(STORES)("files in $name", ({ open }) => {
  it("the store returns a file as it was last stored, and null after the file is deleted", async () => {
    const store = open();
    const id = randomUUID();
    expect(await store.get(id)).toBeNull();
    await store.put(id, PICTURE);
    await store.put(id, Buffer.concat([PICTURE, PICTURE]));
    expect(await store.get(id)).toEqual(Buffer.concat([PICTURE, PICTURE]));
    await store.delete(id);
    await store.delete(id);
    expect(await store.get(id)).toBeNull();
  });

  it("files of one kind are not returned or listed as files of another kind", async () => {
    const sealed = open({ ...SORT, end: ".sealed" });
    const id = randomUUID();
    await sealed.put(id, PICTURE);
    expect(await open().get(id)).toBeNull();
    expect(await open().olderThan(LATER)).not.toContain(id);
    expect(await sealed.olderThan(LATER)).toEqual([id]);
    await sealed.delete(id);
  });

  it("the store lists only files that were stored before the given moment", async () => {
    const store = open();
    const id = randomUUID();
    await store.put(id, PICTURE);
    expect(await store.olderThan(LATER)).toEqual([id]);
    expect(await store.olderThan(new Date(0))).toEqual([]);
    await store.delete(id);
  });

  it("the store rejects ids that could lead to other files", async () => {
    const store = open();
    for (const id of ["../secrets", "", "a/b", `${randomUUID()}/..`, randomUUID().toUpperCase()]) {
      await expect(store.get(id)).rejects.toThrow(FileStoreError);
      await expect(store.put(id, PICTURE)).rejects.toThrow(FileStoreError);
    }
  });
});

describe("folder store", () => {
  it("an old half-written file in the folder is deleted, and never listed", async () => {
    const files = join(folder, "halves");
    const store = createFolderStore(files, SORT);
    const id = randomUUID();
    await store.put(id, PICTURE);
    const half = join(files, `${randomUUID()}.half`);
    await writeFile(half, "cut");
    await utimes(half, new Date(0), new Date(0));
    expect(await store.olderThan(new Date(1_000))).toEqual([]);
    expect(await readdir(files)).toEqual([`${id}.jpg`]);
  });

  it("the folder store throws if its folder cannot be used", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    await expect(createFolderStore(file, SORT).put(randomUUID(), PICTURE)).rejects.toThrow(FileStoreError);
    await expect(createFolderStore(file, SORT).get(randomUUID())).rejects.toThrow(FileStoreError);
  });
});

describe("bucket store", () => {
  it("the bucket store throws on every request if the bucket rejects the secret", async () => {
    const id = randomUUID();
    await createBucketStore({ url: bucket.url, ...ACCOUNT }, SORT).put(id, PICTURE);
    const stranger = createBucketStore({ url: bucket.url, ...ACCOUNT, secret: "another" }, SORT);
    await expect(stranger.put(id, PICTURE)).rejects.toThrow(FileStoreError);
    await expect(stranger.get(id)).rejects.toThrow(FileStoreError);
    await expect(stranger.delete(id)).rejects.toThrow(FileStoreError);
    await expect(stranger.olderThan(LATER)).rejects.toThrow(FileStoreError);
  });

  it("the bucket store throws if the bucket does not exist, instead of returning no file", async () => {
    const other = createBucketStore({ url: bucket.url.replace("photos", "other"), ...ACCOUNT }, SORT);
    await expect(other.get(randomUUID())).rejects.toThrow(FileStoreError);
    await expect(other.put(randomUUID(), PICTURE)).rejects.toThrow(FileStoreError);
    await expect(other.olderThan(LATER)).rejects.toThrow(FileStoreError);
  });

  it("the bucket store lists all pages of a bucket", async () => {
    const ids = [randomUUID(), randomUUID()];
    const requested: (string | null)[] = [];
    const server = createServer(({ url = "" }, response) => {
      const token = new URL(url, "http://bucket.test").searchParams.get("continuation-token");
      requested.push(token);
      const more = token ? "" : "<NextContinuationToken>a&amp;b=</NextContinuationToken>";
      const key = token ? ids[1] : ids[0];
      response
        .writeHead(200, { "content-type": "application/xml" })
        .end(
          `<R><Contents>\n<Key>${key}.jpg</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>${more}</R>`,
        );
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const store = createBucketStore({ url: `http://127.0.0.1:${port}/photos`, ...ACCOUNT }, SORT);
    expect(await store.olderThan(LATER)).toEqual(ids);
    expect(requested).toEqual([null, "a&b="]);
    server.close();
  });

  it("the bucket store throws after its time limit if the bucket never responds", async () => {
    const server = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const url = `http://127.0.0.1:${port}/photos`;
    const store = createBucketStore({ url, ...ACCOUNT, limitMs: 50 }, SORT);
    await expect(store.put(randomUUID(), PICTURE)).rejects.toThrow(FileStoreError);
    server.closeAllConnections();
    server.close();
  });
});
