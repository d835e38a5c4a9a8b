import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "share.title": "Share and print",
  "share.text": "Does this affect someone you know? Send them this page.",
  "share.email": "Email",
  "share.sms": "Text message",
  "share.copy": "Copy link",
  "share.copied": "Link copied",
  "share.notCopied": "Copying did not work. Here is the link: {{address}}",
  "share.device": "Share…",
  "share.print": "Print",
};
