import { access } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { AppEntry } from "#site-contract";
import { StartProblem } from "./start-problem.ts";

/** The built app: React Router's build, and the app's functions for the server. */
export interface AppBuild {
  readonly router: ServerBuild;
  readonly entry: AppEntry;
}

/** Returns a build with the functions of the app's entry. @throws {StartProblem} if the entry exports none */
export function readAppBuild(router: ServerBuild): AppBuild {
  const exported: object = router.entry.module;
  if (!("vigie" in exported)) {
    throw new StartProblem("bad-build", "The built app exports no functions for the server; build it again.");
  }
  // React Router's type lacks the app's own export, which the compiler checked in the app.
  return { router, entry: exported.vigie as AppEntry };
}

/** Loads `{buildFolder}/server/index.js`. @throws {StartProblem} if there is no build */
export async function loadAppBuild(buildFolder: string): Promise<AppBuild> {
  const file = join(buildFolder, "server/index.js");
  try {
    await access(file);
  } catch {
    throw new StartProblem("no-build", `There is no built app in ${buildFolder}; run npm run build.`);
  }
  const { href } = pathToFileURL(file);
  const router: ServerBuild = await import(/* @vite-ignore */ href);
  return readAppBuild(router);
}
