import { createHash } from "node:crypto";
import { isSameSecret } from "#territory/same-secret.server.ts";

/** Query parameter with the id of the story that an editor has open. */
export const STORY_PARAMETER = "_storyblok";
const MAX_AGE_SECONDS = 3600;

/** Returns the story's id in an address of the visual editor; null if the signature is invalid or too old. */
export function signedStory({ searchParams }: URL, previewToken: string, now: Date): number | null {
  const id = searchParams.get(STORY_PARAMETER);
  if (id === null) return null;
  const part = (name: string) => searchParams.get(`${STORY_PARAMETER}_tk[${name}]`) ?? "";
  const [space, timestamp, token] = [part("space_id"), part("timestamp"), part("token")];
  if (previewToken === "" || !/^\d{1,15}$/.test(id)) return null;
  if (!/^\d{1,12}$/.test(timestamp) || now.getTime() / 1000 - Number(timestamp) >= MAX_AGE_SECONDS)
    return null;
  const expected = createHash("sha1").update(`${space}:${previewToken}:${timestamp}`).digest("hex");
  return isSameSecret(token, expected) ? Number(id) : null;
}
