import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { FireTimeline } from "../timeline/fire-timeline.tsx";
import { timelineTexts } from "../timeline/texts.ts";
import { SinceSection } from "./since-section.tsx";
import type { SinceView } from "./since-view.ts";
import { sinceTexts } from "./texts.ts";

describe.each(LANGUAGES)("the claim that nothing changed, in %s", (language) => {
  const { t } = textsOf(language, sinceTexts, timelineTexts);
  const shown = (node: React.ReactNode) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[language === "fr" ? "/" : "/en/"]}>{node}</MemoryRouter>,
    );
  const quiet: SinceView = { state: "ready", from: null, until: null, groups: "" };
  const since = (change: Partial<SinceView>) => shown(<SinceSection since={{ ...quiet, ...change }} />);
  const CLAIM = /Aucun changement|aucun nouveau feu|No changes|no new fires/;

  test("the claim of no change covers the day since yesterday if the whole day was watched", () => {
    expect(since({})).toContain(t("since.nothing"));
    expect(t("since.nothing")).toMatch(/^(?:Depuis hier|Since yesterday),/);
  });

  test("the claim of no change only covers the time since the watch began, if that is less than a day", () => {
    const young = since({ from: "9 h 42" });
    expect(young).toContain(t("since.nothing.young", { when: "9 h 42" }));
    expect(young).not.toContain(t("since.nothing"));
  });

  test("the claim of no change disappears once the watch has stopped, whenever the watch began", () => {
    for (const from of [null, "9 h 42"]) {
      const stopped = since({ from, until: "10 h 15" });
      expect(stopped).not.toMatch(CLAIM);
      expect(stopped).toContain(t("since.stopped", { when: "10 h 15" }));
      expect(stopped.includes(t("since.young", { when: "9 h 42" }))).toBe(from !== null);
    }
  });

  test("the claim of no change disappears for a fire whose latest changes may be missing", () => {
    const timeline = { isKnown: true, isFailing: false, followedSince: "9 h 42", entries: [] };
    expect(shown(<FireTimeline timeline={timeline} />)).toContain(t("timeline.none"));
    const failing = shown(<FireTimeline timeline={{ ...timeline, isFailing: true }} />);
    expect(failing).not.toMatch(CLAIM);
    expect(failing).toContain(t("timeline.failing"));
  });
});
