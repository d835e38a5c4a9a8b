import { languageOfPath } from "#plan/paths.ts";
import { PART_NAMES, PARTS } from "#plan/review-files.ts";
import { servicesContext } from "../../context.ts";
import { Contents } from "../../design/contents.tsx";
import pageTop from "../../design/page-top.module.css";
import { Band } from "../../design/section.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import type { Route } from "./+types/review";
import { ChartPatterns } from "./chart-patterns.tsx";
import { Detail } from "./detail.tsx";
import { GlanceSection } from "./glance-section.tsx";
import { PastSection } from "./past-section.tsx";
import { readReview } from "./read-review.server.ts";
import { reviewPath } from "./review-parts.ts";
import { reviewTexts } from "./texts.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  return readReview(context.get(servicesContext), url, languageOfPath(url.pathname));
}

export default function Review({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(reviewTexts);
  useLiveData();
  const hasDetail = view.detail !== null && view.detail.total > 0;
  const parts = PART_NAMES.filter((part) => hasDetail || part === "glance" || part === "past");
  return (
    <>
      <PageHead
        title={t("review.title")}
        description={t("review.description")}
        addresses={{ fr: reviewPath("fr", view.zone), en: reviewPath("en", view.zone) }}
      />
      <ChartPatterns />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs trail={[{ to: reviewPath(language), label: t("review.title") }]} />
        <div className={pageTop.top}>
          <h1>{t("review.heading", { year: view.year })}</h1>
          <DataTime age={view.age} writtenAt={view.writtenAt} isLive />
          <Contents
            label={t("review.contents")}
            parts={parts.map((part) => ({ id: PARTS[part][language], label: t(`review.${part}`) }))}
          />
        </div>
      </Band>
      <Band>
        <GlanceSection view={view} />
      </Band>
      <Detail view={view} />
      <Band>
        <PastSection view={view} />
      </Band>
    </>
  );
}
