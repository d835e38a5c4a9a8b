import { redirect } from "react-router";
import { loadMapTexts } from "../area-map/load-map-texts.ts";
import { servicesContext } from "../context.ts";
import { Band, Columns } from "../design/section.tsx";
import { pageNotFound } from "../errors/page-not-found.ts";
import { useLiveData } from "../frame/use-live-data.ts";
import { SmokeSteps } from "../home/smoke-steps.tsx";
import { loadTexts } from "../i18n/load-texts.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { ShareSection } from "../place-page/share-section.tsx";
import { screenOf } from "../screen-of.ts";
import { firePath, regionSlugOf } from "../situation/fire-path.ts";
import { useFigures } from "../units/use-figures.ts";
import type { Route } from "./+types/fire";
import { FireHead } from "./fire-head.tsx";
import { fireHeading } from "./fire-heading.ts";
import { FireMissing } from "./fire-missing.tsx";
import { FireReport } from "./fire-report.tsx";
import { fireById, fireView } from "./fire-view.server.ts";
import { There } from "./there.tsx";

await loadTexts({ fr: () => import("./texts.fr.ts"), en: () => import("./texts.en.ts") });
await loadMapTexts();
await loadTexts({
  fr: () => import("../place-page/texts.fr.ts"),
  en: () => import("../place-page/texts.en.ts"),
});

/** `{year}-{number}`. */
const FIRE_ID = /^\d{4}-\d{1,6}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "current-situation-fire");
  const { slug = "", id = "" } = parts;
  if (!FIRE_ID.test(id)) throw pageNotFound(request);
  const { situation: service, now } = context.get(servicesContext);
  const situation = await service.read();
  const writtenAt = now();
  const fire = fireById(situation, id);
  if (fire === null) {
    // While no list has come, nobody knows whether there is such a fire.
    if (situation.fires.value === null) return { kind: "missing", id, slug, writtenAt } as const;
    throw pageNotFound(request);
  }
  if (slug !== regionSlugOf(fire.region, language)) {
    throw redirect(firePath(fire, language) + new URL(request.url).search, 301);
  }
  return { kind: "fire", writtenAt, ...fireView(situation, fire, language, writtenAt) } as const;
}

/** The page of one fire: what the agency reports of it, what holds there, and what to do. */
export default function FirePage({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts();
  const figures = useFigures();
  useLiveData();
  if (view.kind === "missing") return <FireMissing id={view.id} slug={view.slug} />;
  const { fire } = view;
  const share = t("fire.share", {
    heading: fireHeading(fire, t),
    status: t(`status.${fire.statusId}`),
    size: fire.sizeHa === null ? t("fires.size.unknown") : figures.size(fire.sizeHa),
  });
  return (
    <>
      <FireHead fire={fire} age={view.age} map={view.map} writtenAt={view.writtenAt} />
      <Band>
        <FireReport fire={fire} />
      </Band>
      {/* The timeline of what happened to the fire stands here, in a Band of its own. */}
      <Band tone="lichen">
        <There view={view} />
      </Band>
      <Band>
        <Columns layout="halves">
          <SmokeSteps />
          <ShareSection title={share} path={firePath(fire, language)} />
        </Columns>
      </Band>
    </>
  );
}
