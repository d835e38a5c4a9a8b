import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { ACCOUNT_PROBLEMS } from "./account-problems.ts";
import { accountsDocument } from "./accounts-document.ts";

const document = accountsDocument();

it("docs/api/accounts.json describes the requests and responses (update it with vitest --update)", async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot("../docs/api/accounts.json");
});

it("documents each problem at the commands that return it", () => {
  const responses = Object.values(document.paths).map(
    ({ post }) => [post.operationId, post.responses] as const,
  );
  const own = responses.flatMap(([, each]) =>
    Object.entries(each).flatMap(([status, response]) =>
      "description" in response
        ? response.description.split(", ").map((code: string) => `${status} ${code}`)
        : [],
    ),
  );
  const ofEveryCommand = ["invalid", "too-many", "unavailable"];
  const problems = Object.entries(ACCOUNT_PROBLEMS).filter(([code]) => !ofEveryCommand.includes(code));
  for (const [code, status] of problems) expect(own).toContain(`${status} ${code}`);
  const statuses = new Map(responses.map(([command, each]) => [command, Object.keys(each)]));
  expect(statuses.get("savePlace")).toEqual(["200", "401", "403", "409", "422", "default"]);
  expect(statuses.get("newsletter")).toEqual(["200", "default"]);
});

it("produces a valid OpenAPI document", async () => {
  const { errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
});
