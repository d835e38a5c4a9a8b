import { html } from "hono/html";
import { CHANNELS, type Message, type MessageFilter, type Outbox } from "./outbox.ts";

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

/** Largest number of messages on a page. The filters by person and channel give access to older messages. */
const MOST_SHOWN = 200;

const option = (value: string, selected: string | undefined) =>
  html`<option value="${value}" ${value === selected ? "selected" : ""}>${value}</option>`;

/** Renders the page of sent messages, filtered by person and channel. `outbox.js` updates an open page. */
export function outboxPage(outbox: Outbox, { channel, to }: MessageFilter) {
  const people = [...new Set(outbox.list().map((each) => each.to)), ...(to ? [to] : [])];
  const messages = outbox.list({ channel, to });
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Vigie: the sandbox's outbox</title>
        <link rel="stylesheet" href="/page.css" />
        <link rel="stylesheet" href="/outbox.css" />
        <link rel="icon" href="data:," />
        <script type="module" src="/outbox.js"></script>
      </head>
      <body>
        <header>
          <p><a href="/">The sandbox</a></p>
          <h1>Outbox</h1>
          <p class="soft">Everything that was sent to people and to dispatch, newest first. Nothing leaves this machine.</p>
        </header>
        <main>
          <section class="wide" aria-labelledby="count">
            <form method="get" action="/outbox.html">
              <label>Person <select name="to"><option value="">everyone</option>${[...new Set(people)].sort().map((each) => option(each, to))}</select></label>
              <label>Channel <select name="channel"><option value="">every channel</option>${CHANNELS.map((each) => option(each, channel))}</select></label>
              <button>Show</button>
            </form>
            <h2 id="count" role="status">${count}</h2>
            <p class="soft">${messages.length > MOST_SHOWN ? `The newest ${MOST_SHOWN} are shown.` : "New ones appear here by themselves."}</p>
            <ul id="messages">${messages.slice(0, MOST_SHOWN).map(item)}</ul>
          </section>
        </main>
      </body>
    </html>`;
}

function item({ id, channel, to, subject, text, html: written, headers, files, about, sentAt }: Message) {
  return html`<li id="m-${id}">
    <details>
      <summary>
        <strong>${subject ?? text}</strong>
        <span class="soft">${channel} to ${to}, <time datetime="${sentAt}">${sentAt.slice(0, 19).replace("T", " ")}</time>${about ? `, ${about}` : ""}</span>
      </summary>
      ${written && html`<p><a href="/outbox/${id}.html">As its reader sees it</a></p><iframe src="/outbox/${id}.html?framed" title="${subject ?? "Message"}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
      <pre tabindex="0" aria-label="Text">${text}</pre>
      ${files && html`<ul aria-label="Files">${files.map(({ name, size }) => html`<li>${name} (${size} bytes)</li>`)}</ul>`}
      ${headers && html`<dl>${Object.entries(headers).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`}
    </details>
  </li>`;
}
