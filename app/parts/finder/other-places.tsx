import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./other-places.module.css";
import { finderTexts } from "./texts.ts";

/** A place that somebody may have meant by the same name. */
export interface OtherPlace {
  readonly name: string;
  /** What it is and where. */
  readonly about: string;
  readonly to: string;
}

/** Offers the places that share the name of the one answered; nothing if there are none. */
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
