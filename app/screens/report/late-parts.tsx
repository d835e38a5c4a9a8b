import type { ComponentProps, ReactNode } from "react";
import { useLazyModule } from "../../frame/use-lazy-module.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { PhotoField as Photos } from "../../parts/report-queue/photo-field.tsx";
import { reportTexts } from "./texts.ts";
// Imported here so that the style sheet belongs to the page: without scripts, a late part's own sheet would
// be missing.
import styles from "./where/where.module.css";
import type { WherePart as Where } from "./where/where-part.tsx";

interface Parts {
  readonly WherePart: typeof Where;
  readonly PhotoField: typeof Photos;
}

/** Returns whether the server rendered a later step, which shows these parts already. */
const isBegun = () =>
  typeof window === "undefined" ||
  (document.querySelector<HTMLInputElement>("input[name=step]")?.value ?? "intro") !== "intro";

let loaded: Parts | null = null;

async function loadParts(): Promise<Parts> {
  const [{ WherePart }, { PhotoField }] = await Promise.all([
    import("./where/where-part.tsx"),
    import("../../parts/report-queue/photo-field.tsx"),
  ]);
  loaded = { WherePart, PhotoField };
  return loaded;
}

if (isBegun()) await loadParts();

const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Loads the parts that the first step does not show, at the first touch of the page. This is long before they
 * are needed, because the network can be lost in between.
 * @returns a function that stops waiting for the touch
 */
export function loadAtFirstTouch(): () => void {
  const waiting = new AbortController();
  const load = () => {
    waiting.abort();
    // The step that shows a part loads it again if this fails.
    loadParts().catch(() => {});
  };
  for (const name of TOUCHES) window.addEventListener(name, load, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

function Late({ shown }: { readonly shown: (parts: Parts) => ReactNode }) {
  const { t } = useTexts(reportTexts);
  const late = useLazyModule(loaded === null, loadParts);
  const parts = loaded ?? late;
  return parts ? shown(parts) : <p role="status">{t("report.loading")}</p>;
}

/** Late-loaded question about the fire's location. */
export const WherePart = (props: ComponentProps<typeof Where>) => (
  <div className={styles.where}>
    <Late shown={(parts) => <parts.WherePart {...props} />} />
  </div>
);

/** Late-loaded field for photos of the fire. */
export const PhotoField = (props: ComponentProps<typeof Photos>) => (
  <Late shown={(parts) => <parts.PhotoField {...props} />} />
);
