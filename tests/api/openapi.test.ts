import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { ENDPOINTS, openapi } from "#app/screens/api/openapi.server.ts";
import { OPERATIONS, problemsOf } from "./contract.ts";

test("the openapi.json file is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openapi));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(openapi.openapi).toMatch(/^3\.1\./);
});

test("the documented paths are exactly the served paths", () => {
  expect(OPERATIONS.map(({ path }) => path).sort()).toEqual(ENDPOINTS.map(({ path }) => path).sort());
});

test.for(ENDPOINTS)(
  "$path takes exactly the parameters that openapi.json documents",
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

test("every path documents status 414 for an address that is too long", () => {
  for (const { path, operation } of OPERATIONS) expect(operation.responses, path).toHaveProperty("414");
});

describe("examples", () => {
  const examples = OPERATIONS.flatMap(({ path, operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).flatMap(([media, { example }]) =>
        example === undefined ? [] : [{ path, status: Number(status), media, example }],
      ),
    ),
  );
  test.for(examples)(
    "the documented example of $path with status $status matches its schema",
    ({ path, status, media, example }) => {
      expect(problemsOf(path, status, media, example)).toEqual([]);
    },
  );

  test.for(["BadParameter", "NotFound", "AddressTooLong", "NoDataYet"] as const)(
    "the example of error %s matches its schema",
    (name) => {
      const { example } = openapi.components.responses[name].content["application/problem+json"];
      const status = { BadParameter: 400, NotFound: 404, AddressTooLong: 414, NoDataYet: 503 }[name];
      expect(problemsOf("/location", status, "application/problem+json", example)).toEqual([]);
      expect(example.status).toBe(status);
    },
  );

  test("every path except openapi.json itself has an example", () => {
    expect(examples.length).toBe(ENDPOINTS.length - 1);
  });
});

/** Returns the English and French version of every translated text of openapi.json. */
function textsOf(node: unknown, at = ""): { at: string; en: unknown; fr: unknown }[] {
  if (typeof node !== "object" || node === null) return [];
  const own = Object.entries(node);
  const pairs = own
    .filter(([key]) => /^x-\w+-fr$/.test(key))
    .map(([key, fr]) => ({ at, en: Reflect.get(node, key.slice(2, -3)), fr }));
  return [...pairs, ...own.flatMap(([key, value]) => textsOf(value, `${at}/${key}`))];
}

test("every text of openapi.json exists in both languages, with each language's typography", () => {
  const texts = textsOf(openapi);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ en, fr }) => typeof en !== "string" || en === "" || fr === "" || en === fr)).toEqual(
    [],
  );
  expect(texts.filter(({ fr }) => /[^\u00a0]:(?!\/\/)|[^\u202f][;!?]|'/.test(String(fr)))).toEqual([]);
});

test("every summary and every description of a field or parameter has a French translation", () => {
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
