import type { ReactNode } from "react";
import type { SpokenText } from "#fires/resources.ts";
import { regionPath, zonePath } from "#plan/area-paths.ts";
import { inMinutes, TEN_METRE_DECIMALS } from "#territory/coordinates.ts";
import { formatPosition } from "#territory/format-position.ts";
import { Section } from "../../design/section.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Status } from "../../parts/fire/marks.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import styles from "./fire.module.css";
import { yearOf } from "./fire-heading.ts";
import type { FireView } from "./fire-view.server.ts";
import { fireTexts } from "./texts.ts";
import { useRegionName } from "./use-region-name.ts";

/** Fields that the agency can leave out: the page then shows a text for "unknown". */
type UnknownField =
  | "started"
  | "cause"
  | "resources"
  | "zone"
  | "region"
  | "mrc"
  | "city"
  | "unit"
  | "position"
  | "name"
  | "modified"
  | "contained";

/** A text from the data. If its language is not the page's, marks the language for screen readers. */
function Spoken({ text, language }: SpokenText) {
  const page = useTexts(fireTexts).language;
  return <span lang={language === page ? undefined : language}>{text}</span>;
}

export function FireReport({ fire }: Pick<FireView, "fire">) {
  const { language, t } = useTexts(fireTexts);
  const { size } = useFigures();
  const region = useRegionName(fire.region);
  const unknown = (words: string) => <span className={styles.unknown}>{words}</span>;
  const known = (field: UnknownField, value: ReactNode) => value ?? unknown(t(`fire.unknown.${field}`));
  const fields: readonly (readonly [
    field: UnknownField | "size" | "status" | "number" | "northern" | "extinguished",
    value: ReactNode,
  ])[] = [
    ["number", t("fire.number", { number: fire.number, year: yearOf(fire.id) })],
    ["name", known("name", fire.name)],
    ["status", <Status key="status" statusId={fire.statusId} />],
    ["size", fire.sizeHa === null ? unknown(t("fires.size.unknown")) : size(fire.sizeHa)],
    ["started", known("started", fire.started)],
    ["modified", known("modified", fire.modified)],
    ["contained", known("contained", fire.contained)],
    [
      "extinguished",
      fire.extinguished ?? t(fire.statusId === 6 ? "fire.unknown.extinguished" : "fire.stillActive"),
    ],
    ["cause", known("cause", fire.causeId && t(`cause.${fire.causeId}`))],
    ["resources", known("resources", fire.resources && <Spoken {...fire.resources} />)],
    ["northern", t(`fire.protection.${fire.isNorthern ? "northern" : "intensive"}`)],
    ["zone", known("zone", fire.zone && <SiteLink to={zonePath(fire.zone, language)}>{fire.zone}</SiteLink>)],
    [
      "region",
      known(
        "region",
        fire.region && region && <SiteLink to={regionPath(fire.region, language)}>{region}</SiteLink>,
      ),
    ],
    ["mrc", known("mrc", fire.mrc)],
    ["city", known("city", fire.city)],
    ["unit", known("unit", fire.managementUnit)],
    [
      "position",
      known(
        "position",
        fire.at && (
          <>
            {formatPosition(fire.at, language, TEN_METRE_DECIMALS)}
            <br />
            {inMinutes(fire.at, language)}
          </>
        ),
      ),
    ],
  ];
  return (
    <Section id="report" title={t("fire.details")}>
      <dl className={styles.report}>
        {fields.map(([field, value]) => (
          <div key={field} data-field={field}>
            <dt>{t(`fire.field.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
