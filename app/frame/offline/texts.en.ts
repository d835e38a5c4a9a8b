import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "kept.title": "No connection: page saved on {{when}}",
  "kept.text":
    "It comes from this device. The situation may have changed since: if you are in danger, do not wait for an updated page, call 911.",
};
