import { z } from "zod";
import { reportForm } from "#intake/reports/report-form.ts";
import type { Random } from "#sandbox/season/random.ts";

const field = z.object({ maxLength: z.int().optional(), anyOf: z.array(z.unknown()).optional() });
/** Fields of the report form by name, from the form's own schema. */
const FIELDS = z
  .object({ properties: z.record(z.string(), field) })
  .parse(z.toJSONSchema(reportForm, { io: "input" })).properties;

const nested = (depth: number): unknown => {
  let deep: unknown = "a";
  for (let at = 0; at < depth; at++) deep = at % 2 ? [deep] : { where: deep };
  return deep;
};

/** Texts that break code that trusts its input. */
export const TEXTS: readonly [string, ...string[]] = [
  "",
  " \t\n",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202eecrof",
  "👩‍🚒".repeat(40),
  "Z\u0351\u0327\u0321".repeat(60),
  "'; DROP TABLE fire_reports; --",
  "' OR '1'='1",
  "\\'; SELECT pg_sleep(20); --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</textarea><svg/onload=alert(1)>",
  "javascript:alert(1)",
  "{{7*7}}<%= 7*7 %>#{7*7}",
  "a\r\nBcc: everyone@example.org\r\n\r\nbody",
  "../../../../etc/passwd",
  "%00%0d%0a%s%n%x",
  "NaN",
  "Infinity",
  "-1e309",
  "0x1F",
  "４７.５",
  "47,5,72",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "ann@example.org, bob@example.org",
  '"ann"@[127.0.0.1]',
  `${"a".repeat(250)}@b.c`,
  "+1 (418) 555-0100 poste 99999999999999999999",
  "1".repeat(255),
  "\\D".repeat(127),
];

const ODD: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [[]],
  ["a"],
  [null, {}, 7],
  { length: 1e9 },
  { toString: "a", valueOf: 1 },
  nested(500),
  Array(1_000).fill("trees"),
];

/** Returns a value for a field: valid, just over the field's maximum length, hostile, or of another type. */
function hostile(random: Random, { maxLength, anyOf }: z.infer<typeof field>): unknown {
  const edge = maxLength ?? 255;
  const kind = random.next();
  if (kind < 0.2) return "é".repeat(edge + (random.chance(0.5) ? 0 : 1));
  if (kind < 0.3) return "a".repeat(random.chance(0.5) ? 2_001 : 100_000);
  if (kind < 0.4 && anyOf)
    return Array.from({ length: Math.floor(random.between(0, 30)) }, () => random.pick(TEXTS));
  return kind < 0.75 ? random.pick(TEXTS) : random.pick(ODD);
}

/** Returns a valid report form at a random place, so that no area has enough reports for proof of work. */
export const rightForm = (random: Random): Record<string, unknown> => ({
  where: "Au nord du lac",
  lat: random.between(45, 62).toFixed(5),
  lon: random.between(-79, -57).toFixed(5),
  source: "map",
  seen: random.pick(["smoke", "flames", "both"]),
  comment: "C’est près du chemin.",
});

/** Returns a valid form with some fields hostile, missing, or unknown. */
export function hostileForm(random: Random): Record<string, unknown> {
  const form = rightForm(random);
  const names = Object.keys(FIELDS);
  for (let changes = random.between(0, 4); changes > 0; changes--) {
    const name = random.pick(names) ?? "where";
    if (random.chance(0.1)) delete form[name];
    else form[name] = hostile(random, FIELDS[name] ?? {});
  }
  if (random.chance(0.1)) form[random.pick(TEXTS)] = random.pick(ODD);
  return form;
}
