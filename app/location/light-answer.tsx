import { Icon, type IconName } from "../design/icon.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import styles from "./light-answer.module.css";
import type { LocationView } from "./location-view.server.ts";

type Light = LocationView["light"];
type Tone = "no" | "careful" | "yes";

const ICONS = { no: "error", careful: "warning", yes: "check-circle" } as const satisfies Record<
  Tone,
  IconName
>;
/** From this level up a yes has conditions, and from the next nothing should be lit. */
const [CONDITIONS, NOTHING] = [3, 4];

function toneOf(light: Light): Tone {
  if (light.kind === "unknown") return "careful";
  if (light.kind !== "allowed") return "no";
  if (typeof light.danger !== "number") return "careful";
  if (light.danger >= NOTHING) return "no";
  return light.danger >= CONDITIONS ? "careful" : "yes";
}

/** May a fire be lit here? In a few large words, then until when or why. */
export function LightAnswer({ light }: { readonly light: Light }) {
  const tone = toneOf(light);
  const { words, reasons } = useAnswer(light);
  return (
    <div className={styles.answer} data-tone={tone} role="status">
      <Icon name={ICONS[tone]} />
      <div>
        <p className={styles.words}>{words}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}

function useAnswer(light: Light): { words: string; reasons: readonly string[] } {
  const { t } = useTexts();
  const number = t("emergency.number");
  switch (light.kind) {
    case "banned":
    case "beside": {
      const until = light.until
        ? t("location.banned.until", { when: light.until })
        : t("location.banned.noEnd");
      return light.kind === "banned"
        ? { words: t(`location.banned.${light.by}`), reasons: [until] }
        : { words: t("location.beside"), reasons: [until, t("location.besideText")] };
    }
    case "unknown":
      return {
        words: t(`location.unknown.${light.why}`),
        reasons: [t("location.unknownText", { number })],
      };
    case "allowed": {
      const { danger, bannedFrom } = light;
      const soon = bannedFrom === null ? [] : [t("location.bannedFrom", { when: bannedFrom })];
      if (typeof danger !== "number") {
        const words = t(`location.allowed.${danger ?? "unrated"}`);
        return { words, reasons: [t("location.allowedText.unknown", { number }), ...soon] };
      }
      const level = t(`danger.${danger}`).toLowerCase();
      const today = t("location.today", { level, advice: t(`danger.${danger}.help`) });
      return { words: t(`location.allowed.${danger}`), reasons: [today, ...soon] };
    }
  }
}
