import type { SayOf } from "../../i18n/texts-of.ts";
import type { FireView } from "./fire-view.server.ts";
import type { fireTexts } from "./texts.ts";

type Named = Pick<FireView["fire"], "id" | "name" | "number">;

/** What a fire is called: its name, or else its number and year. */
export function fireHeading({ id, name, number }: Named, t: SayOf<typeof fireTexts>): string {
  return name === null ? t("fire.headingUnnamed", { number, year: yearOf(id) }) : t("fire.heading", { name });
}

/** The season of a fire, from its id. */
export const yearOf = (id: string): string => id.slice(0, 4);
