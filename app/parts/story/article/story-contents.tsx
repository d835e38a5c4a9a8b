import { Disclosure } from "../../../design/disclosure.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import type { Heading } from "../headings.ts";
import { storyTexts } from "../texts.ts";
import styles from "./story-contents.module.css";

interface Props {
  readonly parts: readonly Heading[];
}

/** Table of contents of a long text: collapsed above it on phones, sticky next to it on wide screens. */
export function StoryContents({ parts }: Props) {
  const { t } = useTexts(storyTexts);
  const label = t("story.contents");
  const links = (
    <ul>
      {parts.map(({ id, words }) => (
        <li key={id}>
          <a href={`#${id}`}>{words}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.contents}>
      <div className={styles.folded}>
        <Disclosure summary={label}>
          <nav aria-label={label}>{links}</nav>
        </Disclosure>
      </div>
      <nav aria-label={label} className={styles.beside}>
        <p>{label}</p>
        {links}
      </nav>
    </div>
  );
}
