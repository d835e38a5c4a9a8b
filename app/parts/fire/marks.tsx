import type { DangerLevel } from "#fires/danger.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";
import { firePath } from "#plan/fire-path.ts";
import { LevelMark } from "../../design/level-mark.tsx";
import { Pictogram, type PictogramName } from "../../design/pictogram.tsx";
import { ShapeMark, type StatusTone } from "../../design/shape-mark.tsx";
import type { Shape } from "../../design/shapes.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./marks.module.css";
import type { FireRow } from "./rows.ts";

/** Shape and colour of each status, in lists and on maps. */
export const STATUS_LOOKS = {
  0: { shape: "diamond", tone: "recorded" },
  1: { shape: "spark", tone: "new" },
  2: { shape: "ring", tone: "under-observation" },
  3: { shape: "triangle", tone: "out-of-control" },
  4: { shape: "square", tone: "being-held" },
  5: { shape: "circle", tone: "under-control" },
  6: { shape: "cross", tone: "extinguished" },
} as const satisfies Record<StatusId, { shape: Shape; tone: StatusTone }>;

export const RESTRICTION_SIGNS = {
  construction_morning: "work-morning",
  construction_afternoon: "work-afternoon",
  construction_day: "work-day",
  fire: "open-fire-ban",
  access: "access-ban",
  plane: "flight-ban",
  risk: "risk-area",
  closure: "closure",
  other: "unknown-restriction",
} as const satisfies Record<RestrictionType, PictogramName>;

/** Links to a fire's page by its name, or by its number if it has no name. */
export function FireName({ fire }: { readonly fire: FireRow }) {
  const { language, t } = useTexts();
  const path = firePath(fire, language);
  if (fire.name === null) return <SiteLink to={path}>{t("fires.unnamed", { number: fire.number })}</SiteLink>;
  return (
    <>
      <SiteLink to={path}>{fire.name}</SiteLink>{" "}
      <span className={styles.number}>{t("fires.number", { number: fire.number })}</span>
    </>
  );
}

/** A status as shape, colour and words. */
export function Status({ statusId }: { readonly statusId: StatusId }) {
  const { t } = useTexts();
  return (
    <span className={styles.marked}>
      <ShapeMark {...STATUS_LOOKS[statusId]} />
      {` ${t(`status.${statusId}`)}`}
    </span>
  );
}

/** A danger level as bars, colour and words. `narrow`: on phones, words below bars. Null: not published. */
export function Danger({ level, narrow }: { readonly level: DangerLevel | null; readonly narrow?: boolean }) {
  const { t } = useTexts();
  if (level === null) return <span className={styles.unknown}>{t("danger.unknown")}</span>;
  return (
    <span className={styles.marked} data-narrow={narrow || undefined}>
      <LevelMark level={level} />
      {` ${t(`danger.${level}`)}`}
    </span>
  );
}

/** The pictogram of a restriction, shown next to its words. */
export function RestrictionSign({ type }: { readonly type: RestrictionType }) {
  return <Pictogram name={RESTRICTION_SIGNS[type]} />;
}
