import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { MOST_PHOTOS } from "#intake/reports/vocabulary.ts";
import { formatPosition } from "#territory/format-position.ts";
import field from "../../design/field.module.css";
import { Checkbox, FieldError } from "../../design/field.tsx";
import { Icon } from "../../design/icon.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { DraftPhoto } from "./draft-photo.ts";
import { newKey } from "./new-key.ts";
import styles from "./photo-field.module.css";
import { PhotoProblem, photoPreview, preparePhoto } from "./photo-prepare.ts";
import { queueTexts } from "./texts.ts";

interface Props {
  readonly photos: readonly DraftPhoto[];
  readonly onChange: (photos: readonly DraftPhoto[]) => void;
  /** True if the sender agreed to send the locations of photos. */
  readonly agreesPosition: boolean;
  readonly onAgree: (agrees: boolean) => void;
}

/** Decimals of a location: about a hundred metres, a precision that a person can recognize. */
const DECIMALS = 3;

type PhotoProgress = "preparing" | "added" | "removed";
type Problem = PhotoProblem["code"] | "too-many";

/** Lets the sender take or choose photos for a report. Renders nothing without scripts. */
export function PhotoField(props: Props) {
  return useHydrated() ? <Field {...props} /> : null;
}

function Field({ photos, onChange, agreesPosition, onAgree }: Props) {
  const { t } = useTexts(queueTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<PhotoProgress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Photos are prepared one after the other, and others may be removed meanwhile.
  const latest = useRef({ photos, agreesPosition });
  latest.current = { photos, agreesPosition };
  const change = (now: readonly DraftPhoto[]) => {
    latest.current.photos = now;
    onChange(now);
  };

  /** Adds a photo; false if the report already has the maximum number. */
  async function add(file: File): Promise<boolean> {
    const isFull = () => latest.current.photos.length >= MOST_PHOTOS;
    if (isFull()) return false;
    const { blob, takenAt: position } = await preparePhoto(file);
    if (isFull()) return false;
    const { photos: others, agreesPosition: agrees } = latest.current;
    const sendsPosition = agrees && position !== null;
    change([...others, { key: newKey(), blob, name: file.name, position, sendsPosition }]);
    return true;
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Clear the input: the same file can be chosen again after it is removed.
    currentTarget.value = "";
    if (files.length === 0) return;
    setProgress("preparing");
    let found: Problem | null = null;
    let added = 0;
    for (const file of files) {
      try {
        if (await add(file)) added += 1;
        else found = "too-many";
      } catch (error) {
        found = error instanceof PhotoProblem ? error.code : "no-picture";
      }
    }
    setProblem(found);
    setProgress(added > 0 ? "added" : null);
  }

  function remove(key: string) {
    change(latest.current.photos.filter((photo) => photo.key !== key));
    setProblem(null);
    setProgress("removed");
    // The pressed button is gone, so move focus here.
    input.current?.focus();
  }

  function agree(agrees: boolean) {
    onAgree(agrees);
    change(
      latest.current.photos.map((photo) => ({ ...photo, sendsPosition: agrees && photo.position !== null })),
    );
  }

  const described = [`${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={field.field}>
      <legend className={field.legend}>{t("report.photos")}</legend>
      <p id={`${id}-hint`} className={field.hint}>
        {t("report.photos.hint")}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.key} className={styles.photo}>
              <Thumbnail photo={photo} number={index + 1} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t("report.photos.remove.which", { number: String(index + 1) })}
                onClick={() => remove(photo.key)}
              >
                <Icon name="close" size="small" />
                {t("report.photos.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Never disable or hide it: a keyboard user on it would lose focus to the top of the page. */}
      <label className={styles.add}>
        <Icon name="up" size="small" />
        {t(progress === "preparing" ? "report.photos.preparing" : "report.photos.add")}
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          aria-describedby={described}
          onChange={choose}
        />
      </label>
      <p className="visually-hidden" role="status">
        {progress && t(`report.photos.${progress}`)}
      </p>
      <div role="alert">
        {problem && <FieldError id={`${id}-error`}>{t(`report.photos.${problem}`)}</FieldError>}
      </div>
      <PositionQuestion photos={photos} agrees={agreesPosition} onAgree={agree} />
    </fieldset>
  );
}

function Thumbnail({ photo, number }: { readonly photo: DraftPhoto; readonly number: number }) {
  const { t } = useTexts(queueTexts);
  const [preview, setPreview] = useState("");
  const { blob } = photo;
  useEffect(() => {
    let isShown = true;
    photoPreview(blob).then(
      (address) => isShown && setPreview(address),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [blob]);
  if (preview !== "") return <img src={preview} alt={t("report.photos.which", { number: String(number) })} />;
  return (
    <p className={styles.unseen}>
      {t("report.photos.unseen")}
      <br />
      {photo.name}
    </p>
  );
}

interface QuestionProps {
  readonly photos: readonly DraftPhoto[];
  readonly agrees: boolean;
  readonly onAgree: (agrees: boolean) => void;
}

/** Asks whether to send photos' locations, and shows them. Renders nothing if no photo has a location. */
function PositionQuestion({ photos, agrees, onAgree }: QuestionProps) {
  const { language, t } = useTexts(queueTexts);
  const places = photos.flatMap(({ position }) =>
    position ? [formatPosition(position, language, DECIMALS)] : [],
  );
  if (places.length === 0) return null;
  return (
    <>
      <Checkbox
        label={
          <>
            {t("report.photos.position")}
            {[...new Set(places)].map((place) => (
              <span key={place} className={styles.position}>
                {place}
              </span>
            ))}
          </>
        }
        checked={agrees}
        onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
      />
      <p className={field.hint}>{t("report.photos.position.hint")}</p>
    </>
  );
}
