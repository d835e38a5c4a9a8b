import { formatPosition } from "#territory/format-position.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { liveMapTexts } from "../texts.ts";
import type { CardView } from "./card-view.server.ts";

/** Returns the title of the open card; null if no card is open. `subject`: name of the page's subject. */
export function useCardTitle(card: CardView | null, subject: string | null): string | null {
  const { language, t } = useTexts(liveMapTexts);
  switch (card?.kind) {
    case undefined:
      return null;
    case "restriction":
      return card.restriction.title || t(`restriction.${card.restriction.type}`);
    case "area":
      return card.area.name;
    case "territory":
      return card.territory.name;
    case "here":
      return t("livemap.here.title", { position: formatPosition(card.at, language) });
    default:
      return subject ?? t("livemap.card");
  }
}
