import { expect, test } from "vitest";
import { managementRoutes } from "./management-routes.ts";

test("the management API rejects an invalid token and names the Bearer scheme", async () => {
  const keys = { list: () => [] };
  const routes = managementRoutes({ issuer: "https://identity.example/", keys } as never);
  const answer = await routes.request("/users", { headers: { authorization: "Bearer none" } });
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ]);
});
