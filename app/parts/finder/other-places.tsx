import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./other-places.module.css";
import { finderTexts } from "./texts.ts";

/** A place with the same name that the visitor may have meant. */
export interface OtherPlace {
  readonly name: string;
  /** The place's kind and location in words. */
  readonly about: string;
  readonly to: string;
}

/** Lists the other places that share a found place's name. Renders nothing if there are none. */
export function OtherPlaces({ others }: { readonly others: readonly OtherPlace[] }) {
  const { t } = useTexts(finderTexts);
  if (others.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>{t("finder.others")}</summary>
      <ul>
        {others.map(({ name, about, to }) => (
          <li key={to}>
            <SiteLink to={to}>{name}</SiteLink> <span>{about}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
