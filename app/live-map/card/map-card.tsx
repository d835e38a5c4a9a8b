import { type Bounds, middleOf } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";
import { Icon } from "../../design/icon.tsx";
import type { Saving } from "../../frame/account/saving.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { OpenFireNotice } from "../../parts/open-fire/open-fire-notice.tsx";
import type { OpenFireWords } from "../../parts/open-fire/open-fire-words.ts";
import { liveMapTexts } from "../texts.ts";
import { CardActions } from "./card-actions.tsx";
import { AreaCard, HereCard, TerritoryCard } from "./card-of-place.tsx";
import { FireCard, RegionCard, RestrictionCard, ZoneCard } from "./card-of-record.tsx";
import { cardPath } from "./card-path.ts";
import type { CardView } from "./card-view.server.ts";
import styles from "./map-card.module.css";

/** Returns the point of a card on the map: its own, or the centre of its zone or region. */
function placeOfCard(card: CardView, bounds: Bounds | null): Point | undefined {
  if (card.kind !== "zone" && card.kind !== "region") return card.at ?? undefined;
  return bounds === null ? undefined : middleOf(bounds);
}

interface Props {
  readonly card: CardView;
  readonly title: string;
  /** The map's address without this selection. */
  readonly closePath: string;
  /** Slug of the page's zone in addresses. */
  readonly slug: string | undefined;
  /** Bounds of the map's subject. */
  readonly bounds: Bounds | null;
}

/** Shows the selected item in brief with a link to its page. */
export function MapCard({ card, title, closePath, slug, bounds }: Props) {
  const { language, t } = useTexts(liveMapTexts);
  const answer = openFireOf(card);
  const at = placeOfCard(card, bounds);
  return (
    <section className={styles.card} aria-labelledby="map-card" id="selection">
      <header>
        <h2 id="map-card">{title}</h2>
        <SiteLink to={closePath} className={styles.close} preventScrollReset>
          <Icon name="close" label={t("livemap.card.close")} />
        </SiteLink>
      </header>
      {answer && <OpenFireNotice answer={answer} small />}
      <CardBody card={card} slug={slug} />
      <CardActions
        key={title}
        path={cardPath(card, slug, language)}
        title={title}
        at={at}
        saves={savedOf(card, title, at)}
      />
    </section>
  );
}

/** Returns how a card's item can be saved: a fire to follow, a point or natural area as a place; or null. */
function savedOf(card: CardView, title: string, at: Point | undefined): Saving | null {
  if (card.kind === "fire") return { kind: "fire", fireId: card.fire.id, name: title };
  const isPoint = card.kind === "here" ? card.inside !== null : card.kind === "area";
  return isPoint && at ? { kind: "place", at, name: card.kind === "area" ? title : null } : null;
}

/** Returns a card's first text: whether an open fire is allowed there; null if the card has no such text. */
function openFireOf(card: CardView): OpenFireWords | null {
  switch (card.kind) {
    case "zone":
    case "region":
      return card.openFire;
    case "here":
      return card.inside?.facts.openFire ?? null;
    case "restriction":
      return null;
    default:
      return card.facts?.openFire ?? null;
  }
}

function CardBody({ card, slug }: Pick<Props, "card" | "slug">) {
  switch (card.kind) {
    case "fire":
      return <FireCard card={card} />;
    case "zone":
      return <ZoneCard card={card} slug={slug} />;
    case "region":
      return <RegionCard card={card} />;
    case "restriction":
      return <RestrictionCard card={card} />;
    case "area":
      return <AreaCard card={card} />;
    case "territory":
      return <TerritoryCard card={card} />;
    case "here":
      return <HereCard card={card} />;
  }
}
