import type { ReactNode } from "react";
import { Icon } from "../design/icon.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import { firePath, regionSlugOf } from "../situation/fire-path.ts";
import { Danger, RestrictionSign, Status } from "../situation/marks.tsx";
import { levelOn } from "../situation/rows.ts";
import { Size } from "../units/measure.tsx";
import type { CardView } from "./card-view.server.ts";
import styles from "./map-card.module.css";
import { DAYS } from "./map-choices.ts";

interface Props {
  readonly card: CardView;
  readonly name: string | null;
  /** The map without this selection. */
  readonly closePath: string;
  /** A zone's part of an address. */
  readonly slug: string | undefined;
}

/** What is selected, in short, and the way to its page. */
export function MapCard({ card, name, closePath, slug }: Props) {
  const { t } = useTexts();
  return (
    <section className={styles.card} aria-labelledby="map-card" id="selection">
      <header>
        <h2 id="map-card">{titleOf(card, name) ?? t("livemap.card")}</h2>
        <SiteLink to={closePath} className={styles.close} preventScrollReset>
          <Icon name="close" label={t("livemap.card.close")} />
        </SiteLink>
      </header>
      <CardBody card={card} slug={slug} />
    </section>
  );
}

const titleOf = (card: CardView, name: string | null) =>
  card.kind === "restriction" ? card.restriction.title : name;

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
  }
}

type Of<Kind extends CardView["kind"]> = { readonly card: Extract<CardView, { kind: Kind }> };

function FireCard({ card: { fire, causeId, contained, modified } }: Of<"fire">) {
  const { language, t } = useTexts();
  return (
    <>
      <Facts
        facts={[
          [t("fires.column.status"), <Status key="status" statusId={fire.status} />],
          [
            t("fires.column.size"),
            fire.sizeHa === null ? t("fires.size.unknown") : <Size key="size" hectares={fire.sizeHa} />,
          ],
          [t("fires.column.place"), fire.place ?? t("fires.place.unknown")],
          [t("fires.column.started"), fire.started],
          [t("livemap.card.contained"), contained],
          [t("fires.column.cause"), causeId && t(`cause.${causeId}`)],
          [t("livemap.card.modified"), modified],
        ]}
      />
      <p>
        <SiteLink to={firePath(fire, language)}>{t("livemap.card.fire")}</SiteLink>
      </p>
    </>
  );
}

function ZoneCard({ card: { danger, activeFires }, slug }: Of<"zone"> & Pick<Props, "slug">) {
  const { language, t, formats } = useTexts();
  return (
    <>
      <Facts
        facts={[
          ...DAYS.map(
            (day): Fact => [t(`day.${day}`), <Danger key={day} level={danger && levelOn(day, danger)} />],
          ),
          [t("livemap.card.activeFires"), activeFires === null ? null : formats.number(activeFires)],
        ]}
      />
      {slug && (
        <p>
          <SiteLink to={pathTo("current-situation-zone", language, { slug })}>
            {t("livemap.card.zone")}
          </SiteLink>
        </p>
      )}
    </>
  );
}

function RegionCard({ card: { code, activeFires, restrictions } }: Of<"region">) {
  const { language, t, formats } = useTexts();
  return (
    <>
      <Facts
        facts={[[t("livemap.card.activeFires"), activeFires === null ? null : formats.number(activeFires)]]}
      />
      {restrictions && (
        <ul className={styles.signs} aria-label={t("place.restrictions")}>
          {restrictions.length === 0 && <li>{t("place.noRestriction")}</li>}
          {restrictions.map(({ type, title }) => (
            <li key={`${type}${title}`}>
              <RestrictionSign type={type} /> {title || t(`restriction.${type}`)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <SiteLink to={pathTo("current-situation-region", language, { slug: regionSlugOf(code, language) })}>
          {t("livemap.card.region")}
        </SiteLink>
      </p>
    </>
  );
}

function RestrictionCard({ card: { restriction } }: Of<"restriction">) {
  const { t } = useTexts();
  const { type, regions, from, until } = restriction;
  return (
    <>
      <Facts
        facts={[
          [t("livemap.card.where"), regions || t("restrictions.area.none")],
          [t("livemap.card.from"), from],
          [t("livemap.card.until"), until ?? t("livemap.card.noEnd")],
        ]}
      />
      <p>
        <RestrictionSign type={type} /> {t(`restriction.${type}.help`)}
      </p>
    </>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** What is not known is left out: the page behind the card says so. */
function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
