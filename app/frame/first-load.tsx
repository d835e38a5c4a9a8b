import { TowerMark } from "../design/brand.tsx";
import { Loader } from "../design/loader.tsx";
import styles from "./first-load.module.css";

/** Runs before anything is painted: only the first page of a visit is covered. */
const MARK_VISIT = `try{sessionStorage.getItem("vigie-visite")?document.documentElement.dataset.visit="":sessionStorage.setItem("vigie-visite","1")}catch{}`;

/** Goes into the head. */
export function VisitMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the content policy.
  return <script dangerouslySetInnerHTML={{ __html: MARK_VISIT }} />;
}

/** Covers the first load; it fades by itself, with or without scripts. */
export function FirstLoad() {
  return (
    <div className={styles.cover}>
      <Loader mark={<TowerMark />} />
    </div>
  );
}
