import { useTexts } from "../../i18n/use-texts.ts";
import { UnitsForm } from "../../parts/units/units-form.tsx";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-access.module.css";

/** Parts of other pages' footer that the map's page needs: the units and notes about the data. */
export function MapEnd() {
  const { t } = useTexts(liveMapTexts);
  return (
    <section className={styles.end} aria-label={t("mapaccess.end")}>
      <UnitsForm />
      <p>{t("footer.official")}</p>
      <p>{t("footer.data")}</p>
      <p>{t("footer.shapes")}</p>
      <p>{t("footer.places")}</p>
    </section>
  );
}
