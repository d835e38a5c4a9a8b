import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "share.title": "Share and print",
  "share.text": "Do you know someone this affects? Send them this page.",
  "share.email": "Email",
  "share.sms": "Text message",
  "share.copy": "Copy link",
  "share.copied": "Link copied",
  "share.notCopied": "We could not copy the link. Here it is: {{address}}",
  "share.device": "Share…",
  "share.print": "Print",
};
