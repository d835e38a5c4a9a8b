import { useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-tools.module.css";
import { ToolButton } from "./tool-button.tsx";

/** The tools that open their own panel, one at a time. */
export const PANELS = ["layers", "legend", "measure"] as const;
export type PanelName = (typeof PANELS)[number];

const ICONS = { layers: "layers", legend: "legend", measure: "ruler" } as const;

interface Props {
  readonly panel: PanelName | null;
  /** False while the drawn map is shown, for which the panels do not work. */
  readonly isLive: boolean;
  readonly onPanel: (panel: PanelName | null) => void;
  readonly fullScreen: { readonly isFull: boolean; readonly toggle: (() => Promise<void>) | null };
  readonly onShare: () => void;
}

/** Tools as a column of icons, or on a phone as a menu of words behind one button. */
export function ToolBar({ panel, isLive, onPanel, fullScreen, onShare }: Props) {
  const { t } = useTexts(liveMapTexts);
  const [isOpen, setIsOpen] = useState(false);
  /** Returns a press handler that first closes the menu of tools, which only phones have. */
  const done = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const { isFull, toggle } = fullScreen;
  return (
    <div className={styles.tools} data-open={isOpen || undefined}>
      <div className={styles.more}>
        <ToolButton
          icon={isOpen ? "close" : "tools"}
          label={t("livemap.tool.more")}
          aria-expanded={isOpen}
          data-more
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div className={styles.menu}>
        {isLive &&
          PANELS.map((name) => (
            <ToolButton
              key={name}
              icon={ICONS[name]}
              label={t(`livemap.tool.${name}`)}
              aria-expanded={panel === name}
              data-panel={name}
              onClick={done(() => onPanel(panel === name ? null : name))}
            />
          ))}
        <ToolButton icon="share" label={t("livemap.tool.share")} onClick={done(onShare)} />
        <ToolButton icon="print" label={t("livemap.tool.print")} onClick={done(() => window.print())} />
        {toggle && (
          <ToolButton
            icon={isFull ? "shrink" : "expand"}
            label={t(isFull ? "livemap.tool.exitFullScreen" : "livemap.tool.fullScreen")}
            onClick={done(() => void toggle())}
          />
        )}
      </div>
    </div>
  );
}
