import type { Illustration } from "#content/story.ts";
import styles from "./illustration.module.css";
import brush from "./illustrations/brush.svg";
import campfire from "./illustrations/campfire.svg";
import cottage from "./illustrations/cottage.svg";
import crew from "./illustrations/crew.svg";
import forestWork from "./illustrations/forest-work.svg";
import lake from "./illustrations/lake.svg";
import lightning from "./illustrations/lightning.svg";
import map from "./illustrations/map.svg";
import office from "./illustrations/office.svg";
import radio from "./illustrations/radio.svg";
import rain from "./illustrations/rain.svg";
import seedling from "./illustrations/seedling.svg";
import smoke from "./illustrations/smoke.svg";
import tower from "./illustrations/tower.svg";
import trail from "./illustrations/trail.svg";
import waterBomber from "./illustrations/water-bomber.svg";

/** Drawings in one style and size. The files adapt to the visitor's theme. */
const DRAWINGS: Readonly<Record<Illustration, string>> = {
  brush,
  campfire,
  cottage,
  crew,
  "forest-work": forestWork,
  lake,
  lightning,
  map,
  office,
  radio,
  rain,
  seedling,
  smoke,
  tower,
  trail,
  "water-bomber": waterBomber,
};
const WIDTH = 480;
const HEIGHT = 300;

interface Props {
  readonly name: Illustration;
  /** True below the first screen: the browser loads the drawing when it comes near. */
  readonly lazy?: boolean;
}

/** The drawing of a story. It is decorative and has no alternative text. */
export function StoryIllustration({ name, lazy = false }: Props) {
  return (
    <img
      className={styles.illustration}
      src={DRAWINGS[name]}
      width={WIDTH}
      height={HEIGHT}
      alt=""
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
