import { afterEach, expect, it, vi } from "vitest";
import { createIdentityClient } from "./identity-client.ts";

const FLAG = "auth0.vigie-web.is.authenticated";
const SETTINGS = { url: "https://id.example", clientId: "vigie-web", audience: "https://vigie.example/api" };

afterEach(() => vi.unstubAllGlobals());

it("the identity client keeps its flag in the local storage, and sets no cookie", async () => {
  const stored = new Map([[FLAG, "true"]]);
  const cookies: string[] = [];
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("window", {
    localStorage,
    sessionStorage: localStorage,
    crypto,
    fetch,
    location: { protocol: "https:", origin: "https://vigie.example" },
  });
  vi.stubGlobal("document", {
    get cookie() {
      return "";
    },
    set cookie(written: string) {
      cookies.push(written);
    },
  });
  const client = createIdentityClient(
    { ...SETTINGS, pushKey: null, hasOrders: false, hasAir: false, hasHeat: false, hasRoads: false },
    "https://vigie.example/connexion/",
  );
  await client.logout({ openUrl: false });
  expect([stored.has(FLAG), cookies]).toEqual([false, []]);
});
