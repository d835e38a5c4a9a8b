import { globSync } from "node:fs";
import { join } from "node:path";
import { suggestionTexts } from "#app/forms/combobox/texts.ts";
import { formTexts } from "#app/forms/form/texts.ts";
import { consentTexts } from "#app/frame/analytics/texts.ts";
import { textsOf } from "#app/i18n/texts-of.ts";
import { aroundMapTexts } from "#app/live-map/around/texts.ts";
import { aroundListTexts } from "#app/live-map/around-lists/texts.ts";
import { smokeTexts } from "#app/live-map/smoke/texts.ts";
import { liveMapTexts } from "#app/live-map/texts.ts";
import { pastTexts } from "#app/parts/account/past/texts.ts";
import { savedTexts } from "#app/parts/account/saved/texts.ts";
import { accountTexts } from "#app/parts/account/texts.ts";
import { areaMapTexts } from "#app/parts/drawn-map/area/texts.ts";
import { finderTexts } from "#app/parts/finder/texts.ts";
import { openFireTexts } from "#app/parts/open-fire/texts.ts";
import { placeTexts } from "#app/parts/place/texts.ts";
import { queueTexts } from "#app/parts/report-queue/texts.ts";
import { sinceTexts } from "#app/parts/since/texts.ts";
import { sitePlanTexts } from "#app/parts/site-plan/texts.ts";
import { siteSearchTexts } from "#app/parts/site-search/texts.ts";
import { smokeForecastTexts } from "#app/parts/smoke/texts.ts";
import { storyTexts } from "#app/parts/story/texts.ts";
import { surroundingsTexts } from "#app/parts/surroundings/texts.ts";
import { timelineTexts } from "#app/parts/timeline/texts.ts";
import { alertStatusTexts } from "#app/screens/alert-status/texts.ts";
import { stopTexts } from "#app/screens/alerts-stop/texts.ts";
import { apiTexts } from "#app/screens/api/texts.ts";
import { areaTexts } from "#app/screens/area/texts.ts";
import { blogTexts } from "#app/screens/blog/texts.ts";
import { careerTexts } from "#app/screens/careers/texts.ts";
import { fireTexts } from "#app/screens/fire/texts.ts";
import { getReadyTexts } from "#app/screens/get-ready/texts.ts";
import { homeTexts } from "#app/screens/home/texts.ts";
import { indexTexts } from "#app/screens/indexes/texts.ts";
import { lightTexts } from "#app/screens/light/texts.ts";
import { locationTexts } from "#app/screens/location/texts.ts";
import { newsletterTexts } from "#app/screens/newsletter/texts.ts";
import { offlineTexts } from "#app/screens/offline/texts.ts";
import { pageTexts } from "#app/screens/pages/texts.ts";
import { preventionTexts } from "#app/screens/prevention/texts.ts";
import { sentTexts } from "#app/screens/profile/sent/texts.ts";
import { sessionTexts } from "#app/screens/profile/sessions/texts.ts";
import { profileTexts } from "#app/screens/profile/texts.ts";
import { redirectionTexts } from "#app/screens/redirection/texts.ts";
import { releaseTexts } from "#app/screens/releases/texts.ts";
import { reportTexts } from "#app/screens/report/texts.ts";
import { whereTexts } from "#app/screens/report/where/texts.ts";
import { reviewTexts } from "#app/screens/review/texts.ts";
import { searchTexts } from "#app/screens/search/texts.ts";
import { situationTexts } from "#app/screens/situation/texts.ts";
import { widgetTexts } from "#app/screens/widget/texts.ts";
import type { Bilingual, Language } from "#territory/language.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Texts of the frame and of each family of screens, by file. */
export const TEXT_FILES: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = Object.fromEntries(
  await Promise.all(
    globSync("app/**/{texts,dictionary}.ts", { cwd: ROOT }).map(async (path) => [
      path,
      Object.values(await import(join(ROOT, path)))[0],
    ]),
  ),
);

/** Returns the site's texts in a language, by which tests find elements. */
export const words = (language: Language) =>
  textsOf(
    language,
    accountTexts,
    apiTexts,
    areaMapTexts,
    areaTexts,
    aroundListTexts,
    aroundMapTexts,
    smokeForecastTexts,
    smokeTexts,
    blogTexts,
    careerTexts,
    consentTexts,
    finderTexts,
    fireTexts,
    formTexts,
    getReadyTexts,
    homeTexts,
    indexTexts,
    lightTexts,
    liveMapTexts,
    locationTexts,
    openFireTexts,
    pageTexts,
    placeTexts,
    redirectionTexts,
    preventionTexts,
    profileTexts,
    queueTexts,
    sentTexts,
    sessionTexts,
    pastTexts,
    savedTexts,
    newsletterTexts,
    offlineTexts,
    alertStatusTexts,
    stopTexts,
    releaseTexts,
    reportTexts,
    reviewTexts,
    searchTexts,
    sinceTexts,
    sitePlanTexts,
    siteSearchTexts,
    situationTexts,
    storyTexts,
    surroundingsTexts,
    suggestionTexts,
    surroundingsTexts,
    timelineTexts,
    whereTexts,
    widgetTexts,
  ).t;

/** Key of any text of the site. */
export type Word = Parameters<ReturnType<typeof words>>[0];

/** Returns the texts of the frame and of every family of screens, by key. */
export const textsIn = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.values(TEXT_FILES).flatMap((texts) =>
      Object.entries(texts).map(([key, text]) => [key, text[language]]),
    ),
  );
