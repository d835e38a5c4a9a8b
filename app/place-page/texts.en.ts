import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "share.title": "Share and print",
  "share.text": "Does it concern someone you know? Send them this page.",
  "share.email": "Email",
  "share.sms": "Text message",
  "share.copy": "Copy the address",
  "share.copied": "Address copied",
  "share.notCopied": "Copying did not work. Here is the address: {{address}}",
  "share.device": "Share…",
  "share.print": "Print",
};
