import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { outboxRoutes } from "../hub/app.ts";
import { StateFolder } from "../state-folder.ts";
import { Outbox } from "./outbox.ts";

test("sent messages are stored across a restart, newest first", () => {
  const folder = new StateFolder(mkdtempSync(join(tmpdir(), "outbox-")));
  const storage = folder.part("outbox");
  const before = new Outbox(storage);
  before.put({ channel: "sms", to: "+15145550100", text: "one" });
  before.put({ channel: "sms", to: "+15145550100", text: "two" });
  before.flush();
  expect(new Outbox(storage).list().map(({ text }) => text)).toEqual(["two", "one"]);
});

test("the hub shows and empties the outbox by person and channel", async () => {
  const outbox = new Outbox();
  const hub = outboxRoutes(outbox);
  outbox.put({ channel: "email", to: "a@example.org", subject: "Hi", text: "x", html: "<b>x</b>" });
  const id = outbox.put({ channel: "sms", to: "+15145550100", text: "<i>code</i>" });
  const requested = await (await hub.request("/outbox?channel=sms&to=%2B15145550100")).json();
  expect(requested).toMatchObject([{ id, text: "<i>code</i>" }]);
  const page = await (await hub.request("/outbox.html?channel=sms")).text();
  expect([page.includes("&lt;i&gt;code"), page.includes(">Hi<")]).toEqual([true, false]);
  expect((await hub.request("/outbox?channel=sms", { method: "DELETE" })).status).toBe(204);
  expect(outbox.list()).toMatchObject([{ channel: "email" }]);
});

test("an email is shown as its recipient sees it, without scripts", async () => {
  const outbox = new Outbox();
  const hub = outboxRoutes(outbox);
  const id = outbox.put({ channel: "email", to: "a@example.org", text: "x", html: "<b>x</b>" });
  const shown = await hub.request(`/outbox/${id}.html`);
  expect(await shown.text()).toBe("<b>x</b>");
  expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox (?!.*allow-scripts)/);
});

test("the links of an email in a frame open outside the frame", async () => {
  const outbox = new Outbox();
  const hub = outboxRoutes(outbox);
  const framed = async (written: string) => {
    const id = outbox.put({ channel: "email", to: "a@example.org", text: "x", html: written });
    return (await hub.request(`/outbox/${id}.html?framed`)).text();
  };
  expect(await framed("<html><head><title>x")).toBe('<html><head><base target="_blank"><title>x');
  expect(await framed("<p>x")).toBe('<p>x<base target="_blank">');
});

test("the outbox keeps the newest 5,000 messages, and starts empty if its storage is unreadable", () => {
  const outbox = new Outbox({ read: () => [{ id: 1 }], write: () => {} });
  for (let i = 0; i < 5001; i++) outbox.put({ channel: "push", to: "somebody", text: String(i) });
  expect([outbox.list().length, outbox.list().at(-1)?.text]).toEqual([5000, "1"]);
});
