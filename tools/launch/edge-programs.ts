import { existsSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Debian installs nginx in a folder that is only in root's PATH. */
export const WITH_SYSTEM_PROGRAMS = `${process.env.PATH}:/usr/sbin`;

/** Installs nginx, and libfaketime, which shifts its clock. @throws {GiveUp} */
export async function installEdgePrograms(): Promise<void> {
  const needs = "The tests of deploy/nginx.conf need it";
  if (!existsSync("/usr/sbin/nginx")) await installByApt("nginx-light", needs);
  if (!existsSync("/usr/bin/faketime")) await installByApt("faketime", needs);
}
