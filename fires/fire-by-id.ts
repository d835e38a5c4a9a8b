import type { Fire, Situation } from "./model.ts";

/** Returns the fire with an id, `{year}-{number}`, among the fires that the agency lists today. */
export function fireById(
  { fires, containedFires }: Pick<Situation, "fires" | "containedFires">,
  id: string,
): Fire | null {
  const isIt = (fire: Fire) => fire.id === id;
  return fires.value?.find(isIt) ?? containedFires.value?.find(isIt) ?? null;
}
