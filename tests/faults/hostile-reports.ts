import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { reportForm } from "#intake/reports/report-form.ts";
import { REPORT_PATH, REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import { newStartToken } from "#intake/start-token.server.ts";
import type { Random } from "#sandbox/season/random.ts";
import type { TestRequest } from "../support/ask.ts";
import { hostileForm, rightForm, TEXTS } from "./hostile-values.ts";

/** A request. `isReport` is true if the request is a valid report, which must be stored. */
export interface Hostile {
  readonly what: string;
  readonly request: TestRequest;
  readonly isReport: boolean;
}

const PAGES = ["/signaler-un-feu/", "/en/report-fire/"] as const;
const FORM = "application/x-www-form-urlencoded";
export const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const YEAR_MS = 365 * 24 * 3_600_000;
const MOST_BYTES = 512 * 1024;

const report = z.object({ key: z.uuid(), form: reportForm });

/** Returns true if a body is a valid report in JSON. */
function isReport(body: Buffer): boolean {
  if (body.length > MOST_BYTES) return false;
  try {
    return report.safeParse(JSON.parse(body.toString("utf8"))).success;
  } catch {
    return false;
  }
}

/** Returns a random client address, because rate limits have their own test. */
export const address = (random: Random) =>
  Array.from({ length: 4 }, () => Math.floor(random.between(1, 255))).join(".");

export function hostileReports(random: Random, keyedHash: KeyedHash, otherHash: KeyedHash): () => Hostile {
  const now = Date.now();
  const tokens = () => [
    newStartToken(keyedHash, "report", new Date(now - 60_000)),
    newStartToken(keyedHash, "report", new Date(now + 3 * YEAR_MS)),
    newStartToken(keyedHash, "report", new Date(now - 3 * YEAR_MS)),
    newStartToken(otherHash, "report", new Date(now - 60_000)),
    `${now}.${"A".repeat(43)}`,
    "..",
    "9".repeat(400),
    ...TEXTS,
  ];
  const envelope = (form: unknown): Record<string, unknown> => ({
    key: random.chance(0.85)
      ? randomUUID()
      : random.pick([...TEXTS, "00000000-0000-0000-0000-000000000000", null, 7]),
    form,
    language: random.pick(["fr", "en", "de", "", null]),
    token: random.pick(tokens()),
    proof: random.pick([
      null,
      "{}",
      "[]",
      '{"challenge":{"parameters":{}},"solution":{}}',
      "a".repeat(5_000),
      7,
    ]),
    waitedSeconds: random.pick([0, 12, -1e12, 1e300, null, "12", []]),
    photos: random.pick([0, 3, -1, 1e9, 0.5, null, "3"]),
  });

  const json = (body: Buffer, what: string, headers: TestRequest["headers"] = {}): Hostile => ({
    what,
    request: { path: REPORT_PATH, headers: { ...OWN, "x-forwarded-for": address(random), ...headers }, body },
    isReport: isReport(body),
  });
  const encode = (requested: unknown) => Buffer.from(JSON.stringify(requested));
  const right = () => encode(envelope(rightForm(random)));

  /** Returns a body damaged in transit. */
  function broken(): Hostile {
    const body = right();
    const at = Math.floor(random.between(0, body.length));
    const text = body.toString();
    const deep = Math.floor(random.between(1_000, 120_000));
    const ways: readonly [() => Buffer, ...(() => Buffer)[]] = [
      () => body.subarray(0, at),
      () => Buffer.concat([body.subarray(0, at), Buffer.from([0xff, 0xc3, 0x28]), body.subarray(at)]),
      () =>
        Buffer.from(
          text.replace("lac", () => "\xe9\xe8"),
          "latin1",
        ),
      () => Buffer.from(text, "utf16le"),
      () => Buffer.from(`\ufeff${text}`),
      () => gzipSync(body),
      () => Buffer.from(`${'{"form":'.repeat(Math.floor(deep / 8))}1`),
      () => Buffer.from("[".repeat(deep)),
      () =>
        Buffer.from(text.replace('"form":', () => `"form":${"[".repeat(deep)}${"]".repeat(deep)},"form":`)),
      () => Buffer.from(text.replace('"key":', () => '"key":"a","key":["b"],"key":')),
      () =>
        Buffer.from(
          text.replace('"where":', () => '"where":{"$gt":""},"__proto__":{"seen":"smoke"},"where":'),
        ),
      () => Buffer.from(text.replace('"where"', () => '"\\u0077here"')),
      () => Buffer.from(text.replace(/"lat":"[^"]*"/, () => '"lat":1e999')),
      () => Buffer.concat([body, Buffer.alloc(random.chance(0.5) ? 10 : 600_000, 0x20)]),
      () => Buffer.alloc(0),
      () => Buffer.alloc(4_000),
      () =>
        Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
      () => Buffer.from("PK\u0003\u0004 a zip file"),
    ];
    return json(random.pick(ways)(), "a broken body");
  }

  function elsewhere(): Hostile {
    const headers = random.pick([
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none", origin: "https://evil.example" },
    ]);
    return { ...json(right(), "from elsewhere", headers), isReport: false };
  }

  function otherType(): Hostile {
    const types = [
      "text/plain",
      "multipart/form-data; boundary=x",
      "image/png",
      ";",
      "a".repeat(3_000),
      "application/json; charset=latin1",
    ];
    return json(right(), "of another type", { "content-type": random.pick(types) });
  }

  function otherWay(): Hostile {
    const method = random.pick(["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"]);
    const path = random.pick([
      REPORT_PATH,
      REPORT_START_PATH,
      `${REPORT_PATH}/`,
      `/${REPORT_PATH}`,
      `${REPORT_PATH}%2f`,
      `${REPORT_PATH}?key=%ff`,
    ]);
    const body = method === "GET" || method === "HEAD" ? "" : right();
    return { what: `${method} ${path}`, request: { method, path, headers: OWN, body }, isReport: false };
  }

  const start = (): Hostile => ({
    ...json(random.chance(0.5) ? Buffer.from("[".repeat(5_000)) : right(), "a start"),
    request: {
      path: REPORT_START_PATH,
      headers: { ...OWN, "x-forwarded-for": address(random) },
      body: random.pick([...TEXTS]),
    },
    isReport: false,
  });

  /** Returns the last step of the report form, as a browser without scripts sends it. */
  function plain(): Hostile {
    const form = random.chance(0.3) ? rightForm(random) : hostileForm(random);
    const typed = new URLSearchParams();
    for (const [name, value] of Object.entries({
      step: "you",
      key: randomUUID(),
      token: random.pick(tokens()),
      ...form,
    })) {
      for (const each of Array.isArray(value) ? value : [value])
        typed.append(name, typeof each === "string" ? each : String(JSON.stringify(each)));
    }
    const step = random.chance(0.85) ? "you" : (random.pick([...TEXTS, "sent", "where", "intro"]) as string);
    typed.set("step", step);
    let body = typed.toString();
    if (random.chance(0.1)) body += "&%&%zz=%ff%fe&=&&a[]=1&__proto__=1";
    if (random.chance(0.05)) body += "&a=1".repeat(20_000);
    const read = new URLSearchParams(Buffer.from(body).toString("utf8"));
    const type = random.chance(0.9)
      ? FORM
      : random.pick(["multipart/form-data; boundary=x", "application/json", "text/plain"]);
    return {
      what: "a form without scripts",
      request: {
        path: random.pick(PAGES),
        headers: { ...OWN, "content-type": type, "x-forwarded-for": address(random) },
        body,
      },
      isReport: type === FORM && step === "you" && body.length <= MOST_BYTES && isFilledIn(read),
    };
  }

  const kinds: readonly (readonly [number, () => Hostile])[] = [
    [40, () => json(encode(envelope(hostileForm(random))), "a hostile form")],
    [20, broken],
    [15, plain],
    [5, elsewhere],
    [5, otherType],
    [5, otherWay],
    [5, start],
    [5, () => json(encode(random.pick([null, [], 7, "", true, ...TEXTS])), "no report")],
  ];
  return () => {
    let left = random.between(0, 100);
    for (const [share, make] of kinds) {
      left -= share;
      if (left < 0) return make();
    }
    return broken();
  };
}

/** Returns true if the fields of a form without scripts are a valid report. */
function isFilledIn(read: URLSearchParams): boolean {
  const lists = ["burning", "near"];
  const names = [...new Set(read.keys())];
  const typed = names.map((name) => [name, lists.includes(name) ? read.getAll(name) : read.get(name)]);
  return reportForm.safeParse(Object.fromEntries(typed)).success;
}
