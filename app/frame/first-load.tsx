import { Loader } from "../design/loader.tsx";
import { SiteMark } from "./site-mark.tsx";

/** Covers the first load; it fades by itself, with or without scripts. */
export function FirstLoad() {
  return <Loader mark={<SiteMark />} />;
}
