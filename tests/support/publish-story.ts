import { z } from "zod";
import { MANAGEMENT_ROOT } from "#sandbox/content/editor/management-routes.ts";
import { MANAGEMENT_TOKEN } from "#sandbox/content/space.ts";
import type { Hub } from "./hub.ts";

const facts = z.record(z.string(), z.unknown());
const listed = z.object({ stories: z.array(z.object({ id: z.number(), full_slug: z.string() })) });
const told = z.object({ story: z.object({ content: z.object({ facts, words: z.unknown() }) }) });

/** Publishes a story of the sandbox with other facts, as an editor's tool does. */
export async function publishStory(
  { contentUrl }: Hub,
  path: string,
  change: (facts: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const ask = async (more: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { authorization: MANAGEMENT_TOKEN, "content-type": "application/json" };
    const answer = await fetch(contentUrl + MANAGEMENT_ROOT + more, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { stories } = listed.parse(await ask("/"));
  const id = stories.find(({ full_slug }) => full_slug === path)?.id;
  const { content } = told.parse(await ask(`/${id}`)).story;
  const story = { content: { ...content, facts: change(content.facts) } };
  await ask(`/${id}`, { method: "PUT", body: JSON.stringify({ story, publish: 1 }) });
}
