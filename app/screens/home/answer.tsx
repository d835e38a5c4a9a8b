import { pathTo } from "#plan/paths.ts";
import { BigNumber } from "../../design/big-number.tsx";
import { Notice } from "../../design/notice.tsx";
import { Scene } from "../../design/scene.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { Tally } from "../../design/tally.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { statusWord } from "../../parts/fire/fire-choices.ts";
import { STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { NothingBurns } from "../../parts/fire/nothing-burns.tsx";
import { CRISIS_ABOVE } from "../../parts/fire/season-state.ts";
import type { HomeView } from "./home-view.server.ts";
import { homeTexts } from "./texts.ts";

/** Shows the number of fires, a comparison and their statuses: the first thing that a visitor reads. */
export function Answer({ view }: { readonly view: Pick<HomeView, "active" | "state"> }) {
  const { language, t, formats } = useTexts(homeTexts);
  const { active, state } = view;
  const seasonWords = ({ fires, difference }: { fires: number; difference: number }) =>
    t(meanKey(difference), { count: fires, percent: formats.share(Math.abs(difference)) });
  if (active === null) return <Missing />;
  if (state === "winter" || state === "quiet")
    return <NothingBurns state={state} picture={<Scene name={state === "winter" ? "winter" : "still"} />} />;
  return (
    <>
      <BigNumber
        size="hero"
        tone="ember"
        value={formats.number(active.total)}
        words={t("home.active", { count: active.total })}
        comparisons={[
          ...(active.change === null
            ? []
            : [t(changeKey(active.change), { count: Math.abs(active.change) })]),
          t("home.split", {
            intensive: formats.number(active.intensive),
            northern: formats.number(active.northern),
          }),
          ...(active.season === null ? [] : [seasonWords(active.season)]),
        ]}
      />
      <Tally
        items={active.byStatus.map(({ statusId, count }) => ({
          id: String(statusId),
          mark: <ShapeMark {...STATUS_LOOKS[statusId]} />,
          count: formats.number(count),
          words: t(`status.${statusId}.plural`, { count }),
          to: sectionPath("fires", language, { status: statusWord(statusId, language) }),
        }))}
      />
      {state === "crisis" && (
        <Notice
          severity="error"
          title={t("crisis.title", { count: CRISIS_ABOVE })}
          actions={
            <SiteLink to={pathTo("current-situation-location", language)}>{t("crisis.check")}</SiteLink>
          }
        >
          <p>{t("crisis.text")}</p>
        </Notice>
      )}
    </>
  );
}

/** Returns the text's key for a difference from the mean. A difference that rounds to 0% counts as zero. */
function meanKey(difference: number) {
  if (Math.round(difference * 100) === 0) return "home.atMean";
  return difference > 0 ? "home.aboveMean" : "home.belowMean";
}

function changeKey(change: number) {
  if (change > 0) return "home.moreThanLastWeek";
  return change < 0 ? "home.lessThanLastWeek" : "home.sameAsLastWeek";
}
