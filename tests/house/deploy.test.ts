import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { missingInProduction } from "../../settings/read-settings.server.ts";
import { SETTING_NAMES } from "../../settings/settings.ts";
import { MEMORY_FLAGS } from "../../tools/launch/programs.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const read = (path: string) => readFileSync(join(DEPLOY, path), "utf8");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
/** Returns all values of a key, anywhere in a document. */
function under(document: unknown, key: string): unknown[] {
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...under(value, key),
  ]);
}

const dockerfile = read("Dockerfile");
const compose: unknown = parse(read("compose.yaml"), { merge: true });
const units = globSync("systemd/*.service", { cwd: DEPLOY }).map(read);
const manifests = globSync("kubernetes/**/*.yaml", { cwd: DEPLOY }).flatMap((path) =>
  parseAllDocuments(read(path)).map((document) => ({ path, content: document.toJS() as unknown })),
);
const cluster = manifests.map(({ content }) => content);
const settingsOf = (path: string) => Object.keys(parseEnv(read(path)));
const COMPOSE_SETTINGS = under(compose, "environment").flatMap((each) => Object.keys(each ?? {}));
const CLUSTER_SETTINGS = ["settings.env", "secrets.env.example"].flatMap((name) =>
  settingsOf(`kubernetes/example/${name}`),
);

/** Variables that Docker, Node, PostgreSQL, pgBackRest and nginx read. */
const OTHER_NAMES = [
  ...["BACKUP_FOLDER", "BACKUP_REPOSITORY", "COMPOSE_PROFILES", "DATABASE_PASSWORD", "EDGE_EDITS"],
  ...["NODE_COMPILE_CACHE", "PATH", "PGBACKREST_LOG_LEVEL_FILE", "PGBACKREST_PG1_PATH"],
  ...["PGBACKREST_PG1_USER", "PGUSER", "POSTGRES_PASSWORD", "POSTGRES_USER", "VIGIE_ENV_FILE"],
];

test("each setting that the files in deploy/ set is a known setting", () => {
  const names = [
    ...settingsOf("env.example"),
    ...settingsOf("demo.env"),
    ...COMPOSE_SETTINGS,
    ...CLUSTER_SETTINGS,
    ...under(cluster, "env").flatMap((env) => under(env, "name")),
    ...all(dockerfile, /^(?:ENV)? +([A-Z_]+)=/gm),
    ...units.flatMap((unit) => all(unit.replace(/^(?!Environment=).*$/gm, ""), /[= ]([A-Z_]+)=/g)),
  ];
  const known = [...SETTING_NAMES, ...OTHER_NAMES];
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !known.includes(String(name)))).toEqual([]);
});

test.each([
  ["compose.yaml", [...settingsOf("env.example"), ...COMPOSE_SETTINGS]],
  ["kubernetes", CLUSTER_SETTINGS],
])("the example settings for %s name each setting that production requires", (_name, names) => {
  const given = Object.fromEntries(names.map((name) => [name, "set"]));
  expect(missingInProduction(given, "site")).toEqual([]);
  expect(missingInProduction(given, "worker")).toEqual([]);
});

test("each file and program that deploy/ refers to exists", () => {
  const kustomizations = manifests.filter(({ path }) => path.endsWith("kustomization.yaml"));
  const mounts = under(compose, "volumes").flat().map(String);
  const files = [
    ...under(compose, "dockerfile").map((path) => join(DEPLOY, "..", String(path))),
    ...under(compose, "build")
      .filter((folder) => typeof folder === "string")
      .map((folder) => join(DEPLOY, folder, "Dockerfile")),
    ...all(read("backup/Dockerfile"), /^COPY (.+) \S+$/gm)
      .flatMap((names) => names.split(" "))
      .map((name) => join(DEPLOY, "backup", name)),
    // Each installation adds its own certificates.
    ...mounts
      .filter((mount) => /^\.\/(?!certificates)/.test(mount))
      .map((mount) => join(DEPLOY, mount.split(":")[0] ?? "")),
    ...kustomizations.flatMap(({ path, content }) =>
      ["resources", "components", "envs"]
        .flatMap((key) => under(content, key).flat())
        .map((file) =>
          join(DEPLOY, dirname(path), String(file).replace("secrets.env", "secrets.env.example")),
        ),
    ),
    ...all([dockerfile, read("compose.yaml"), ...units].join("\n"), /(tools\/launch\/\w+\.ts)/g).map((path) =>
      join(DEPLOY, "..", path),
    ),
  ];
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const commands = [...under(compose, "command"), ...under(cluster, "command")].map((command) =>
    String(command),
  );
  const programs = [
    "node,tools/launch/migrate.ts",
    ...["site", "worker", "sandbox"].map((name) => `node,tools/launch/exec.ts,${name}`),
  ];
  expect(
    commands.filter((command) => command.startsWith("node")).filter((command) => !programs.includes(command)),
  ).toEqual([]);
});

test("the Docker image is built with the project's version of Node", () => {
  expect(new Set(all(dockerfile, /^FROM \S+\/node:([\d.]+)-/gm))).toEqual(
    new Set([manifest.dependencies.node]),
  );
});

test("each memory limit is 512 MB above the maximum heap size, and docs/operations.md gives the same limit", () => {
  const heap = Number(MEMORY_FLAGS.join(" ").match(/--max-old-space-size=(\d+)/)?.[1]);
  const limits = [
    ...under(compose, "mem_limit"),
    ...under(cluster, "limits").flatMap((limit) => under(limit, "memory")),
    ...units.flatMap((unit) => all(unit, /^MemoryMax=(.*)$/gm)),
  ];
  expect(limits.length).toBeGreaterThan(10);
  expect(new Set(limits.map((limit) => Number.parseInt(String(limit), 10)))).toEqual(new Set([heap + 512]));
  const advised = all(
    readFileSync(join(DEPLOY, "../docs/operations.md"), "utf8"),
    /(?:[Gg]ive (?:it|the site)|1 core and|has 1 core,) ([\d.]+ [MG]B)/g,
  );
  expect(advised).toEqual(Array(5).fill(`${heap + 512} MB`));
});

test("nginx forwards requests to the ports of the compose file", () => {
  const upstreams = all(read("nginx.conf"), /server 127\.0\.0\.1:(\d+)/g);
  expect([...under(compose, "PORT"), ...under(compose, "WORKER_PORT")].toSorted()).toEqual(
    upstreams.toSorted(),
  );
});

/** Hours after all sites stopped for which nginx must still serve each cached page. */
const SITES_STOPPED_HOURS = 24;
test("while no site answers, nginx keeps each cached page for more than 24 hours, and decision 79 gives the limits", () => {
  const [hours] = all(read("nginx.conf"), /proxy_cache_path .* inactive=(\d+)h /g);
  const [size] = all(read("nginx.conf"), /proxy_cache_path .* max_size=(\d+)g /g);
  expect(Number(hours)).toBeGreaterThan(SITES_STOPPED_HOURS);
  const decision = readFileSync(
    join(DEPLOY, "../docs/decisions/0079-one-truth-at-the-edges-of-an-outage.md"),
    "utf8",
  );
  expect(decision).toContain(
    `stays for ${hours} hours after its last visit (\`inactive=${hours}h\`), up to ${size} GB`,
  );
  // The first line is for pages, the second for data that programs request.
  expect(all(read("nginx.conf"), /proxy_cache_use_stale (.*);/g)).toEqual([
    "error timeout http_500 http_502 http_503 http_504",
    "off",
  ]);
});

const NGINX = "/usr/sbin/nginx";
test.skipIf(!existsSync(NGINX))(
  "nginx accepts deploy/nginx.conf with its TLS, HTTP/2 and rate limits",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "vigie-nginx-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [key, certificate] = [join(folder, "tls.key"), join(folder, "tls.pem")];
    const name = ["-subj", "/CN=vigie.example", "-days", "1", "-nodes"];
    const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
    const made = spawnSync("openssl", ["req", ...kind, ...name, "-keyout", key, "-out", certificate]);
    expect(made.status, String(made.stderr)).toBe(0);
    const text = read("nginx.conf")
      .replace(/^( *ssl_certificate) .*$/gm, `$1 ${certificate};`)
      .replace(/^( *ssl_certificate_key) .*$/gm, `$1 ${key};`)
      .replace(/^pid .*$/m, `pid ${folder}/pid;`)
      .replace(/\/var\/(?:log|cache)\/nginx/g, folder);
    expect(text).toMatch(/listen 443 ssl http2;[\s\S]*limit_req zone=/);
    const file = join(folder, "nginx.conf");
    writeFileSync(file, text);
    const { status, stderr } = spawnSync(NGINX, ["-t", "-q", "-c", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  },
);

test("the compose file's database has the same archive settings as backup/postgresql.conf", () => {
  const settings = all(read("backup/postgresql.conf"), /^(\w+ = .+)$/gm).map((line) =>
    line.replace(/^(\w+) = '?(.+?)'?$/, "--$1=$2"),
  );
  expect(settings).toHaveLength(4);
  expect(under(compose, "command").flat()).toEqual(expect.arrayContaining(settings));
});

test("the Kubernetes probes use ports that exist, and old data makes no site unready", () => {
  const deployments = cluster.filter((each) => under(each, "kind")[0] === "Deployment");
  const paths = deployments.map((each) =>
    ["startupProbe", "readinessProbe", "livenessProbe"].flatMap((probe) => under(under(each, probe), "path")),
  );
  expect(paths).toEqual([
    ["/healthz", "/readyz?exclude=stale-data", "/healthz"],
    ["/healthz", "/healthz", "/healthz"],
  ]);
  const worker = deployments.flatMap((each) => under(each, "env")).flatMap((env) => under(env, "value"));
  const ports = deployments.flatMap((each) => under(each, "containerPort").map(String));
  expect(ports).toEqual([...all(dockerfile, /PORT=(\d+)/g), ...worker]);
});

test("all systemd units have the same sandboxing options", () => {
  const rights = units.map((unit) =>
    unit.match(/^CapabilityBoundingSet=[\s\S]*?(?=\n\n|$(?![\s\S]))/m)?.[0].trim(),
  );
  expect(rights[0]).toContain("ProtectSystem=strict\n");
  expect(new Set(rights).size).toBe(1);
});
