import { createHash } from "node:crypto";

const digest = (name: string) => createHash("sha1").update(`vigie/${name}`).digest();

/** Returns a UUID that depends only on the name (version 5's form). */
export function uuidOf(name: string): string {
  const bytes = digest(name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Returns a number that only depends on the name: at most fifteen digits, as long as the service's IDs. */
export const idOf = (name: string): number => digest(name).readUIntBE(0, 6);

/** Returns the key of a folder, whose ID differs from its start page's. */
export const folderKey = (path: string): string => `folder:${path}`;
