import { html } from "hono/html";
import type { Message } from "./outbox.ts";

/** Returns a message as its recipient sees it. */
export function readersView({ html: written, text, subject }: Message) {
  return (
    written ??
    html`<!doctype html>
      <html>
        <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${subject ?? "Message"}</title></head>
        <body><pre style="white-space: pre-wrap; font: inherit">${text}</pre></body>
      </html>`
  );
}

/** Returns a message for a frame. Its links open outside the frame, because the site cannot be framed. */
export const framedView = (message: Message) =>
  String(readersView(message)).replace(/<head[^>]*>|$/i, '$&<base target="_blank">');
