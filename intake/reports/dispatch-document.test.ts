import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { dispatchDocument } from "./dispatch-document.ts";

const document = dispatchDocument();

it("docs/api/dispatch.json says what dispatch is sent (vitest --update writes it anew)", async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot("../../docs/api/dispatch.json");
});

it("dispatch's description is valid OpenAPI, and names its server, its operations and its signature", async () => {
  const { errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  const ids = Object.values(document.webhooks).map(({ post }) => post.operationId);
  expect(ids).toEqual(["receiveReport", "receivePhoto"]);
  expect(document.servers).toHaveLength(1);
  expect(document.security).toEqual([{ signature: [] }]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(["signature"]);
});
