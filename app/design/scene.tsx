import styles from "./scene.module.css";
import beam from "./scenes/beam.svg";
import still from "./scenes/still.svg";
import winter from "./scenes/winter.svg";

/** File of each scene, with its width and height in pixels. The files adapt to the visitor's theme. */
const SCENES = {
  winter: [winter, 960, 320],
  beam: [beam, 1440, 560],
  still: [still, 480, 240],
} as const satisfies Record<string, readonly [string, number, number]>;

export type SceneName = keyof typeof SCENES;

interface Props {
  readonly name: SceneName;
  /** `picture`: the whole scene, in a column; `cover`: the scene fills the background of a page. */
  readonly fit?: "picture" | "cover";
  /** True below the first screen: the browser fetches the file once the scene is almost in view. */
  readonly lazy?: boolean;
}

/** A drawn landscape. It is decorative, so it has no alternative text. */
export function Scene({ name, fit = "picture", lazy = false }: Props) {
  const [src, width, height] = SCENES[name];
  return (
    <img
      className={styles.scene}
      data-fit={fit}
      src={src}
      width={width}
      height={height}
      alt=""
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
