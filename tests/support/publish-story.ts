import { z } from "zod";
import { MANAGEMENT_ROOT } from "#sandbox/content/editor/management-routes.ts";
import { MANAGEMENT_TOKEN } from "#sandbox/content/space.ts";
import type { Hub } from "./hub.ts";

const facts = z.record(z.string(), z.unknown());
const listed = z.object({ stories: z.array(z.object({ id: z.number(), full_slug: z.string() })) });
const storyResponse = z.object({ story: z.object({ content: z.object({ facts, words: z.unknown() }) }) });

const whole = z.object({ story: z.object({ content: z.record(z.string(), z.unknown()) }) });

/** Returns a function that sends requests to the management API of the content service. */
const asking = ({ contentUrl }: Hub) =>
  async function ask(more: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { authorization: MANAGEMENT_TOKEN, "content-type": "application/json" };
    const answer = await fetch(contentUrl + MANAGEMENT_ROOT + more, { ...init, headers });
    if (!answer.ok) throw new Error(`${more}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

/** Format of dates in the sandbox's stories, such as `2026-07-02 10:00`. */
const NOW_IN_QUEBEC = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Toronto",
});

/** Publishes a copy of the newest release with another slug and other titles. */
export async function publishRelease(
  hub: Hub,
  slug: string,
  titles: { fr: string; en: string },
): Promise<void> {
  const ask = asking(hub);
  const { stories } = listed.parse(await ask("/?starts_with=communiques/"));
  const id = stories.find(({ full_slug }) => full_slug.startsWith("communiques/"))?.id;
  const { content } = whole.parse(await ask(`/${id}`)).story;
  const oldFacts = facts.parse(content.facts);
  const changed = {
    ...oldFacts,
    audience: "public",
    published: NOW_IN_QUEBEC.format(new Date()),
    fr: { ...facts.parse(oldFacts.fr), title: titles.fr },
    en: { ...facts.parse(oldFacts.en), title: titles.en, slug },
  };
  const story = { full_slug: `communiques/${slug}`, content: { ...content, facts: changed } };
  await ask("/", { method: "POST", body: JSON.stringify({ story, publish: 1 }) });
}

/** Publishes a sandbox story with changed facts, as an editor's tool does. */
export async function publishStory(
  hub: Hub,
  path: string,
  change: (facts: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const ask = asking(hub);
  const { stories } = listed.parse(await ask(`/?with_slug=${path}`));
  const id = stories.find(({ full_slug }) => full_slug === path)?.id;
  const { content } = storyResponse.parse(await ask(`/${id}`)).story;
  const story = { content: { ...content, facts: change(content.facts) } };
  await ask(`/${id}`, { method: "PUT", body: JSON.stringify({ story, publish: 1 }) });
}
