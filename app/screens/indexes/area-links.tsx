import { Section } from "../../design/section.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { AreaPages } from "./every-page.server.ts";
import styles from "./site-plan.module.css";
import { indexTexts } from "./texts.ts";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly areas: readonly AreaPages[];
  /** Whether to show the areas' numbers, which people know them by. */
  readonly numbered?: boolean;
}

export function AreaLinks({ id, title, areas, numbered = false }: Props) {
  const { t } = useTexts(indexTexts);
  return (
    <Section id={id} title={title}>
      <ul className={styles.areas}>
        {areas.map(({ key, name, page, map }) => (
          <li key={key}>
            {numbered && <span className={styles.number}>{key}</span>}
            <SiteLink to={page}>{name}</SiteLink>
            <SiteLink to={map}>
              {t("indexes.map")}
              <span className="visually-hidden">, {name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
