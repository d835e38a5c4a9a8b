import { expect, it } from "vitest";
import { currentRequestId } from "#program-log";
import { pass } from "../middleware.double.ts";
import { requestId } from "./request-id.ts";

const answering = (status: number) => pass(requestId, { next: () => new Response("", { status }) });

it("each request has its own id before later middleware runs", async () => {
  const [one, other] = [await answering(200), await answering(200)];
  expect(one.visit).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/), routeClass: "page" });
  expect(one.visit.outcome).toBe("none");
  expect(other.visit.requestId).not.toBe(one.visit.requestId);
});

it("log lines of a request have the request's id", async () => {
  const { response, visit } = await pass(requestId, { next: () => new Response(currentRequestId()) });
  expect(await response.text()).toBe(visit.requestId);
});

it("only failed responses show the request's id", async () => {
  const failed = await answering(500);
  expect(failed.response.headers.get("x-request-id")).toBe(failed.visit.requestId);
  expect((await answering(499)).response.headers.has("x-request-id")).toBe(false);
});
