import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../data-age/missing.tsx";
import { RestrictionSign } from "../fire/marks.tsx";
import type { ListedGroup, ListedPlace } from "../fire/rows.ts";
import { NoRestriction } from "./no-restriction.tsx";
import styles from "./restriction-list.module.css";

interface Props {
  readonly groups: readonly ListedGroup[];
  /** True if the restrictions start later. */
  readonly announced?: boolean;
}

/** Lists restrictions with their sign, places and dates. */
export function RestrictionList({ groups, announced = false }: Props) {
  const { t } = useTexts();
  return (
    <ul className={styles.list}>
      {groups.map((group) => (
        <li key={`${group.type} ${group.title}`}>
          <span className={styles.sign}>
            <RestrictionSign type={group.type} />
          </span>
          <div>
            <strong>{group.title || t(`restriction.${group.type}`)}</strong>
            {"places" in group ? (
              <ul className={styles.places}>
                {group.places.map((place, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places have no state, and two may say the same.
                  <Place key={index} place={place} announced={announced} />
                ))}
              </ul>
            ) : (
              <p className={styles.regions}>{group.regions || t("restrictions.area.none")}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface HereProps {
  readonly groups: readonly ListedGroup[] | "unavailable";
  readonly doubt: ListDoubt | null;
  /** Text to show if no restriction is in force. */
  readonly children?: string;
}

/** Lists restrictions in force. Without any, says that none is in force, or that this is unknown. */
export function RestrictionsHere({ groups, doubt, children }: HereProps) {
  if (groups === "unavailable") return <Missing />;
  if (groups.length > 0) return <RestrictionList groups={groups} />;
  return <NoRestriction doubt={doubt}>{children}</NoRestriction>;
}

interface PlaceProps {
  readonly place: ListedPlace;
  readonly announced: boolean;
}

function Place({ place, announced }: PlaceProps) {
  const { t } = useTexts();
  const { regions, from, until, partOf, isUnsure } = place;
  const start = from && `${t(announced ? "restrictions.from" : "restrictions.since", { when: from })}, `;
  const end = until ? t("restrictions.until", { when: until }) : t("restrictions.noEnd");
  const limits = isUnsure ? t("restrictions.unsure") : partOf && t(`restrictions.partOf.${partOf}`);
  return (
    <li>
      <span>{(regions || t("restrictions.area.none")) + (limits ? ` (${limits})` : "")}</span>{" "}
      <span className={styles.dates}>{`${start ?? ""}${end}`}</span>
    </li>
  );
}
