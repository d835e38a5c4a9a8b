import { ShapeMark } from "../design/shape-mark.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { Danger, RestrictionSign, STATUS_LOOKS } from "../situation/marks.tsx";
import { useFigures } from "../units/use-figures.ts";
import type { MapChoices } from "./map-choices.ts";
import styles from "./map-list.module.css";
import { recordPath } from "./record-path.ts";
import type { FireRecord, MapRecord, RestrictionRecord, ZoneRecord } from "./records.ts";

interface Props {
  readonly records: readonly MapRecord[];
  readonly choices: MapChoices;
}

/** The list twin of the map: the same records, in words. */
export function MapList({ records, choices }: Props) {
  const { language } = useTexts();
  return (
    <ul className={styles.list}>
      {records.map((record) => (
        <li key={record.id}>
          <RecordLine record={record} path={recordPath(record, choices, language)} />
        </li>
      ))}
    </ul>
  );
}

interface LineProps<Kind> {
  readonly record: Kind;
  /** The map with this record selected. */
  readonly path: string;
}

function RecordLine({ record, path }: LineProps<MapRecord>) {
  if (record.kind === "fire") return <FireLine record={record} path={path} />;
  if (record.kind === "zone") return <ZoneLine record={record} path={path} />;
  return <RestrictionLine record={record} path={path} />;
}

function FireLine({ record: fire, path }: LineProps<FireRecord>) {
  const { t } = useTexts();
  const figures = useFigures();
  return (
    <>
      <ShapeMark {...STATUS_LOOKS[fire.status]} />
      <span>
        <SiteLink to={path} preventScrollReset>
          {fire.name ?? t("fires.unnamed", { number: fire.number })}
        </SiteLink>
        <span className={styles.more}>
          {t(`status.${fire.status}`)},{" "}
          {fire.sizeHa === null ? t("fires.size.unknown") : figures.size(fire.sizeHa)}
          {fire.place && <>, {fire.place}</>}
        </span>
      </span>
    </>
  );
}

function ZoneLine({ record: zone, path }: LineProps<ZoneRecord>) {
  return (
    <>
      <Danger level={zone.level} />
      <SiteLink to={path} preventScrollReset>
        {zone.name}
      </SiteLink>
    </>
  );
}

function RestrictionLine({ record: restriction, path }: LineProps<RestrictionRecord>) {
  const { t } = useTexts();
  return (
    <>
      <RestrictionSign type={restriction.type} />
      <span>
        <SiteLink to={path} preventScrollReset>
          {restriction.title || t(`restriction.${restriction.type}`)}
        </SiteLink>
        <span className={styles.more}>{restriction.regions}</span>
      </span>
    </>
  );
}
