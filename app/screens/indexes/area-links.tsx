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
  /** Their numbers are what people know them by. */
  readonly numbered?: boolean;
}

/** The pages of each region or zone; nothing while none is open. */
export function AreaLinks({ id, title, areas, numbered = false }: Props) {
  const { t } = useTexts(indexTexts);
  if (areas.every(({ page, map }) => page === null && map === null)) return null;
  return (
    <Section id={id} title={title}>
      <ul className={styles.areas}>
        {areas.map(({ key, name, page, map }) => (
          <li key={key}>
            {numbered && <span className={styles.number}>{key}</span>}
            {page ? <SiteLink to={page}>{name}</SiteLink> : name}
            {map && (
              <SiteLink to={map}>
                {t("indexes.map")}
                <span className="visually-hidden">, {name}</span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
