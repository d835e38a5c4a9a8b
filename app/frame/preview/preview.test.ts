import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepEditorMessages } from "./preview.tsx";

const EDITOR = "https://app.storyblok.com";
const read: string[] = [];
let frame: EventTarget;
beforeEach(() => {
  read.length = 0;
  frame = new EventTarget();
  vi.stubGlobal("window", frame);
});
afterEach(() => vi.unstubAllGlobals());

const send = (origin: string) => frame.dispatchEvent(new MessageEvent("message", { origin, data: origin }));
/** Listens to messages like the editor's library, whose listener comes after `keepEditorMessages`. */
const listen = () => frame.addEventListener("message", (event) => read.push((event as MessageEvent).data));

it("the preview only reads messages from the editor", () => {
  keepEditorMessages(`${EDITOR}/`);
  listen();
  for (const origin of [EDITOR, "https://evil.example", "https://app.storyblok.com.evil.example", "null", ""])
    send(origin);
  expect(read).toEqual([EDITOR]);
});

it("messages from other origins are no longer blocked once the preview has ended", () => {
  const stop = keepEditorMessages(EDITOR);
  listen();
  stop();
  send("https://other.example");
  expect(read).toEqual(["https://other.example"]);
});
