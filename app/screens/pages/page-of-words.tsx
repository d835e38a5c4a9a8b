import type { ReactNode } from "react";
import { Band } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { LongText } from "../../parts/story/article/long-text.tsx";
import { StoryTop } from "../../parts/story/story-top.tsx";
import type { pageView } from "./page-view.server.ts";

interface Props {
  readonly view: Awaited<ReturnType<typeof pageView>>;
  /** Content at the end of the text. */
  readonly children?: ReactNode;
}

/** A text page outside of the folders "about" and "industries". */
export function PageOfWords({ view, children }: Props) {
  const { language } = useTexts();
  return (
    <article>
      <PageHead title={view.title} description={view.summary} addresses={view.addresses} />
      <StoryTop
        title={view.title}
        summary={view.summary}
        trail={[{ to: view.addresses[language], label: view.title }]}
      />
      <Band>
        <LongText text={view.text} living={view.living}>
          {children}
        </LongText>
      </Band>
    </article>
  );
}
