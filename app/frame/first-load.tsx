import { TowerMark } from "../design/brand.tsx";
import { Loader } from "../design/loader.tsx";
import styles from "./first-load.module.css";

/**
 * Runs before anything is painted: only the first page of a visit is covered, and a browser that has fetched the fonts
 * once has them from the first paint on. Any other fetches them after it, so that no text waits behind their bytes.
 */
const MARK_VISIT = `(d=>{let has,fonts=()=>{d.fonts="";try{localStorage.setItem("vigie-polices","1")}catch{}};try{sessionStorage.getItem("vigie-visite")?d.visit="":sessionStorage.setItem("vigie-visite","1");has=localStorage.getItem("vigie-polices")}catch{}if(has)return d.fonts="";addEventListener("load",()=>setTimeout(fonts,1e3));new PerformanceObserver(seen=>seen.getEntriesByName("first-contentful-paint")[0]&&fonts()).observe({type:"paint",buffered:true})})(document.documentElement.dataset)`;

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
