import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { accountsDocument } from "./accounts-document.ts";

const document = accountsDocument();

it("docs/api/accounts.json says what is asked and answered (vitest --update writes it anew)", async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot("../docs/api/accounts.json");
});

it("is valid OpenAPI", async () => {
  const { errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
});
