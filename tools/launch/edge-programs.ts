import { existsSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Debian keeps nginx where only root's shell looks for programs. */
export const WITH_SYSTEM_PROGRAMS = `${process.env.PATH}:/usr/sbin`;

/** Installs nginx, and libfaketime, which moves its clock. @throws {GiveUp} */
export async function installEdgePrograms(): Promise<void> {
  const needs = "The tests of deploy/nginx.conf need it";
  if (!existsSync("/usr/sbin/nginx")) await installByApt("nginx-light", needs);
  if (!existsSync("/usr/bin/faketime")) await installByApt("faketime", needs);
}
