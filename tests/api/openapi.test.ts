import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "#app/screens/api/endpoints.server.ts";
import { openapi } from "#app/screens/api/openapi.server.ts";
import { OPERATIONS, problemsOf } from "./contract.ts";

test("the file is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openapi));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(openapi.openapi).toMatch(/^3\.1\./);
});

test("every path served is documented, and every path documented is served", () => {
  expect(OPERATIONS.map(({ path }) => path).sort()).toEqual(ENDPOINTS.map(({ path }) => path).sort());
});

test.for(ENDPOINTS)(
  "$path takes the parameters that the file documents, and no other",
  ({ path, parameters }) => {
    const documented = OPERATIONS.find((each) => each.path === path)?.operation.parameters ?? [];
    expect(documented.filter((each) => each.in === "query").map(({ name }) => name)).toEqual(
      Object.keys(parameters),
    );
    expect(documented.filter((each) => each.in === "path").map(({ name }) => `{${name}}`)).toEqual(
      path.match(/\{\w+\}/g) ?? [],
    );
  },
);

test("every path documents an address that is too long", () => {
  for (const { path, operation } of OPERATIONS) expect(operation.responses, path).toHaveProperty("414");
});

describe("examples are true to their schemas", () => {
  const examples = OPERATIONS.flatMap(({ path, operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).flatMap(([media, { example }]) =>
        example === undefined ? [] : [{ path, status: Number(status), media, example }],
      ),
    ),
  );
  test.for(examples)("$path $status", ({ path, status, media, example }) => {
    expect(problemsOf(path, status, media, example)).toEqual([]);
  });

  test.for(["BadParameter", "NotFound", "AddressTooLong", "NoDataYet"] as const)("the refusal %s", (name) => {
    const { example } = openapi.components.responses[name].content["application/problem+json"];
    const status = { BadParameter: 400, NotFound: 404, AddressTooLong: 414, NoDataYet: 503 }[name];
    expect(problemsOf("/location", status, "application/problem+json", example)).toEqual([]);
    expect(example.status).toBe(status);
  });

  test("there is one of every path but the file itself", () => {
    expect(examples.length).toBe(ENDPOINTS.length - 1);
  });
});

/** Every text of the file that a reader of the page sees, with its French. */
function textsOf(node: unknown, at = ""): { at: string; en: unknown; fr: unknown }[] {
  if (typeof node !== "object" || node === null) return [];
  const own = Object.entries(node);
  const pairs = own
    .filter(([key]) => /^x-\w+-fr$/.test(key))
    .map(([key, fr]) => ({ at, en: Reflect.get(node, key.slice(2, -3)), fr }));
  return [...pairs, ...own.flatMap(([key, value]) => textsOf(value, `${at}/${key}`))];
}

test("every text is there in both languages, written as French and English are", () => {
  const texts = textsOf(openapi);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ en, fr }) => typeof en !== "string" || en === "" || fr === "" || en === fr)).toEqual(
    [],
  );
  expect(texts.filter(({ fr }) => /[^\u00a0]:(?!\/\/)|[^\u202f][;!?]|'/.test(String(fr)))).toEqual([]);
});

test("no summary, and no description of a field or a parameter, lacks its French", () => {
  const lacking = Object.entries(openapi.components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(
        ([, property]) =>
          Object.hasOwn(Object(property), "description") &&
          !Object.hasOwn(Object(property), "x-description-fr"),
      )
      .map(([property]) => `${name}.${property}`),
  );
  expect(lacking).toEqual([]);
  for (const { operation, path } of OPERATIONS) {
    for (const part of [operation, ...(operation.parameters ?? [])]) {
      expect(part, path).toHaveProperty("x-description-fr");
    }
  }
});
