import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { pathTo } from "#plan/paths.ts";
import { PERSON } from "../support/browse.ts";
import { ANY_FIRE, withExample } from "../support/examples.ts";
import { startWorld, type World } from "../support/world.ts";

const SERVER = 2;
const CLIENT = 3;
/** A text that a visitor types. No span may contain it. */
const SECRET = "rue Confidentielle";
const AGENT = "Agent-of-one-visitor";

/** Fields that this test reads from an OTLP export in JSON. */
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              events: z.array(z.unknown()).default([]),
              attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Sent = z.output<typeof sent>;
type Span = Sent["resourceSpans"][number]["scopeSpans"][number]["spans"][number];

const bodies: string[] = [];
const collector = createServer(async (request: IncomingMessage, response) => {
  if (request.url === "/v1/traces") bodies.push(await text(request));
  response.setHeader("content-type", "application/json").end("{}");
});
const spans = (): Span[] =>
  bodies.flatMap((body) =>
    sent
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
  );
const attributeOf = ({ attributes }: Span, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

let world: World;
beforeAll(async () => {
  await once(collector.listen(0, "127.0.0.1"), "listening");
  const address = collector.address();
  if (address === null || typeof address === "string") throw new Error("The collector got no port.");
  world = await startWorld({
    history: true,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}` },
  });
});
afterAll(async () => {
  await world.stop();
  collector.close();
});

const visit = (path: string) =>
  fetch(world.origin + path, { headers: { "user-agent": `${PERSON} ${AGENT}`, cookie: "vigie-langue=fr" } });

test("a request creates a span with its route, its SQL statements, and no personal data", async () => {
  const fire = await withExample(
    world.origin,
    pathTo("current-situation-fire", "fr", { slug: ANY_FIRE, id: ANY_FIRE }),
  );
  expect((await visit(fire)).status).toBe(200);
  expect((await visit(`/?adresse=${encodeURIComponent(`12, ${SECRET}`)}`)).status).toBeLessThan(400);

  const served = () => spans().filter(({ kind }) => kind === SERVER);
  const pageSpan = () => served().find((span) => String(attributeOf(span, "http.route")).includes(":"));
  await expect.poll(() => pageSpan()?.name).toMatch(/^GET \/.*:/);
  const page = pageSpan();
  const statements = () =>
    spans().filter(
      (span) => attributeOf(span, "db.system.name") === "postgresql" && span.parentSpanId === page?.spanId,
    );
  await expect.poll(() => statements().length).toBeGreaterThan(0);
  // Spans of requests to other services, such as the address search.
  await expect
    .poll(
      () => spans().filter((span) => span.kind === CLIENT && attributeOf(span, "http.request.method")).length,
    )
    .toBeGreaterThan(0);

  const all = bodies.join("\n");
  const words = [SECRET, encodeURIComponent(SECRET), "Confidentielle", AGENT, "adresse="];
  expect(words.filter((word) => all.includes(word))).toEqual([]);
  const allowed =
    /^(?:http\.(?:request\.method|response\.status_code|route)|error\.type|server\.(?:address|port)|network\.protocol\.version|db\.(?:system\.name|namespace|operation\.name|query\.text))$/;
  const keys = new Set(spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].filter((key) => !allowed.test(key))).toEqual([]);
  expect(spans().flatMap(({ events }) => events)).toEqual([]);
});

test("each span names its program (site or worker) and the program's build", async () => {
  const names = () =>
    new Set(
      bodies.flatMap((body) =>
        sent
          .parse(JSON.parse(body))
          .resourceSpans.flatMap(({ resource }) =>
            resource.attributes
              .filter(({ key }) => key === "service.name")
              .map(({ value }) => JSON.stringify(value)),
          ),
      ),
    );
  await expect.poll(() => [...names()].join()).toContain("vigie-site");
  await expect.poll(() => [...names()].join()).toContain("vigie-worker");
});
