import type { ReactNode } from "react";
import type { Link } from "#content/link.ts";
import type { RichText, Blok as StoryBlok } from "#content/rich-text.ts";
import { BigNumber } from "../../design/big-number.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { ActiveFires } from "./active-fires.tsx";
import styles from "./blok.module.css";
import { ContactCard } from "./contact-card.tsx";
import { DangerHere } from "./danger-here.tsx";
import type { LivingParts } from "./living-parts.ts";
import { RestrictionsNow } from "./restrictions-now.tsx";

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
