import { regionPath } from "#plan/area-paths.ts";
import { firePath } from "#plan/fire-path.ts";
import type { FireRow } from "../../parts/fire/rows.ts";
import { LARGE_HA, type LightFires, type RegionFires } from "./light-fires.server.ts";
import { Missing } from "./light-parts.server.tsx";
import { type PartTexts, sizeWords } from "./part-texts.ts";
import { SECTION_IDS } from "./section-ids.ts";

/** Shows the number of active fires, the most serious fires, and all other fires by region. */
export function Fires({ fires, texts }: { readonly fires: LightFires | null; readonly texts: PartTexts }) {
  const { language, t } = texts;
  return (
    <section id={SECTION_IDS[language].fires}>
      <h2>{t("light.fires")}</h2>
      {fires === null ? (
        <Missing {...texts} />
      ) : fires.active === 0 ? (
        <p>{t("map.fires", { count: 0 })}</p>
      ) : (
        <Lists fires={fires} texts={texts} />
      )}
    </section>
  );
}

function Lists({ fires, texts }: { readonly fires: LightFires; readonly texts: PartTexts }) {
  const { t, formats } = texts;
  const { active, byStatus, worst, worstCount, regions, left } = fires;
  const counts = byStatus.map(
    ({ statusId, count }) => `${formats.number(count)} ${t(`status.${statusId}.plural`, { count })}`,
  );
  const size = sizeWords(LARGE_HA, texts);
  return (
    <>
      <p className="count">
        <b>{formats.number(active)}</b> {t("home.active", { count: active })}
      </p>
      <p>{counts.join(", ")}</p>
      {worst.length > 0 && (
        <>
          <h3>{t("light.fires.worst")}</h3>
          <p className="soft">
            {worst.length === worstCount
              ? t("light.fires.worst.all", { size })
              : t("light.fires.worst.some", { size, shown: worst.length, total: worstCount })}
          </p>
          <FireList fires={worst} texts={texts} />
        </>
      )}
      {regions.length > 0 && (
        <>
          <h3>{t("light.fires.others")}</h3>
          {left > 0 && <p className="soft">{t("light.fires.left", { count: left })}</p>}
          {regions.map((region) => (
            <Region key={region.code} region={region} texts={texts} />
          ))}
        </>
      )}
    </>
  );
}

function FireList({ fires, texts }: { readonly fires: readonly FireRow[]; readonly texts: PartTexts }) {
  const { language, t, isCopy } = texts;
  return (
    <ul>
      {fires.map((fire) => {
        const { id, name, number, sizeHa, place, statusId } = fire;
        const title = name ?? t("fires.unnamed", { number });
        const facts = [
          ...(name === null ? [] : [t("fires.number", { number })]),
          sizeWords(sizeHa, texts),
          place ?? t("fires.place.unknown"),
          t(`status.${statusId}`).toLowerCase(),
        ];
        return (
          <li key={id}>
            {isCopy ? title : <a href={firePath(fire, language)}>{title}</a>}, {facts.join(", ")}
          </li>
        );
      })}
    </ul>
  );
}

/** Fires of one region, collapsed; the region's name and number of fires stay visible. */
function Region({ region, texts }: { readonly region: RegionFires; readonly texts: PartTexts }) {
  const { language, t, isCopy } = texts;
  const { code, name, count, listed } = region;
  return (
    <details>
      <summary>
        {t("light.named", { name: name ?? t("fires.place.unknown"), list: t("map.fires", { count }) })}
      </summary>
      {listed.length > 0 && <FireList fires={listed} texts={texts} />}
      {!isCopy && code !== null && name !== null && (
        <p>
          <a href={regionPath(code, language)}>{t("light.region", { region: name })}</a>
        </p>
      )}
    </details>
  );
}
