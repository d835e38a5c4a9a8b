import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { queryPath } from "#plan/paths.ts";
import { SUGGESTIONS_PATHS } from "#plan/suggestions-path.ts";
import { openPopover } from "../../design/open-popover.ts";
import { limitedSignal } from "../../frame/limited-signal.ts";
import { useWithLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Marked } from "./marked.tsx";
import { NO_SUGGESTIONS, readSuggestions } from "./read-suggestions.ts";
import styles from "./suggestions.module.css";
import { suggestionTexts } from "./texts.ts";
import { useCombobox } from "./use-combobox.ts";

const TYPING_PAUSE_MS = 150;
const SHORTEST = 2;
const TIME_LIMIT_MS = 4000;

/** Fetches suggestions when typing pauses, and cancels the previous request. Errors give no suggestions. */
function useSuggestions() {
  const { language } = useTexts();
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const asking = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(timer.current);
    asking.current?.abort();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the component is removed.
  useEffect(() => stop, []);

  async function ask(words: string): Promise<void> {
    const controller = new AbortController();
    asking.current = controller;
    const signal = limitedSignal(controller.signal, TIME_LIMIT_MS);
    const answer = await fetch(queryPath(SUGGESTIONS_PATHS[language], language, { words }), { signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (!controller.signal.aborted) setSuggestions(readSuggestions(answer));
  }
  function suggest(words: string) {
    stop();
    if (words.trim().length < SHORTEST) setSuggestions(NO_SUGGESTIONS);
    else timer.current = setTimeout(() => void ask(words), TYPING_PAUSE_MS);
  }
  function forget() {
    stop();
    setSuggestions(NO_SUGGESTIONS);
  }
  return { suggestions, suggest, forget };
}

/** Adds a list of suggestions to an existing search field. This module is loaded once the field is used. */
export default function Suggestions({ field }: { readonly field: HTMLInputElement }) {
  const { t } = useTexts(suggestionTexts);
  const id = useId();
  const navigate = useNavigate();
  const withParameters = useWithLastingParameters();
  const { suggestions, suggest, forget } = useSuggestions();
  const rows = suggestions.groups.flatMap((group) => group.rows);
  const combobox = useCombobox({ id, count: rows.length, close: forget });
  const { active, setActive, listId, optionId } = combobox;

  function choose(at: number) {
    const chosen = rows[at];
    if (!chosen) return;
    forget();
    setActive(-1);
    // On a phone the field is in an open menu, which would stay open if the new page has the same path.
    openPopover(field)?.hidePopover();
    void navigate(withParameters(chosen.to));
  }
  const onInput = useEffectEvent(() => {
    setActive(-1);
    suggest(field.value);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      choose(active);
    } else combobox.onKeyDown(event);
  });
  const onLeave = useEffectEvent(() => {
    forget();
    setActive(-1);
  });

  useEffect(() => {
    const inputs = new AbortController();
    const { signal } = inputs;
    field.inputMode = "search";
    field.enterKeyHint = "search";
    field.addEventListener("input", () => onInput(), { signal });
    field.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    field.addEventListener("blur", () => onLeave(), { signal });
    // Handle the text that was typed while this module was loading.
    if (field.value !== field.defaultValue) onInput();
    return () => inputs.abort();
  }, [field]);
  useEffect(() => {
    for (const [name, value] of Object.entries(combobox.field)) {
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, String(value));
    }
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  });

  let at = -1;
  return (
    <>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && t("suggestions.found", { count: rows.length })}
      </p>
      <div
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={t("suggestions.label")}
        hidden={rows.length === 0}
      >
        {suggestions.groups.map(({ title, rows: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: only this role groups the options of a list.
          <div key={title} role="group" aria-label={title}>
            <p className={styles.group} aria-hidden="true">
              {title}
            </p>
            {inGroup.map((row) => {
              at += 1;
              const own = at;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose among the options.
                <div
                  key={own}
                  id={optionId(own)}
                  className={styles.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === active}
                  // Keep the focus in the field: losing it would close the list before the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(own)}
                >
                  <Marked pieces={row.title} /> <span>{row.about}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
