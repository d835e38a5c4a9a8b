import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { dispatchDocument } from "./dispatch-document.ts";

const document = dispatchDocument();

it("docs/api/dispatch.json describes the events sent to dispatch (update it with vitest --update)", async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot("../../docs/api/dispatch.json");
});

it("produces valid OpenAPI for dispatch, with its server, operations and signature", async () => {
  const { errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  const ids = Object.values(document.webhooks).map(({ post }) => post.operationId);
  expect(ids).toEqual(["receiveReport", "receivePhoto"]);
  expect(document.servers).toHaveLength(1);
  expect(document.security).toEqual([{ signature: [] }]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(["signature"]);
});
