import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { FireView } from "./fire-view.server.ts";
import type { fireTexts } from "./texts.ts";

type Named = Pick<FireView["fire"], "id" | "name" | "number">;

export function fireHeading({ id, name, number }: Named, t: TextsOfSet<typeof fireTexts>): string {
  return name === null ? t("fire.headingUnnamed", { number, year: yearOf(id) }) : t("fire.heading", { name });
}

/** Returns the year of a fire, with which its ID starts. */
export const yearOf = (id: string): string => id.slice(0, 4);
