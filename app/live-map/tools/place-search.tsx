import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { MAP_SEARCH_PATHS, SEARCH_PARAMETER } from "#plan/map-files.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { SearchField } from "../../design/search-field.tsx";
import { useCombobox } from "../../forms/combobox/use-combobox.ts";
import { useRequired } from "../../forms/use-required.ts";
import { limitedSignal } from "../../frame/limited-signal.ts";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { liveMapTexts } from "../texts.ts";
import type { FoundPlace, FoundPlaces } from "./found-places.ts";
import styles from "./place-search.module.css";
import { readFoundPlaces } from "./read-found-places.ts";

const TYPING_PAUSE_MS = 350;
const SHORTEST = 3;
const TIME_LIMIT_MS = 8000;

/** State of a search; "found" means that the search ended, even without results. */
type SearchState = { readonly is: "idle" | "busy" | "failed" } | ({ readonly is: "found" } & FoundPlaces);

const IDLE: SearchState = { is: "idle" };

async function ask(words: string, language: Language, signal: AbortSignal): Promise<SearchState> {
  const query = new URLSearchParams({ [SEARCH_PARAMETER]: words });
  const answer = await fetch(`${MAP_SEARCH_PATHS[language]}?${query}`, {
    signal: limitedSignal(signal, TIME_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`map search: ${answer.status}`);
  return { is: "found", ...readFoundPlaces(await answer.json()) };
}

/** Suggests places after a pause in typing, or searches at once. A search cancels the previous one. */
function usePlaceSearch() {
  const { language } = useTexts();
  const [state, setState] = useState(IDLE);
  const asking = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(timer.current);
    asking.current?.abort();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the end of the component.
  useEffect(() => stop, []);

  /** Returns the result, or null if another search started meanwhile. */
  async function search(words: string): Promise<SearchState | null> {
    stop();
    const controller = new AbortController();
    asking.current = controller;
    setState({ is: "busy" });
    const answer = await ask(words, language, controller.signal).catch((): SearchState => ({ is: "failed" }));
    if (controller.signal.aborted) return null;
    setState(answer);
    return answer;
  }
  function suggest(words: string) {
    stop();
    setState(IDLE);
    if (words.trim().length >= SHORTEST)
      timer.current = setTimeout(() => void search(words), TYPING_PAUSE_MS);
  }
  function forget() {
    stop();
    setState(IDLE);
  }
  return { state, search, suggest, forget };
}

interface Props {
  /** Goes to a place on the map; null before the map is live. The form then opens the location page. */
  readonly onFound: ((place: FoundPlace) => void) | null;
}

/** Search for a place, with suggestions on the map. Without scripts, it opens the location page. */
export function PlaceSearch({ onFound }: Props) {
  const { language, t } = useTexts(liveMapTexts);
  const required = useRequired();
  const { state, search, suggest, forget } = usePlaceSearch();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = state.is === "found" ? state : null;
  const places = found?.places ?? [];
  const combobox = useCombobox({ id, count: places.length, isOpen: state.is !== "idle", close: forget });
  const { active, setActive } = combobox;

  function choose(place: FoundPlace) {
    if (input.current) input.current.value = place.name;
    forget();
    setActive(-1);
    onFound?.(place);
  }
  /** Goes to the active or the only suggestion; else searches, and goes to a place with exactly that name. */
  async function take() {
    const [only, another] = places;
    const chosen = places[active] ?? (another ? undefined : only);
    if (chosen) return choose(chosen);
    const answer = input.current && (await search(input.current.value));
    if (answer?.is === "found" && answer.isAnswer && answer.places[0]) choose(answer.places[0]);
  }
  function onSubmit(event: FormEvent) {
    if (!onFound) return;
    event.preventDefault();
    void take();
  }
  return (
    <search className={styles.search}>
      <form
        method="get"
        action={pathTo("current-situation-location", language)}
        aria-label={t("livemap.search")}
        onSubmit={onSubmit}
      >
        <LastingParameterInputs />
        <SearchField
          compact
          ref={input}
          id={`${id}field`}
          label={t("livemap.search")}
          submit={t("nav.search.submit")}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name={PARAMETERS.address[language]}
          placeholder={t("livemap.search")}
          {...required}
          {...combobox.field}
          onChange={(event) => {
            setActive(-1);
            if (onFound) suggest(event.target.value);
          }}
          onKeyDown={combobox.onKeyDown}
        />
      </form>
      <p className={styles.said} role="status">
        {state.is === "busy" && t("livemap.search.busy")}
        {state.is === "failed" && t("livemap.search.failed")}
        {found?.said}
        {places.length > 0 && (
          <span className={found?.said && "visually-hidden"}>
            {t("livemap.search.found", { count: places.length })}
          </span>
        )}
      </p>
      <div
        id={combobox.listId}
        className={styles.list}
        role="listbox"
        aria-label={t("livemap.search")}
        hidden={places.length === 0}
      >
        {places.map((place, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose among the options.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two places of one name only differ by their rank.
            key={at}
            id={combobox.optionId(at)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => choose(place)}
          >
            {place.name} <span>{place.about}</span>
          </div>
        ))}
      </div>
    </search>
  );
}
