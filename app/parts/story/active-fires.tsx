import { BigNumber } from "../../design/big-number.tsx";
import notes from "../../design/notes.module.css";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../data-age/data-time.tsx";
import { Missing } from "../data-age/missing.tsx";
import styles from "./blok.module.css";
import type { LivingParts } from "./living-parts.ts";
import { storyTexts } from "./texts.ts";

export function ActiveFires({ living: { activeFires, age, writtenAt } }: { readonly living: LivingParts }) {
  const { language, t, formats } = useTexts(storyTexts);
  return (
    <aside className={styles.box}>
      <h2>{t("story.fires")}</h2>
      <DataTime age={age} writtenAt={writtenAt} />
      {activeFires === null ? (
        <Missing />
      ) : (
        <BigNumber
          value={formats.number(activeFires)}
          words={t("story.fires.count", { count: activeFires })}
          tone={activeFires > 0 ? "ember" : "ink"}
        />
      )}
      <p className={notes.more}>
        <SiteLink to={sectionPath("fires", language)}>{t("story.fires.more")}</SiteLink>
      </p>
    </aside>
  );
}
