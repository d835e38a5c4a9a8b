import { firePath, regionSlugOf } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { RestrictionSign, Status } from "../../parts/fire/marks.tsx";
import { Size } from "../../parts/units/measure.tsx";
import { liveMapTexts } from "../texts.ts";
import type { CardView } from "./card-view.server.ts";
import { Facts, FactsThere, Restrictions, ThreeDays } from "./facts.tsx";
import { OutLink } from "./out-link.tsx";

export type Of<Kind extends CardView["kind"]> = { readonly card: Extract<CardView, { kind: Kind }> };

export function FireCard({ card: { fire, causeId, contained, extinguished, modified, facts } }: Of<"fire">) {
  const { language, t } = useTexts(liveMapTexts);
  return (
    <>
      <Facts
        facts={[
          [t("fires.column.status"), <Status key="status" statusId={fire.status} />],
          [
            t("fires.column.size"),
            fire.sizeHa === null ? t("fires.size.unknown") : <Size key="size" hectares={fire.sizeHa} />,
          ],
          [t("fires.column.place"), fire.place ?? t("fires.place.unknown")],
          [t("fires.filter.protection"), t(`protection.${fire.isNorthern ? "northern" : "intensive"}`)],
          [t("fires.column.started"), fire.started],
          [t("fires.status.contained"), contained],
          [t("status.6"), extinguished],
          [t("fires.column.cause"), causeId && t(`cause.${causeId}`)],
          [t("livemap.card.modified"), modified],
        ]}
      />
      <p>
        <OutLink to={firePath(fire, language)}>{t("livemap.card.fire")}</OutLink>
      </p>
      {facts ? <FactsThere facts={facts} /> : <p>{t("livemap.card.unmapped")}</p>}
    </>
  );
}

export function ZoneCard({
  card: { danger, activeFires, restrictions, doubt },
  slug,
}: Of<"zone"> & { readonly slug: string | undefined }) {
  const { language, t, formats } = useTexts(liveMapTexts);
  return (
    <>
      <ThreeDays danger={danger} />
      <Facts
        facts={[[t("livemap.report.active"), activeFires === null ? null : formats.number(activeFires)]]}
      />
      <Restrictions restrictions={restrictions} doubt={doubt} />
      {slug && (
        <p>
          <OutLink to={pathTo("current-situation-zone", language, { slug })}>
            {t("livemap.card.zone")}
          </OutLink>
        </p>
      )}
    </>
  );
}

export function RegionCard({ card: { code, activeFires, restrictions, doubt } }: Of<"region">) {
  const { language, t, formats } = useTexts(liveMapTexts);
  return (
    <>
      <Facts
        facts={[[t("livemap.report.active"), activeFires === null ? null : formats.number(activeFires)]]}
      />
      <Restrictions restrictions={restrictions} doubt={doubt} />
      <p>
        <OutLink to={pathTo("current-situation-region", language, { slug: regionSlugOf(code, language) })}>
          {t("livemap.card.region")}
        </OutLink>
      </p>
    </>
  );
}

export function RestrictionCard({ card: { restriction } }: Of<"restriction">) {
  const { t } = useTexts(liveMapTexts);
  const { type, regions, from, until, isUnsure } = restriction;
  const where = regions || t("restrictions.area.none");
  return (
    <>
      <Facts
        facts={[
          [t("livemap.card.where"), isUnsure ? `${where} (${t("restrictions.unsure")})` : where],
          [t("livemap.card.from"), from],
          [t("livemap.card.until"), until ?? t("livemap.card.noEnd")],
        ]}
      />
      <p>
        <RestrictionSign type={type} /> {t(`restriction.${type}.help`)}
      </p>
    </>
  );
}
