import type { ReactNode } from "react";
import { Icon } from "../../design/icon.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Danger, RestrictionSign, STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import { recordPath } from "../records/record-path.ts";
import type { ListedRecord, RestrictionRecord } from "../records/records.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-list.module.css";

interface Props {
  /** ID of the list, for links to its start. */
  readonly id?: string;
  readonly records: readonly ListedRecord[];
  readonly choices: MapChoices;
}

export function MapList({ id, records, choices }: Props) {
  return (
    <ul id={id} className={styles.list}>
      {records.map((record) => (
        <li key={record.id} data-record={record.id}>
          <RecordLine record={record} choices={choices} />
        </li>
      ))}
    </ul>
  );
}

function RecordLine({ record, choices }: { readonly record: ListedRecord; readonly choices: MapChoices }) {
  const { language, t } = useTexts(liveMapTexts);
  const line = useLine(record);
  return (
    <>
      {line.mark}
      <span>
        <SiteLink to={recordPath(record, choices, language)} preventScrollReset>
          {line.title || t("livemap.card")}
        </SiteLink>
        {line.more && <span className={styles.more}>{line.more}</span>}
      </span>
    </>
  );
}

interface Line {
  readonly mark: ReactNode;
  readonly title: string;
  readonly more?: ReactNode;
}

function useLine(record: ListedRecord): Line {
  const { t } = useTexts(liveMapTexts);
  const figures = useFigures();
  switch (record.kind) {
    case "fire": {
      const { name, number, status, sizeHa, place } = record;
      const size = sizeHa === null ? t("fires.size.unknown") : figures.size(sizeHa);
      return {
        mark: <ShapeMark {...STATUS_LOOKS[status]} />,
        title: name ?? t("fires.unnamed", { number }),
        more: [t(`status.${status}`), size, ...(place ? [place] : [])].join(", "),
      };
    }
    case "zone":
      return { mark: <Danger level={record.level} />, title: record.name };
    case "restriction":
      return {
        mark: <RestrictionSign type={record.type} />,
        title: record.title || t(`restriction.${record.type}`),
        more: <Dates restriction={record} />,
      };
    case "area":
      return {
        mark: <Icon name="pin" />,
        title: record.name,
        more: (
          <>
            {t(`livemap.area.${record.areaKind}`)}, {figures.size(record.sizeHa)}
            {record.types?.map((type) => (
              <span key={type} className={styles.sign}>
                <RestrictionSign type={type} /> {t(`restriction.${type}`)}
              </span>
            ))}
          </>
        ),
      };
    case "territory": {
      const { name, territoryKind, within, activeFires, restrictions } = record;
      const facts = [
        [t(`livemap.territory.${territoryKind}`), ...(within ? [within] : [])].join(", "),
        activeFires !== null && t("map.fires", { count: activeFires }),
        restrictions !== null && t("livemap.restrictionCount", { count: restrictions }),
      ];
      return { mark: <Icon name="pin" />, title: name, more: facts.filter(Boolean).join(" · ") };
    }
  }
}

/** Shows where a restriction applies, and its start if it is announced. */
function Dates({ restriction }: { readonly restriction: RestrictionRecord }) {
  const { t } = useTexts(liveMapTexts);
  const { regions, from, isAnnounced } = restriction;
  const where = regions || t("restrictions.area.none");
  return isAnnounced && from ? `${where}, ${t("restrictions.from", { when: from })}` : where;
}
