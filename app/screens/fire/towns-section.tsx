import { pathTo } from "#plan/paths.ts";
import { Section } from "../../design/section.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { howFar } from "../../parts/fire/how-far.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import styles from "./fire.module.css";
import type { NearTown } from "./near-towns.server.ts";
import { fireTexts } from "./texts.ts";

export function TownsSection({ towns }: { readonly towns: readonly NearTown[] }) {
  const { language, t } = useTexts(fireTexts);
  const figures = useFigures();
  return (
    <Section id="towns" title={t("fire.towns")}>
      <ul className={styles.towns}>
        {towns.map(({ slug, name, ...way }) => (
          <li key={slug}>
            <SiteLink to={pathTo("current-situation-location", language, {}, { place: slug })}>
              {name}
            </SiteLink>
            <span>{howFar(way, t, figures)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.townsNote}>{t("fire.towns.note")}</p>
    </Section>
  );
}
