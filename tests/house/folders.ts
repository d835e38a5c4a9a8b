import type { Import } from "./imports.ts";

/** Top-level folders that each folder can import. A folder that is not a key can import everything. */
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  territory: [],
  plan: ["territory"],
  database: [],
  accounts: ["plan", "territory", "delivery", "database"],
  alerts: ["plan", "history", "fires", "content", "accounts", "territory", "delivery", "database"],
  intake: ["plan", "accounts", "territory", "delivery", "database"],
  content: ["territory"],
  delivery: ["territory", "database"],
  search: ["territory"],
  fires: ["territory"],
  surroundings: ["fires", "territory"],
  history: ["fires", "surroundings", "territory", "database"],
  app: [
    "fires",
    "surroundings",
    "accounts",
    "intake",
    "content",
    "search",
    "territory",
    "history",
    "docs",
    "plan",
    "site-contract",
  ],
  server: [
    "fires",
    "surroundings",
    "accounts",
    "alerts",
    "intake",
    "delivery",
    "content",
    "territory",
    "history",
    "database",
    "plan",
    "settings",
    "site-contract",
    "telemetry",
  ],
  worker: [
    "fires",
    "surroundings",
    "accounts",
    "alerts",
    "intake",
    "content",
    "delivery",
    "territory",
    "history",
    "database",
    "plan",
    "settings",
    "telemetry",
  ],
  // The worker imports `setup` for its sign-in at the identity provider.
  setup: [
    "plan",
    "fires",
    "surroundings",
    "accounts",
    "intake",
    "content",
    "delivery",
    "territory",
    "database",
    "worker",
    "settings",
  ],
  // The sandbox must not share code with the code that it tests.
  sandbox: ["territory", "settings"],
  settings: ["database", "intake", "territory", "package.json"],
  telemetry: ["database", "fires", "settings", "territory"],
};

/** Files at the root of `app/` that loaders use. Every folder in `app/` can import them. */
const REQUEST = ["context.ts", "page-not-found.ts", "screen-of.ts"];

/** Layers inside `app/`, lowest first. Each can import the layers before it. */
const LAYERS = [
  "request",
  "i18n",
  "design",
  "frame",
  "forms",
  "parts",
  "live-map",
  "screens",
  "assembly",
] as const;

type Layer = (typeof LAYERS)[number];

/** Returns the top-level folder of a file. `app/site-contract.ts` counts as a folder. */
const topFolderOf = (path: string) =>
  path === "app/site-contract.ts" ? "site-contract" : (path.split("/")[0] ?? "");

/**
 * Returns the folder of a file: a top-level folder, or one inside `app/` such as `app/frame` or
 * `app/parts/fire`.
 */
function folderOf(path: string): string {
  const top = topFolderOf(path);
  if (top !== "app") return top;
  const [layer = "", family] = path.split("/").slice(1);
  if (family === undefined) return REQUEST.includes(layer) ? "app/request" : "app/assembly";
  return layer === "parts" || layer === "screens" ? `app/${layer}/${family}` : `app/${layer}`;
}

const layerOf = (folder: string) => LAYERS.indexOf(folder.split("/")[1] as Layer);

const isDouble = (path: string) => /\.double\.tsx?$/.test(path);

/** Returns true for tests and test doubles, which can import the code that they test. */
const isForTests = (path: string) => /\.test\.tsx?$/.test(path) || isDouble(path);

/** Returns the rule that an import breaks, or null. */
export function brokenRule({ from, to }: Import): string | null {
  if (isForTests(from)) return null;
  if (isDouble(to) && !from.startsWith("tests/")) return "only tests import test doubles";
  const [a, b] = [folderOf(from), folderOf(to)];
  if (a === b) return null;
  const [top, otherTop] = [topFolderOf(from), topFolderOf(to)];
  if (top !== otherTop) {
    const allowed = ALLOWED_IMPORTS[top];
    if (allowed && !allowed.includes(otherTop)) {
      return `${top}/ may import ${allowed.join(", ") || "no other room"}`;
    }
    return a === "app/design" ? "design/ knows nothing of fires" : null;
  }
  if (top !== "app") return null;
  if (a.startsWith("app/screens") && b.startsWith("app/screens")) return "no screen imports another";
  if (a === "app/design") return "design/ knows nothing of fires";
  return layerOf(b) > layerOf(a) ? "arrows inside app/ go from screens down" : null;
}

/**
 * Returns each import with both paths cut after the first part in which they differ.
 * `server/site.ts` that imports `server/middleware/guard.ts` gives `server/site.ts` to `server/middleware`.
 */
export const betweenNeighbours = (imports: readonly Import[]): Import[] =>
  imports
    .filter(({ from, to }) => from !== to && !isForTests(from))
    .map((each) => {
      const [from, to] = [each.from.split("/"), each.to.split("/")];
      const parting = from.findIndex((part, at) => part !== to[at]) + 1;
      return { from: from.slice(0, parting).join("/"), to: to.slice(0, parting).join("/") };
    });
