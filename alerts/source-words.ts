import type { AirBand } from "#territory/air-index.ts";
import type { Language } from "#territory/language.ts";

/**
 * Words about sources around fires. Advice says what pages say. Its first French sentences have no letter that
 * doubles the parts of a text message.
 */
interface SourceWords {
  readonly air: {
    readonly bands: Readonly<Record<AirBand, string>>;
    readonly now: (band: string, index: string) => string;
    readonly down: (band: string, index: string) => string;
    /** @param distance null if the place is unknown */
    readonly measured: (station: string, distance: string | null, when: string) => string;
    readonly chosen: (level: number) => string;
    /** The air is below the level in two measurements. */
    readonly below: (level: number) => string;
    readonly advice: Readonly<Record<AirBand, readonly string[]>>;
  };
}

export const SOURCE_WORDS: Readonly<Record<Language, SourceWords>> = {
  fr: {
    air: {
      bands: { low: "faible", moderate: "modérée", high: "élevée", "very-high": "très élevée" },
      now: (band, index) => `cote air santé maintenant ${band} (${index})`,
      down: (band, index) => `cote air santé en baisse, ${band} (${index})`,
      measured: (station, distance, when) =>
        `Mesurée à la station ${station}${distance === null ? "" : `, à ${distance} du lieu`}, le ${when}.`,
      chosen: (level) => `Vous avez choisi des alertes à partir de ${level}.`,
      below: (level) => `Deux valeurs de suite sont sous ${level}, le niveau que vous avez choisi.`,
      advice: {
        low: ["L’air convient aux activités extérieures."],
        moderate: [
          "Si vous toussez ou si votre gorge pique, réduisez vos efforts dehors.",
          "Faites-le sans attendre si vous avez une maladie du cœur ou des poumons.",
        ],
        high: [
          "Personnes à risque\u00a0: réduisez ou remettez les efforts dehors.",
          "Les autres\u00a0: faites pareil si vous toussez ou si votre gorge pique.",
          "À risque\u00a0: les enfants, les personnes aînées, les personnes malades du cœur ou des poumons.",
        ],
        "very-high": [
          "Personnes à risque\u00a0: évitez tout effort dehors.",
          "Les autres\u00a0: réduisez ou remettez les efforts dehors.",
          "Fermez les fenêtres.",
          "À risque\u00a0: les enfants, les personnes aînées, les personnes malades du cœur ou des poumons.",
        ],
      },
    },
  },
  en: {
    air: {
      bands: { low: "low", moderate: "moderate", high: "high", "very-high": "very high" },
      now: (band, index) => `air quality health index now ${band} (${index})`,
      down: (band, index) => `air quality health index down to ${band} (${index})`,
      measured: (station, distance, when) =>
        `Measured at the ${station} station${distance === null ? "" : `, ${distance} from the place`}, on ${when}`,
      chosen: (level) => `You chose alerts starting at ${level}.`,
      below: (level) => `Two measurements in a row are below ${level}, the level you chose.`,
      advice: {
        low: ["The air is good for outdoor activities."],
        moderate: [
          "If you cough or your throat is sore, take it easier outdoors.",
          "Do it right away if you have heart or lung disease.",
        ],
        high: [
          "People with heart or lung disease, children and seniors: reduce or put off strenuous activity outdoors.",
          "Everyone else: do the same if you cough or your throat is sore.",
        ],
        "very-high": [
          "People with heart or lung disease, children and seniors: avoid activity outdoors.",
          "Everyone else: reduce or put off strenuous activity outdoors.",
          "Keep windows closed.",
        ],
      },
    },
  },
};
