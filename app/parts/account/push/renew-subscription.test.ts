import { beforeEach, expect, test, vi } from "vitest";
import { ACCOUNT_PATHS } from "#accounts/account-commands.ts";
import { renewSubscription } from "./renew-subscription.ts";
import { keepSubscription, storedSubscription } from "./stored-subscription.ts";

const address = (name: string) => ({
  kind: "web" as const,
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: "p", auth: name },
});
const made = (name: string) =>
  ({ toJSON: () => address(name), options: { applicationServerKey: null } }) as unknown as PushSubscription;

/** Memory in place of the browser's cache. */
const stored = new Map<string, Response>();
const requested: { path: string; body: unknown }[] = [];
let answers = true;
beforeEach(() => {
  stored.clear();
  requested.length = 0;
  answers = true;
  vi.stubGlobal("caches", {
    open: async () => ({ put: async (at: string, answer: Response) => stored.set(at, answer) }),
    match: async (at: string) => stored.get(at)?.clone(),
    delete: async () => stored.clear(),
  });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init === undefined) return Response.json({ pushKey: "key" });
    requested.push({ path, body: JSON.parse(String(init.body)) });
    return new Response("{}", { status: answers ? 200 : 503 });
  });
});
const manager = (subscribe: () => Promise<PushSubscription>) => ({
  pushManager: { subscribe } as unknown as PushManager,
});

test("a changed subscription is renewed and sent to the server with the keys of the previous one", async () => {
  await keepSubscription({ subscription: address("old"), isChanging: false });
  const subscribe = vi.fn(async () => made("new"));
  await renewSubscription({ oldSubscription: null, newSubscription: null }, manager(subscribe));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "key" });
  expect(requested).toEqual([
    { path: ACCOUNT_PATHS.renewDevice, body: { before: address("old"), subscription: address("new") } },
  ]);
  expect(await storedSubscription()).toEqual({ subscription: address("new"), isChanging: false });
});

test("a subscription that the browser renewed itself is sent to the server", async () => {
  const subscribe = vi.fn(async () => made("other"));
  await renewSubscription({ oldSubscription: made("old"), newSubscription: made("new") }, manager(subscribe));
  expect(subscribe).not.toHaveBeenCalled();
  expect(requested[0]?.body).toEqual({ before: address("old"), subscription: address("new") });
});

test("after a renewal that the server refuses, the previous subscription is stored with `isChanging`", async () => {
  await keepSubscription({ subscription: address("old"), isChanging: false });
  answers = false;
  const renewal = renewSubscription({ newSubscription: made("new") }, manager(vi.fn()));
  await expect(renewal).rejects.toThrow("503");
  expect(await storedSubscription()).toEqual({ subscription: address("old"), isChanging: true });
});

test("after a renewal that the browser refuses, the previous subscription is stored with `isChanging`", async () => {
  await keepSubscription({ subscription: address("old"), isChanging: false });
  const refuse = vi.fn(() => Promise.reject(new Error("no service")));
  await expect(renewSubscription({}, manager(refuse))).rejects.toThrow("no service");
  expect(await storedSubscription()).toEqual({ subscription: address("old"), isChanging: true });
});

test("a browser without notifications is not subscribed", async () => {
  const subscribe = vi.fn();
  await renewSubscription({}, manager(subscribe));
  expect([subscribe.mock.calls, requested]).toEqual([[], []]);
});
