import { TowerMark } from "../design/brand.tsx";
import { Loader } from "../design/loader.tsx";
import styles from "./first-load.module.css";

/**
 * Runs before anything is painted: only the first page of a visit is covered, and a browser that has fetched the fonts
 * once has them from the first paint on. Any other fetches them after it, so that no text waits behind their bytes, and
 * is styled anew once, when both are there.
 */
const MARK_VISIT = `{let d=document.documentElement.dataset,s;try{sessionStorage.getItem("vigie-visite")?d.visit="":sessionStorage.setItem("vigie-visite","1");s=localStorage.polices}catch{}s?d.fonts="":new PerformanceObserver(()=>document.fonts.load("1em Archivo,Public Sans").then(()=>{d.fonts="";localStorage.polices=1}).catch(()=>{})).observe({type:"paint"})}`;

/** Goes into the head. */
export function VisitMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the content policy.
  return <script dangerouslySetInnerHTML={{ __html: MARK_VISIT }} />;
}

/** Covers the first load; it fades by itself. Without scripts it is hidden. */
export function FirstLoad() {
  return (
    <div className={styles.cover}>
      <Loader mark={<TowerMark />} />
    </div>
  );
}
