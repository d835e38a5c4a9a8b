// Long because it tries the same list of odd responses on every client of an outside service.
import { createECDH, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import webPush from "web-push";
import { createTokenCheck } from "#accounts/access-tokens.server.ts";
import { createIdentityProvider } from "#accounts/identity-provider.server.ts";
import { createImageClient } from "#content/image-client.server.ts";
import { storedImage } from "#content/stored-image.ts";
import { createStoryblokClient } from "#content/storyblok-client.server.ts";
import type { Claimed } from "#delivery/delivery.ts";
import { createFcmClient } from "#delivery/fcm-client.server.ts";
import { createGoogleTokens } from "#delivery/google-token.server.ts";
import { createSmsClient } from "#delivery/sms-client.server.ts";
import { createWebPushClient } from "#delivery/web-push-client.server.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { createBucketStore } from "#intake/file-store.server.ts";
import { createWebhook } from "#intake/reports/webhook.server.ts";
import { createProgramMetrics } from "#program-metrics";
import { createAsk } from "#surroundings/ask.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { createGeocoder } from "#territory/geocoder.server.ts";
import { PACKAGED_GROUND } from "#territory/ground-schemas.ts";
import { createMapGround } from "#territory/map-ground.server.ts";
import { createNaturalAreas } from "#territory/natural-areas.server.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { createTileClient } from "#territory/tiles.server.ts";
import { createOperationsIdentity } from "../worker/sign-in/identity.server.ts";

const MIB = 1024 * 1024;
const BOMB_BYTES = 200 * MIB;
/** Bytes of a body that can be in transit when the limit is exceeded. */
const ON_ITS_WAY_BYTES = MIB / 4;
/**
 * Factor that shortens time limits in their own tests, and lengthens them in tests of other limits, so that a
 * slow machine does not matter.
 */
const PACE = 40;

type Reason = "redirect" | "type" | "size" | "time";

interface Client {
  /** Name of the client in metrics, and its folder on the test's server. */
  readonly source: string;
  readonly type: string;
  readonly mostBytes: number;
  ask(url: string): Promise<unknown>;
  /** Expected error or result, by the reason of a refusal; null if such responses are accepted. */
  readonly expected: Readonly<Record<Reason, object | null>>;
}

const JSON_TYPE = "application/json; charset=utf-8";
const always = (expected: object) => ({ redirect: expected, type: expected, size: expected, time: expected });
const REFUSED = {
  redirect: { code: "outside-redirect" },
  type: { code: "outside-type" },
  size: { code: "outside-size" },
  time: { code: "outside-time" },
};
const LETTER: Claimed = {
  ...{ id: 7, personId: null, subscriberId: null, naturalKey: "one", kind: "push-test", channel: "push" },
  ...{ language: "fr", address: "+14185551000", about: {}, attempt: 1 },
};
const NOTICE = { title: "Essai", body: "Essai", url: "https://vigie.example/", tag: "test", isUrgent: true };
const LATER = always({ kind: "later", reason: expect.stringMatching(/^OutsideRefusal: /) });
const IMAGE = storedImage("https://a.storyblok.com/f/1/1600x900/0a1b/berge.jpg");
const TOKEN = [{ alg: "RS256", kid: "one" }, { sub: "auth0|1" }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .concat("c2ln")
  .join(".");
const privateKey = generateKeyPairSync("rsa", { modulusLength: 2048 })
  .privateKey.export({ type: "pkcs8", format: "pem" })
  .toString();

const sendEvent = (url: string) =>
  createWebhook({ url, secret: `whsec_${Buffer.from("secret").toString("base64")}` }).send("one", {});

const CLIENTS: readonly Client[] = [
  {
    ...{ source: "fire-data", type: JSON_TYPE, mostBytes: 32 * MIB },
    ask: (baseUrl) => createFireDataClient({ baseUrl, test: false }).fires(),
    expected: {
      redirect: { code: "fire-data-unreachable" },
      type: { code: "fire-data-not-json" },
      size: { code: "fire-data-shape" },
      time: { code: "fire-data-timeout" },
    },
  },
  {
    ...{ source: "hot-spots", type: JSON_TYPE, mostBytes: 16 * MIB },
    ask: (url) => createAsk("hotSpots", { now: Date.now, cleanings: createCleanings() }).json(url),
    expected: {
      redirect: { code: "fire-data-unreachable" },
      type: { code: "fire-data-not-json" },
      size: { code: "fire-data-shape" },
      time: { code: "fire-data-timeout" },
    },
  },
  {
    ...{ source: "public-alerts", type: "application/cap+xml", mostBytes: 16 * MIB },
    ask: (url) =>
      createAsk("publicAlerts", { now: Date.now, cleanings: createCleanings() }).text(url, [
        "application/cap+xml",
      ]),
    expected: {
      redirect: { code: "fire-data-unreachable" },
      type: { code: "fire-data-not-json" },
      size: { code: "fire-data-shape" },
      time: { code: "fire-data-timeout" },
    },
  },
  {
    ...{ source: "geocoder", type: JSON_TYPE, mostBytes: 8 * MIB },
    ask: (baseUrl) => createGeocoder({ baseUrl }).find("La Tuque"),
    expected: {
      redirect: { code: "geocoder-unreachable" },
      type: { code: "geocoder-bad-answer" },
      size: { code: "geocoder-bad-answer" },
      time: { code: "geocoder-timeout" },
    },
  },
  {
    ...{ source: "natural-areas", type: "application/geo+json", mostBytes: 20_000_000 },
    ask: async (url) => ({ isOwn: (await createNaturalAreas({ url }).read()) === NATURAL_AREAS }),
    expected: always({ isOwn: true }),
  },
  {
    ...{ source: "tiles", type: "application/x-protobuf", mostBytes: 2 * MIB },
    ask: (url) => createTileClient({ template: `${url}/{z}/{x}/{y}.mvt` })({ z: 4, x: 5, y: 6 }),
    expected: REFUSED,
  },
  {
    ...{ source: "tile-json", type: JSON_TYPE, mostBytes: MIB },
    ask: (url) => createMapGround({ url, now: Date.now, onFailure() {} }).read(),
    expected: always(PACKAGED_GROUND),
  },
  {
    ...{ source: "content", type: JSON_TYPE, mostBytes: 20_000_000 },
    ask: async (baseUrl) => createStoryblokClient({ baseUrl, token: "token" })?.version(),
    expected: always({ name: "ContentError", code: "content-unanswered" }),
  },
  {
    ...{ source: "content-images", type: "image/webp", mostBytes: 3 * MIB },
    ask: async (url) => IMAGE && createImageClient(url)(IMAGE, 800),
    expected: REFUSED,
  },
  {
    ...{ source: "identity", type: JSON_TYPE, mostBytes: MIB / 4 },
    ask: (url) =>
      createIdentityProvider({ url, clientId: "web", managementId: "id", managementSecret: "s" }).identityOf(
        "t",
      ),
    expected: always({ code: "unavailable" }),
  },
  {
    ...{ source: "identity-keys", type: JSON_TYPE, mostBytes: MIB / 4 },
    ask: (issuer) =>
      createTokenCheck({ issuer, audience: "https://vigie.example/api", clients: ["web"] })(TOKEN),
    expected: always({ code: "unavailable" }),
  },
  {
    ...{ source: "identity-operations", type: JSON_TYPE, mostBytes: MIB / 4 },
    ask: (IDENTITY_URL) =>
      createOperationsIdentity({
        ...{ IDENTITY_URL, IDENTITY_CLIENT_ID: "web", IDENTITY_MANAGEMENT_ID: "id" },
        ...{ IDENTITY_MANAGEMENT_SECRET: "s", OPERATIONS_IDENTITY_CLIENT_ID: "operations" },
        ...{ OPERATIONS_IDENTITY_SECRET: "s", OPERATIONS_ROLES_CLAIM: "roles" },
        DISPATCH_URL: "https://dispatch.example",
      }).begin("fr"),
    expected: always({ failure: "unavailable" }),
  },
  {
    // This client reads no body: the last test tries the other responses.
    ...{ source: "dispatch", type: JSON_TYPE, mostBytes: 0 },
    ask: sendEvent,
    expected: {
      redirect: { isAccepted: false, reason: "outside-redirect" },
      ...{ type: null, size: null, time: null },
    },
  },
  {
    ...{ source: "sms", type: JSON_TYPE, mostBytes: MIB / 16 },
    ask: (url) =>
      createSmsClient({ url, account: "AC1", token: "s", from: "+14185550100", statusUrl: url }).deliver(
        LETTER,
        "1",
      ),
    expected: { ...always({ kind: "unsure" }), redirect: { kind: "closed" } },
  },
  {
    ...{ source: "fcm", type: JSON_TYPE, mostBytes: MIB / 16 },
    ask(url) {
      const tokens = { get: async () => ({ token: "t", projectId: "p" }), drop() {} };
      return createFcmClient({ url, tokens }).hand({ token: "t" }, LETTER, NOTICE);
    },
    expected: LATER,
  },
  {
    ...{ source: "google-token", type: JSON_TYPE, mostBytes: MIB / 16 },
    ask(token_uri) {
      const account = { project_id: "p", client_email: "a@example.org", private_key: privateKey, token_uri };
      return createGoogleTokens({ readAccount: async () => account, tokenUrl: "" }).get();
    },
    expected: always({ name: "OutsideRefusal" }),
  },
  {
    ...{ source: "web-push", type: "text/plain", mostBytes: MIB / 16 },
    ask(endpoint) {
      const p256dh = createECDH("prime256v1").generateKeys("base64url");
      const origins = [new URL(endpoint).origin];
      return createWebPushClient({
        ...webPush.generateVAPIDKeys(),
        contact: "mailto:a@example.org",
        origins,
      }).hand({ endpoint, keys: { p256dh, auth: randomBytes(16).toString("base64url") } }, LETTER, NOTICE);
    },
    expected: { ...LATER, type: null },
  },
  {
    ...{ source: "files", type: "image/jpeg", mostBytes: 32 * MIB },
    ask: (url) =>
      createBucketStore(
        { url, key: "key", secret: "secret", region: "ca-central-1" },
        { folder: "photos", end: ".jpg", type: "image/jpeg" },
      ).get(randomUUID()),
    expected: always({ code: "file-store" }),
  },
];

/** Handles the request of a client. */
type Answer = (response: ServerResponse, client: Client, path: string) => void;

/** An internal server that clients must never reach. */
const inside = { url: "", requests: 0 };

const redirect =
  (status: number, location: (client: Client) => string): Answer =>
  (response, client) =>
    response.writeHead(status, { location: location(client) }).end();
const typed =
  (headers: Record<string, string>, body = "vigie_people 12"): Answer =>
  (response) =>
    response.writeHead(200, headers).end(body);
const packed =
  (encoding: string, body: () => Buffer, status = 200): Answer =>
  (response, { type }) =>
    response.writeHead(status, { "content-type": type, "content-encoding": encoding }).end(body());
/** Returns a handler that sends parts of a body until the client disconnects. */
const sending =
  (everyMs: number, bytes: number): Answer =>
  (response, { type }) => {
    const part = Buffer.alloc(bytes, "0");
    const send = () => {
      if (response.destroyed) return;
      if (response.write(part)) setTimeout(send, everyMs);
      else response.once("drain", send);
    };
    response.writeHead(200, { "content-type": type });
    send();
  };

let bombs: Readonly<Record<"gzip" | "deflate" | "br" | "twice", Buffer>>;

const CASES: readonly (readonly [string, Reason, Answer])[] = [
  ["a redirect to another port", "redirect", redirect(302, () => inside.url)],
  [
    "a redirect to another name of the machine",
    "redirect",
    redirect(301, () => inside.url.replace("127.0.0.1", "localhost")),
  ],
  ["a redirect without a scheme", "redirect", redirect(307, () => inside.url.replace("http:", ""))],
  [
    "a redirect to the addresses of a cloud",
    "redirect",
    redirect(308, () => "http://169.254.169.254/latest/"),
  ],
  [
    "a redirect to https",
    "redirect",
    redirect(301, ({ source }) => origin.replace("http:", "https:") + source),
  ],
  ["a redirect to a file", "redirect", redirect(302, () => "file:///etc/hosts")],
  ["a redirect that carries its answer", "redirect", redirect(303, () => "data:application/json,[]")],
  ["a redirect to no address", "redirect", redirect(302, () => "http://")],
  ["a redirect to itself", "redirect", redirect(302, ({ source }) => `/${source}`)],
  [
    "a redirect elsewhere after one to the same origin",
    "redirect",
    (response, client, path) =>
      redirect(302, () => (path.endsWith("/second") ? inside.url : `/${client.source}/second`))(
        response,
        client,
        path,
      ),
  ],
  [
    "a web page",
    "type",
    typed({ "content-type": "text/html; charset=utf-8" }, "<!doctype html><title>Entretien</title>"),
  ],
  ["metrics", "type", typed({ "content-type": "text/plain" })],
  [
    "a drawing",
    "type",
    typed({ "content-type": "image/svg+xml" }, "<svg xmlns='http://www.w3.org/2000/svg'/>"),
  ],
  ["an answer of no type", "type", typed({})],
  ["a type that begins as the right one", "type", typed({ "content-type": "application/json-seq" })],
  ["a gzip bomb", "size", packed("gzip", () => bombs.gzip)],
  ["a deflate bomb", "size", packed("deflate", () => bombs.deflate)],
  ["a Brotli bomb", "size", packed("br", () => bombs.br)],
  ["a bomb in a bomb", "size", packed("gzip, gzip", () => bombs.twice)],
  ["a bomb that says it is an error", "size", packed("gzip", () => bombs.gzip, 500)],
  ["a body without an end", "size", sending(0, MIB / 16)],
  [
    "a body that says it is huge",
    "size",
    (response, { type }) =>
      void response.writeHead(200, { "content-type": type, "content-length": String(10 ** 10) }).write("["),
  ],
  ["silence", "time", () => {}],
  [
    "silence after the headers",
    "time",
    (response, { type }) => response.writeHead(200, { "content-type": type }).flushHeaders(),
  ],
  ["a body byte by byte", "time", sending(10, 1)],
];

let answer: Answer = () => {};
const outside = createServer((request, response) => {
  const path = request.url ?? "";
  const client = CLIENTS.find(({ source }) => source === path.split(/[/?]/)[1]);
  request.resume();
  if (client) answer(response, client, path);
});
const neighbour = createServer((_, response) => {
  inside.requests += 1;
  typed({ "content-type": JSON_TYPE }, "[]")(response, CLIENTS[0] as Client, "/");
});
let origin = "";

async function listen(listener: ReturnType<typeof createServer>): Promise<string> {
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
}

beforeAll(async () => {
  const zeros = Buffer.alloc(BOMB_BYTES, "0");
  const gzip = gzipSync(zeros, { level: 1 });
  bombs = {
    ...{ gzip, deflate: deflateSync(zeros, { level: 1 }), twice: gzipSync(gzip) },
    br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  };
  origin = await listen(outside);
  inside.url = await listen(neighbour);
});
afterAll(() => {
  for (const server of [outside, neighbour]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Bytes of bodies that each client read, after decompression. */
const read = new Map<string, number>();

beforeEach(() => {
  read.clear();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { body, status, headers } = await fetch(input, init);
    const source = new URL(input instanceof Request ? input.url : input).pathname.split("/")[1] ?? "";
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        read.set(source, (read.get(source) ?? 0) + part.length);
        controller.enqueue(part);
      },
    });
    return new Response(body?.pipeThrough(count), { status, headers });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the published counts of refusals, by source and reason. */
async function published(): Promise<ReadonlyMap<string, number>> {
  const text = await createProgramMetrics({
    ...{ name: "site", version: "1", cleanings: createCleanings(), fireDataCalls: () => [] },
    database: { connections: () => ({ total: 0, idle: 0, waiting: 0 }), run: () => Promise.reject() },
  }).metrics();
  const found = text.matchAll(
    /^vigie_refused_answers_total\{source="([^"]*)",reason="outside-([^"]*)"\} (\d+)$/gm,
  );
  return new Map(Array.from(found, ([, source, reason, count]) => [`${source} ${reason}`, Number(count)]));
}

/** Makes time limits shorter or longer by a factor. */
function setPace(pace: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(Math.ceil(ms * pace)));
}

test.each(CASES)(
  "every client refuses %s within its limits, and counts the refusal",
  async (_, reason, misbehave) => {
    answer = misbehave;
    setPace(reason === "time" ? 1 / PACE : PACE);
    const before = await published();
    const refusing = CLIENTS.filter(({ expected }) => expected[reason] !== null);
    await Promise.all(
      refusing.map(async ({ source, ask, expected }) => {
        const got = await ask(origin + source).catch((error: unknown) => error);
        expect(got, source).toMatchObject(expected[reason] ?? {});
      }),
    );
    const after = await published();
    for (const { source, mostBytes } of refusing) {
      const key = `${source} ${reason}`;
      expect([key, (after.get(key) ?? 0) - (before.get(key) ?? 0)]).toEqual([key, 1]);
      const most = reason === "size" ? mostBytes : 0;
      expect(read.get(source) ?? 0, source).toBeLessThanOrEqual(most + ON_ITS_WAY_BYTES);
    }
    expect(inside.requests).toBe(0);
  },
);

test.each(CASES.filter(([, reason]) => reason !== "redirect"))(
  "if dispatch's webhook responds with %s, the call ends in time and no body is read",
  async (name, reason, misbehave) => {
    answer = misbehave;
    setPace(reason === "time" ? 1 / PACE : PACE);
    const isSilent = name === "silence";
    const isError = name.includes("an error");
    expect(await sendEvent(`${origin}dispatch`)).toMatchObject(
      isSilent || isError
        ? { isAccepted: false, reason: isSilent ? "outside-time" : "500" }
        : { isAccepted: true },
    );
    expect(read.get("dispatch") ?? 0).toBeLessThanOrEqual(ON_ITS_WAY_BYTES);
  },
);
