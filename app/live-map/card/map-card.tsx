import { useState } from "react";
import { regionSlugOf } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { type Bounds, middleOf } from "#territory/bounds.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import type { Saving } from "../../frame/account/saving.ts";
import { copyAddress, hasShareMenu, openShareMenu, type ShareOutcome } from "../../frame/share-address.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { MapViewName } from "../../parts/map-links/map-words.ts";
import { OpenFireNotice } from "../../parts/open-fire/open-fire-notice.tsx";
import type { OpenFireWords } from "../../parts/open-fire/open-fire-words.ts";
import { addBookmark, bookmarkPath, removeBookmark, useBookmarks } from "../bookmarks/bookmarks.ts";
import { isHard, type MapChoices, mapQuery, readMapChoices } from "../choices/map-choices.ts";
import { type RecordKey, recordPath } from "../records/record-path.ts";
import { liveMapTexts } from "../texts.ts";
import { AreaCard, HereCard, TerritoryCard } from "./card-of-place.tsx";
import { FireCard, RegionCard, RestrictionCard, ZoneCard } from "./card-of-record.tsx";
import type { CardView } from "./card-view.server.ts";
import styles from "./map-card.module.css";

/** Choices of a map without parameters. */
const DEFAULT_CHOICES: MapChoices = readMapChoices(new URLSearchParams(), "fr");

/** Returns a card's position on the map: its own point, or the centre of its zone or region. */
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

/** Returns the item to save from a card: a fire to follow, a point or natural area as a place, or null. */
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

interface ActionsProps {
  readonly path: string;
  readonly title: string;
  readonly at: Point | undefined;
  /** Item that the visitor can save on the profile; null if the card has no such item. */
  readonly saves: Saving | null;
}

/** Buttons to save or share a card. Renders nothing without scripts, which the buttons need. */
function CardActions({ path, title, at, saves }: ActionsProps) {
  const { t } = useTexts(liveMapTexts);
  const key = bookmarkPath(path);
  const isBookmarked = useBookmarks().some((each) => each.path === key);
  const [shareResult, setShareResult] = useState<ShareOutcome>(null);
  if (!useHydrated()) return null;
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    const result = await (hasShareMenu() ? openShareMenu(title, url) : copyAddress(url));
    if (result) setShareResult(result);
  };
  return (
    <>
      <div className={styles.actions}>
        {saves && <SaveButton what={saves} />}
        <Button
          theme="pale"
          aria-pressed={isBookmarked}
          icon={<Icon name={isBookmarked ? "check" : "pin"} />}
          onClick={() => (isBookmarked ? removeBookmark(key) : addBookmark({ path: key, title, at }))}
        >
          {t(isBookmarked ? "livemap.card.kept" : "livemap.card.keep")}
        </Button>
        <Button theme="pale" icon={<Icon name="share" />} onClick={() => void share()}>
          {t("livemap.tool.share")}
        </Button>
      </div>
      <p role="status">{shareResult && t(`livemap.card.${shareResult}`)}</p>
    </>
  );
}

/** Returns the shortest address that opens a card, for bookmarks and shared links. */
function cardPath(card: CardView, slug: string | undefined, language: Language): string {
  const at = (change: Partial<MapChoices>) =>
    pathTo("map", language, {}, mapQuery({ ...DEFAULT_CHOICES, ...change }, language));
  const recordIn = (view: MapViewName, record: RecordKey) =>
    recordPath(record, { ...DEFAULT_CHOICES, view }, language);
  switch (card.kind) {
    case "fire":
      return recordIn("fires", card.fire);
    case "zone":
      return recordIn("danger", { kind: "zone", slug: slug ?? "" });
    case "region":
      return pathTo("map-region", language, { slug: regionSlugOf(card.code, language) });
    case "restriction":
      return recordIn(isHard(card.restriction.type) ? "closures" : "measures", card.restriction);
    case "area":
      return recordIn("areas", card.area);
    case "territory":
      return at({ view: "territories", selected: card.territory.id });
    case "here":
      return at({ here: card.at });
  }
}
