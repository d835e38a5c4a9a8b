import { useTexts } from "../../i18n/use-texts.ts";
import { RestrictionSign } from "../fire/marks.tsx";
import type { RestrictionGroup, RestrictionPlace } from "../fire/rows.ts";
import styles from "./restriction-list.module.css";

interface Props {
  readonly groups: readonly RestrictionGroup[];
  /** They begin later. */
  readonly announced?: boolean;
  /** Where each group holds, without the dates of each measure. */
  readonly brief?: boolean;
}

/** Restrictions with their sign, where they hold and since when. */
export function RestrictionList({ groups, announced = false, brief = false }: Props) {
  const { t } = useTexts();
  return (
    <ul className={styles.list}>
      {groups.map(({ type, title, regions, places }) => (
        <li key={`${type} ${title}`}>
          <span className={styles.sign}>
            <RestrictionSign type={type} />
          </span>
          <div>
            <strong>{title || t(`restriction.${type}`)}</strong>
            {brief ? (
              <p className={styles.regions}>{regions || t("restrictions.area.none")}</p>
            ) : (
              <ul className={styles.places}>
                {places.map((place) => (
                  <Place key={place.id} place={place} announced={announced} />
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Place({ place, announced }: { readonly place: RestrictionPlace; readonly announced: boolean }) {
  const { t } = useTexts();
  const { regions, from, until, partOf, isUnsure } = place;
  const limits = isUnsure ? t("restrictions.unsure") : partOf && t(`restrictions.partOf.${partOf}`);
  return (
    <li>
      <span>
        {regions || t("restrictions.area.none")}
        {limits && ` (${limits})`}
      </span>{" "}
      <span className={styles.dates}>
        {from && `${t(announced ? "restrictions.from" : "restrictions.since", { when: from })}, `}
        {until ? t("restrictions.until", { when: until }) : t("restrictions.noEnd")}
      </span>
    </li>
  );
}
