import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../units/use-figures.ts";
import { howFar } from "./how-far.ts";
import { FireName, Status } from "./marks.tsx";
import styles from "./nearest-fires.module.css";
import type { NearbyFire } from "./rows.ts";

/** Lists fires near a place with their distance and direction. */
export function NearbyFires({ fires }: { readonly fires: readonly NearbyFire[] }) {
  const { t } = useTexts();
  const figures = useFigures();
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
