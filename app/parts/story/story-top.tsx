import type { ReactNode } from "react";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import styles from "./story-top.module.css";

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly trail: Parameters<typeof Crumbs>[0]["trail"];
  readonly children?: ReactNode;
}

export function StoryTop({ title, summary, trail, children }: Props) {
  return (
    <Band tone="lichen" space="tight" ornament>
      <Crumbs trail={trail} />
      <div className={pageTop.top}>
        <h1 className={styles.heading}>{title}</h1>
        {summary && <p className={styles.lead}>{summary}</p>}
      </div>
      {children}
    </Band>
  );
}
