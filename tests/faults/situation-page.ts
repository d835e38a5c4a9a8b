import { PERSON } from "../support/browse.ts";
import { words } from "../support/words.ts";

const t = words("fr");
let requested = 0;

export interface ShownSituation {
  readonly status: number;
  /** Number of active fires; null if the page has no figure. */
  readonly active: number | null;
  readonly zones: number | null;
  readonly isFailing: boolean;
  /** True if the page shows the age of its figures. */
  readonly saysTime: boolean;
}

/** Returns the figures of the situation page. A unique query in each request prevents a cached response. */
export async function readSituationPage(origin: string): Promise<ShownSituation> {
  requested += 1;
  const answer = await fetch(`${origin}/etat-situation/?page=1&region=essai-${requested}`, {
    headers: { "user-agent": PERSON },
  });
  const text = (await answer.text()).replace(/<!-- -->|<[^>]+>/g, " ").replace(/\s+/g, " ");
  const figure = (part: string) => {
    const found = new RegExp(`(\\d+) ${part}`).exec(text)?.[1];
    return found === undefined ? null : Number(found);
  };
  return {
    status: answer.status,
    active: figure(t("situation.part.fires", { count: 2 })),
    zones: figure(t("situation.part.danger", { count: 2 })),
    isFailing: [t("age.failing"), t("age.doubted")].some((notice) =>
      text.includes(notice.replace(/\s+/g, " ")),
    ),
    saysTime: text.includes(t("age.read", { time: "" }).trim()),
  };
}
