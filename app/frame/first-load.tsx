import { TowerMark } from "../design/brand.tsx";
import { Loader } from "../design/loader.tsx";

/** Covers the first load; it fades by itself, with or without scripts. */
export function FirstLoad() {
  return <Loader mark={<TowerMark />} />;
}
