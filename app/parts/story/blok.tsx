import type { ReactNode } from "react";
import type { Link } from "#content/link.ts";
import type { RichText, Blok as StoryBlok } from "#content/rich-text.ts";
import { pathTo } from "#plan/paths.ts";
import { BigNumber } from "../../design/big-number.tsx";
import { ButtonLink } from "../../design/button.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import notes from "../../design/notes.module.css";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../data-age/data-time.tsx";
import { Missing } from "../data-age/missing.tsx";
import styles from "./blok.module.css";
import { ContactCard } from "./contact-card.tsx";
import type { LivingParts } from "./living-parts.ts";
import { RestrictionsNow } from "./restrictions-now.tsx";
import { storyTexts } from "./texts.ts";

/** A link in a text. Links within the site are handled by the router, others by the browser. */
export function StoryLink({ link, children }: { readonly link: Link; readonly children: ReactNode }) {
  const href = link.anchor ? `${link.href}#${link.anchor}` : link.href;
  return href.startsWith("/") ? <SiteLink to={href}>{children}</SiteLink> : <a href={href}>{children}</a>;
}

interface Props {
  readonly blok: StoryBlok;
  readonly living: LivingParts | null;
  /** Draws the text of a step or of an accordion item. */
  readonly draw: (text: RichText) => ReactNode;
}

/** One block of a story that is not plain text. */
export function Blok({ blok, living, draw }: Props) {
  switch (blok.component) {
    case "restrictions_in_force":
      return living && <RestrictionsNow region={blok.region} living={living} />;
    case "active_fires":
      return living && <ActiveFires living={living} />;
    case "danger_here":
      return <DangerHere />;
    case "call_to_action":
      return (
        <aside className={styles.box}>
          {blok.title && <h2>{blok.title}</h2>}
          {blok.text && <p>{blok.text}</p>}
          <p className={styles.action}>
            <StoryLink link={blok.link}>{blok.label}</StoryLink>
          </p>
        </aside>
      );
    case "steps":
      return (
        <div className={styles.steps}>
          {blok.title && <h2>{blok.title}</h2>}
          <ol>
            {blok.items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {typeof text === "string" ? <p>{text}</p> : draw(text)}
              </li>
            ))}
          </ol>
        </div>
      );
    case "accordion":
      return (
        <div className={styles.accordion}>
          {blok.items.map(({ title, text }) => (
            <Disclosure key={title} summary={title}>
              {typeof text === "string" ? <p>{text}</p> : draw(text)}
            </Disclosure>
          ))}
        </div>
      );
    case "figures":
      return (
        <div className={styles.figures}>
          {blok.items.map(({ value, label }) => (
            <BigNumber key={label} value={value} words={label} stacked />
          ))}
        </div>
      );
    case "quote":
      return (
        <figure className={styles.quote}>
          <blockquote>
            <p>{blok.text}</p>
          </blockquote>
          {blok.source && <figcaption>{blok.source}</figcaption>}
        </figure>
      );
    case "contact_card":
      return <ContactCard card={blok} />;
    default:
      return null;
  }
}

function ActiveFires({ living: { activeFires, age, writtenAt } }: { readonly living: LivingParts }) {
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

/** Links to the danger and the restrictions at the reader's location. */
function DangerHere() {
  const { language, t } = useTexts(storyTexts);
  return (
    <aside className={styles.box}>
      <h2>{t("story.danger")}</h2>
      <p>{t("story.danger.text")}</p>
      <ButtonLink to={pathTo("current-situation-location", language)}>{t("story.danger.more")}</ButtonLink>
    </aside>
  );
}
