import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "offline.title": "No connection",
  "offline.description":
    "What you can read and do when the network is down: the pages saved on your device, and who to call.",
  "offline.lead":
    "The network is not responding, and the page you asked for is not saved on this device. Here is what you can do.",
  "offline.again": "Try again",
  "offline.light": "Slow network? Try the light page: the whole situation in 14 KB.",
  "offline.kept": "Pages saved on this device",
  "offline.kept.lead":
    "These are the last pages you read. They have not been updated. The situation may have changed since.",
  "offline.kept.none": "This device has not saved any pages yet. It will save those you read here.",
  "offline.kept.when": "Saved on {{when}}",
  "offline.call": "Who to call, what to do",
  "offline.call.911":
    "If your life or home is in danger, call 911. A call often goes through when the internet does not.",
  "offline.call.report": "If you see a wildfire or smoke, call {{number}}.",
  "offline.call.radio":
    "Listen to your local radio: evacuation instructions are repeated there. Do what your municipality and the authorities on site tell you.",
  "offline.call.light": "If you have no recent news, do not light a fire outdoors.",
};
