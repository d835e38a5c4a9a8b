import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { Point } from "#territory/point.ts";
import { Button } from "../../design/button.tsx";
import { TextField } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Said } from "../finder/said.tsx";
import styles from "./account.module.css";
import type { Answers } from "./answers.server.ts";
import { answersPath } from "./answers-path.ts";
import { accountTexts } from "./texts.ts";

interface Found {
  readonly at: Point;
  readonly name: string | null;
}

interface Props {
  readonly onFound: (found: Found) => void;
  readonly error: string | undefined;
}

/** Where an address is: taken where there is one such place, offered where there are several. */
export function PlaceSearch({ onFound, error }: Props) {
  const { language, t } = useTexts(accountTexts);
  const [words, setWords] = useState("");
  const fetcher = useFetcher<Answers>();
  const found = fetcher.data?.found ?? null;
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (found?.point) take(found.point);
  }, [found]);
  const search = () => {
    if (words.trim() !== "") void fetcher.load(answersPath(language, { words }));
  };
  return (
    <div className={styles.search}>
      <TextField
        label={t("account.place.search")}
        hint={t("account.place.search.hint")}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          search();
        }}
        error={error}
      />
      <Button theme="pale" onClick={search} aria-busy={fetcher.state !== "idle"}>
        {t("account.place.find")}
      </Button>
      {found && <Said says={found.says} />}
      {found && found.choices.length > 0 && (
        <ul className={styles.choices}>
          {found.choices.map(({ name, about, at }) => (
            <li key={`${name} ${at.lat} ${at.lon}`}>
              <Button theme="pale" onClick={() => onFound({ at, name })}>
                {name}
              </Button>
              <span>{about}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
