import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../data-age/missing.tsx";
import { useFigures } from "../units/use-figures.ts";
import { howFar } from "./how-far.ts";
import { FireName, Status } from "./marks.tsx";
import styles from "./nearest-fires.module.css";
import type { NearbyFire } from "./rows.ts";

interface Props {
  /** Fires near the place; `"unavailable"` or null if fires were never received. */
  readonly fires: readonly NearbyFire[] | "unavailable" | null;
  readonly withinKm: number;
}

/** Lists fires near a place with their distance and direction, or says that no fire is near. */
export function NearbyFires({ fires, withinKm }: Props) {
  const { t } = useTexts();
  const figures = useFigures();
  if (fires === "unavailable" || fires === null) return <Missing />;
  if (fires.length === 0) return <p>{t("place.noFire", { distance: figures.distance(withinKm) })}</p>;
  return (
    <ul className={styles.fires}>
      {fires.map(({ fire, ...way }) => (
        <li key={fire.id}>
          <strong>{howFar(way, t, figures)}</strong>
          <span>
            <FireName fire={fire} />,{" "}
            {fire.sizeHa === null ? t("fires.size.unknown") : figures.size(fire.sizeHa)}
          </span>
          <Status statusId={fire.statusId} />
        </li>
      ))}
    </ul>
  );
}
