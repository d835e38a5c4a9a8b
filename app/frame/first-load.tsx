import { TowerMark } from "../design/brand.tsx";
import styles from "./first-load.module.css";

/**
 * Script that runs before the first paint. It marks all pages of a visit except the first, which `FirstLoad`
 * covers. Fonts that an earlier page fetched are used from the first paint. Otherwise they load after that
 * paint, so that text does not wait; the page is then restyled once, when both fonts are ready.
 */
const MARK_VISIT = `{let d=document.documentElement.dataset,s;try{sessionStorage.getItem("vigie-visite")?d.visit="":sessionStorage.setItem("vigie-visite","1");s=localStorage.polices}catch{}s?d.fonts="":new PerformanceObserver(()=>document.fonts.load("1em Archivo,Public Sans").then(()=>{d.fonts="";localStorage.polices=1}).catch(()=>{})).observe({type:"paint"})}`;

export function VisitMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the content policy.
  return <script dangerouslySetInnerHTML={{ __html: MARK_VISIT }} />;
}

/**
 * Covers the page and prevents scrolling during the first load, then fades out by CSS. No script removes the
 * cover: a failing script could leave it on the page. Hidden without scripts. Put it first in the body.
 */
export function FirstLoad() {
  return (
    <div className={styles.cover}>
      {/* A scrollable element is a Tab stop by default; tabIndex -1 prevents this. */}
      <div className={styles.loader} aria-hidden="true" tabIndex={-1}>
        <TowerMark />
      </div>
    </div>
  );
}
