import { ICON_NAMES, Icon } from "../../app/design/icon.tsx";
import { type Level, LevelMark } from "../../app/design/level-mark.tsx";
import { LevelPatterns, LevelSwatch } from "../../app/design/level-patterns.tsx";
import { PICTOGRAM_NAMES, Pictogram } from "../../app/design/pictogram.tsx";
import { Band, Columns, Section } from "../../app/design/section.tsx";
import { ShapeMark, type StatusTone } from "../../app/design/shape-mark.tsx";
import type { Shape } from "../../app/design/shapes.ts";
import { Tag } from "../../app/design/tag.tsx";
import styles from "./gallery.module.css";

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
const STATUSES: readonly [StatusTone, Shape, string][] = [
  ["out-of-control", "triangle", "Hors contrôle"],
  ["new", "spark", "Nouveau"],
  ["recorded", "diamond", "Répertorié"],
  ["under-observation", "ring", "Sous observation"],
  ["being-held", "square", "Contenu"],
  ["under-control", "circle", "Maîtrisé"],
  ["extinguished", "cross", "Éteint"],
];

export function Marks() {
  return (
    <Band tone="lichen">
      <Columns>
        <Section id="marques" title="Marques">
          <div className={styles.row}>
            {STATUSES.map(([tone, shape, words]) => (
              <Tag key={tone} mark={<ShapeMark shape={shape} tone={tone} />}>
                {words}
              </Tag>
            ))}
          </div>
          <div className={styles.row} data-large="">
            {STATUSES.map(([tone, shape]) => (
              <ShapeMark key={tone} shape={shape} tone={tone} />
            ))}
          </div>
          <div className={styles.row}>
            {LEVELS.map((level) => (
              <Tag key={level} tone={`level-${level}`} mark={<LevelMark level={level} />}>
                Niveau {level}
              </Tag>
            ))}
          </div>
          <div className={styles.row} data-large="">
            {LEVELS.map((level) => (
              <LevelMark key={level} level={level} />
            ))}
          </div>
          <svg viewBox="0 0 500 100" aria-hidden="true">
            <defs>
              <LevelPatterns prefix="danger" />
            </defs>
            {LEVELS.map((level) => (
              <path key={level} d={`M${level * 100 - 100} 0h98v98h-98z`} fill={`url(#danger-${level})`} />
            ))}
          </svg>
          <div className={styles.row}>
            {LEVELS.map((level) => (
              <LevelSwatch key={level} level={level} prefix="danger" />
            ))}
          </div>
        </Section>
        <Section id="pictogrammes" title="Pictogrammes">
          <div className={styles.row} data-large="">
            {PICTOGRAM_NAMES.map((name) => (
              <Pictogram key={name} name={name} />
            ))}
          </div>
          <div className={styles.row}>
            {PICTOGRAM_NAMES.map((name) => (
              <Pictogram key={name} name={name} />
            ))}
          </div>
          <div className={styles.row}>
            {ICON_NAMES.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </div>
        </Section>
      </Columns>
    </Band>
  );
}
