import { createHash } from "node:crypto";

const digest = (name: string) => createHash("sha1").update(`vigie/${name}`).digest();

/** Returns a UUID in the form of version 5, which only depends on the name. */
export function uuidOf(name: string): string {
  const bytes = digest(name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Returns an ID that only depends on the name, with at most fifteen digits, as in the service. */
export const idOf = (name: string): number => digest(name).readUIntBE(0, 6);

/** Returns the name for a folder's ID, which differs from the ID of the folder's start page. */
export const folderKey = (path: string): string => `folder:${path}`;
