import { useEffect, useEffectEvent, useState } from "react";
import type { Point } from "#territory/point.ts";
import { Button } from "../../design/button.tsx";
import { TextField } from "../../design/field.tsx";
import { Notice } from "../../design/notice.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { FinderMessages } from "../finder/finder-messages.tsx";
import { finderTexts } from "../finder/texts.ts";
import styles from "./account.module.css";
import type { Answers } from "./answers.server.ts";
import { fetchSavedAnswers, type Unanswered, unansweredBy } from "./fetch-saved-answers.ts";
import { accountTexts } from "./texts.ts";

interface Found {
  readonly at: Point;
  readonly name: string | null;
}

interface Props {
  readonly onFound: (found: Found) => void;
  readonly error: string | undefined;
}

/** Searches for an address. A single match is taken at once; several matches are offered. */
export function AddressSearch({ onFound, error }: Props) {
  const { language, t } = useTexts(accountTexts, finderTexts);
  const [words, setWords] = useState("");
  const [found, setFound] = useState<Answers["found"]>(null);
  const [failure, setFailure] = useState<Unanswered | null>(null);
  const [isBusy, setBusy] = useState(false);
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (found?.point) take(found.point);
  }, [found]);
  const search = async () => {
    if (isBusy || words.trim() === "") return;
    setBusy(true);
    setFailure(null);
    try {
      setFound((await fetchSavedAnswers({ language, words })).found);
    } catch (error) {
      setFound(null);
      setFailure(unansweredBy(error));
    } finally {
      setBusy(false);
    }
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
          void search();
        }}
        error={error}
      />
      <Button theme="pale" onClick={() => void search()} aria-busy={isBusy}>
        {t("account.place.find")}
      </Button>
      {failure && (
        <Notice severity="error" live title={t("account.place.search.failed")}>
          <p>{t(`account.failed.${failure}`)}</p>
        </Notice>
      )}
      {found && <FinderMessages says={found.says} />}
      {found?.point && found.choices.length > 0 && <p>{t("finder.others")}</p>}
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
