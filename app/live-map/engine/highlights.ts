import type { CardView } from "../card/card-view.server.ts";
import type { SubjectView } from "../records/subject-shown.ts";
import type { RecordInView } from "./in-view.ts";
import type { Highlight } from "./live-map.ts";

/** Returns the highlights of the record with keyboard focus: an outline if it has a shape, else a ring. */
export function focusOf(focused: RecordInView | null): Highlight[] {
  if (focused === null) return [];
  const { record, at } = focused;
  switch (record.kind) {
    case "zone":
    case "restriction":
    case "area":
      return [{ kind: record.kind, id: record.id }];
    case "fire":
      return [{ kind: "point", at, status: record.status }];
    default:
      return [{ kind: "point", at, status: null }];
  }
}

/** Returns the highlights of the page's subject and of its card. */
export function highlightsOf(subject: SubjectView, card: CardView | null): Highlight[] {
  return [...ofSubject(subject), ...ofCard(card)];
}

function ofSubject({ kind, key }: SubjectView): Highlight[] {
  if (key === null || kind === "province" || kind === "fire") return [];
  return [{ kind, id: key }];
}

/** Zones and regions are the page's subject, and a point has its pin. */
function ofCard(card: CardView | null): Highlight[] {
  switch (card?.kind) {
    case "fire":
      return card.at ? [{ kind: "point", at: card.at, status: card.fire.status }] : [];
    case "restriction":
      return [{ kind: "restriction", id: card.restriction.id }];
    case "area":
      return [{ kind: "area", id: card.area.id }];
    case "territory":
      return card.at ? [{ kind: "point", at: card.at, status: null }] : [];
    default:
      return [];
  }
}
