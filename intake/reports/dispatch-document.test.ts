import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { z } from "zod";
import { photoEvent, reportEvent } from "./handover.server.ts";

// Generates `docs/api/dispatch.json` from the schemas of the events, so that both always agree.

const schemaOf = (schema: z.ZodType) => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: "output" });
  return written;
};
const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const event = (operationId: string, summary: string, schema: z.ZodType) => ({
  post: {
    operationId,
    summary,
    parameters: [
      header(
        "webhook-id",
        "The same on every try. If an event with this id was already processed, accept it and do nothing",
      ),
      header("webhook-timestamp", "Time of this try, in seconds since 1970"),
    ],
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(schema) } } },
    responses: {
      "2XX": { description: "Accepted: it is not sent again" },
      default: {
        description: "Not accepted: it is sent again, after Retry-After if present, until it is accepted",
      },
    },
  },
});

function dispatchDocument() {
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Vigie, fire reports for dispatch",
      version: "1.0.0",
      summary: "Events sent to REPORT_WEBHOOK_URL, signed by Standard Webhooks",
      description:
        "Each event is a POST, repeated until it is accepted. A receiver has 15 seconds to answer. Redirects are not followed. " +
        "A photo can come before its report.",
      license: { name: "Apache 2.0", identifier: "Apache-2.0" },
    },
    servers: [
      {
        url: "{REPORT_WEBHOOK_URL}",
        description: "The system of dispatch",
        variables: { REPORT_WEBHOOK_URL: { default: "https://dispatch.example/vigie" } },
      },
    ],
    security: [{ signature: [] }],
    components: {
      securitySchemes: {
        signature: {
          type: "apiKey",
          in: "header",
          name: "webhook-signature",
          description:
            "`v1,` and the HMAC-SHA256 in base64 of `{webhook-id}.{webhook-timestamp}.{body}`, keyed by the base64 after `whsec_` of the secret",
        },
      },
    },
    webhooks: {
      "fire-report.received": event("receiveReport", "A person reported a fire", reportEvent),
      "fire-report.photo": event("receivePhoto", "A photo of a report", photoEvent),
    },
  };
}

const document = dispatchDocument();

it("docs/api/dispatch.json describes the events sent to dispatch (update it with vitest --update)", async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot("../../docs/api/dispatch.json");
});

it("the document for dispatch is valid OpenAPI, and has its server, operations and signature", async () => {
  const { errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  const ids = Object.values(document.webhooks).map(({ post }) => post.operationId);
  expect(ids).toEqual(["receiveReport", "receivePhoto"]);
  expect(document.servers).toHaveLength(1);
  expect(document.security).toEqual([{ signature: [] }]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(["signature"]);
});
