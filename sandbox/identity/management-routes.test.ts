import { expect, test } from "vitest";
import { managementRoutes } from "./management-routes.ts";

test("a bad token is refused with the scheme that is wanted", async () => {
  const keys = { list: () => [] };
  const routes = managementRoutes({ issuer: "https://identity.example/", keys } as never);
  const answer = await routes.request("/users", { headers: { authorization: "Bearer none" } });
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ]);
});
