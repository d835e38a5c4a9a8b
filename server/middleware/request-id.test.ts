import { expect, it } from "vitest";
import { currentRequestId } from "#program-log";
import { pass } from "../middleware-for-tests.ts";
import { requestId } from "./request-id.ts";

const answering = (status: number) => pass(requestId, { next: () => new Response("", { status }) });

it("names each request, before anything is known of it", async () => {
  const [one, other] = [await answering(200), await answering(200)];
  expect(one.visit).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/), routeClass: "page" });
  expect(one.visit.outcome).toBe("none");
  expect(other.visit.requestId).not.toBe(one.visit.requestId);
});

it("gives its name to the log lines of a request", async () => {
  const { response, visit } = await pass(requestId, { next: () => new Response(currentRequestId()) });
  expect(await response.text()).toBe(visit.requestId);
});

it("tells a visitor the name of what failed, and of nothing else", async () => {
  const failed = await answering(500);
  expect(failed.response.headers.get("x-request-id")).toBe(failed.visit.requestId);
  expect((await answering(499)).response.headers.has("x-request-id")).toBe(false);
});
