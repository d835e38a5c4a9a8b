import { expect, it } from "vitest";
import { currentRequestId } from "#program-log";
import { pass } from "../middleware.double.ts";
import { requestId } from "./request-id.ts";

const answering = (status: number) => pass(requestId, { next: () => new Response("", { status }) });

it("gives each request an id before anything else", async () => {
  const [one, other] = [await answering(200), await answering(200)];
  expect(one.visit).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/), routeClass: "page" });
  expect(one.visit.outcome).toBe("none");
  expect(other.visit.requestId).not.toBe(one.visit.requestId);
});

it("gives the request's id to its log lines", async () => {
  const { response, visit } = await pass(requestId, { next: () => new Response(currentRequestId()) });
  expect(await response.text()).toBe(visit.requestId);
});

it("shows the id only in failed responses", async () => {
  const failed = await answering(500);
  expect(failed.response.headers.get("x-request-id")).toBe(failed.visit.requestId);
  expect((await answering(499)).response.headers.has("x-request-id")).toBe(false);
});
