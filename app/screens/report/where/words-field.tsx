import { type ReactNode, useRef, useState } from "react";
import type { Language } from "#territory/language.ts";
import { Button } from "../../../design/button.tsx";
import { Choices } from "../../../design/choices.tsx";
import { TextField } from "../../../design/field.tsx";
import { Icon } from "../../../design/icon.tsx";
import { Notice } from "../../../design/notice.tsx";
import { useAfterPress } from "../../../frame/use-after-press.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { fetchWords } from "./fetch-where.ts";
import { whereTexts } from "./texts.ts";
import { pointValue } from "./typed-point.ts";
import styles from "./where.module.css";
import type { WhereChoice, WordsFound } from "./where-found.ts";

type WordsState =
  | { readonly is: "idle" }
  | { readonly is: "busy" }
  | { readonly is: "failed" }
  | { readonly is: "found"; readonly found: WordsFound };

const IDLE: WordsState = { is: "idle" };

interface Options {
  readonly language: Language;
  /** Result that the server already returned. */
  readonly first: WordsFound | null;
  /** Point set on the map, if any. A point set during a lookup takes precedence over the lookup's result. */
  readonly pin: string;
  readonly onFound: (found: WordsFound) => void;
}

/** Looks up a typed text if it is new or its lookup failed. Ignores the result if the text has changed. */
function useWords({ language, first, pin, onFound }: Options) {
  const [state, setState] = useState<WordsState>(
    first && first.became !== "nothing" ? { is: "found", found: first } : IDLE,
  );
  const requestedWords = useRef(first?.words ?? "");
  const listener = useRef(onFound);
  listener.current = onFound;
  const pinned = useRef(pin);
  pinned.current = pin;

  async function lookUp(typed: string): Promise<void> {
    const words = typed.trim();
    if (words === "" || (words === requestedWords.current && state.is !== "failed")) return;
    requestedWords.current = words;
    setState({ is: "busy" });
    const before = pinned.current;
    const answer = await fetchWords(words, language).catch(() => null);
    if (requestedWords.current !== words) return;
    setState(answer ? { is: "found", found: answer } : { is: "failed" });
    if (answer && pinned.current === before) listener.current(answer);
  }
  function forget(): void {
    requestedWords.current = "";
    setState(IDLE);
  }
  return { state, lookUp, forget };
}

/** Legends of the offered places; undefined if the places' names are only similar to the typed text. */
const LEGENDS: Partial<Record<WordsFound["became"], "where.several" | "where.others">> = {
  several: "where.several",
  point: "where.others",
  town: "where.others",
};

/** A place that the typed text matched, or that was picked among several places. */
export type MatchedPlace = Pick<WhereChoice, "at" | "about" | "knownFire"> & {
  readonly name: string | null;
};

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onType: (words: string) => void;
  readonly onPlace: (place: MatchedPlace) => void;
  /** The server's result, if the browser sent the form without scripts. */
  readonly first: WordsFound | null;
  readonly choiceName: string;
  /** Current point for the typed text, in the format of `pointValue`. */
  readonly chosen: string;
  readonly pin?: string;
  readonly error?: string | undefined;
}

/** Text field for a place. The button, Enter or leaving the field looks up the text, on the same page. */
export function WordsField({
  id,
  value,
  onType,
  onPlace,
  first,
  choiceName,
  chosen,
  pin = "",
  ...field
}: Props) {
  const { language, t } = useTexts(whereTexts);
  const { state, lookUp, forget } = useWords({
    language,
    first,
    pin,
    onFound({ at, name }) {
      if (at) onPlace({ at, name, about: "", knownFire: null });
    },
  });
  const search = () => void lookUp(value);
  const afterPress = useAfterPress();
  const isKnown = state.is === "found" && state.found.words === value.trim();
  return (
    <div className={styles.words}>
      <div className={styles.line}>
        <TextField
          {...field}
          id={id}
          value={value}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => {
            if (state.is !== "idle") forget();
            onType(currentTarget.value);
          }}
          onKeyDown={(event) => {
            // If the text has already been looked up, Enter submits the form.
            if (event.key !== "Enter" || isKnown || value.trim() === "") return;
            event.preventDefault();
            search();
          }}
          onBlur={() => afterPress(search)}
        />
        <Button
          theme="pale"
          className={styles.find}
          icon={<Icon name="search" />}
          onClick={search}
          aria-busy={state.is === "busy"}
        >
          {t("where.find")}
        </Button>
      </div>
      <div role="status">
        <Became state={state} />
      </div>
      {state.is === "found" && state.found.choices.length > 0 && (
        <div className={styles.wide}>
          <Choices
            legend={t(LEGENDS[state.found.became] ?? "where.near", { words: state.found.words })}
            hint={t("where.asTyped")}
            name={choiceName}
            choices={state.found.choices.map(({ at, name, about }) => ({
              value: pointValue(at),
              label: (
                <>
                  {name} <span className={styles.about}>{about}</span>
                </>
              ),
            }))}
            chosen={[chosen]}
            onChange={([picked]) => {
              const choice = state.found.choices.find(({ at }) => pointValue(at) === picked);
              if (choice) onPlace(choice);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Shows the result of a lookup, if it needs a message. */
function Became({ state }: { readonly state: WordsState }): ReactNode {
  const { t } = useTexts(whereTexts);
  if (state.is === "idle") return null;
  if (state.is === "busy") return <p className={styles.soft}>{t("where.busy")}</p>;
  if (state.is === "failed") return <Warning title={t("where.failed")} text={t("where.asTyped")} />;
  const { became, words, at, name, isGeocoderDown } = state.found;
  switch (became) {
    case "none":
      return (
        <Warning
          title={isGeocoderDown ? t("where.down") : t("where.none", { words })}
          text={t("where.asTyped")}
        />
      );
    case "town":
      return (
        <Warning
          title={t(isGeocoderDown ? "where.down" : "where.town")}
          text={`${t("where.town.text", { place: name })} ${t("where.asTyped")}`}
        />
      );
    case "wide":
      return (
        <Warning title={t("where.wide", { words })} text={`${t("where.wide.text")} ${t("where.asTyped")}`} />
      );
    case "unreadable":
      return (
        <Warning title={t("where.unreadable")} text={`${t("where.unreadable.text")} ${t("where.asTyped")}`} />
      );
    case "outside":
      return (
        <Warning
          title={t("where.outside")}
          text={[t("where.outside.text"), at && at.lon > 0 && t("where.outside.sign")]
            .filter(Boolean)
            .join(" ")}
        />
      );
    case "several":
    case "near":
      return isGeocoderDown ? <Warning title={t("where.down")} text={t("where.asTyped")} /> : null;
    default:
      return null;
  }
}

const Warning = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Notice severity="warning" title={title}>
    <p>{text}</p>
  </Notice>
);
