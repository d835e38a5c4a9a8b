const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Words about sources around fires. The advice is the same as on pages. Its first French sentences avoid
 * letters that would double the parts of a text message.
 */
export const SOURCE_WORDS = {
  fr: {
    air: {
      bands: { low: "faible", moderate: "modérée", high: "élevée", "very-high": "très élevée" },
      now: (band: string, index: string) => `cote air santé maintenant ${band} (${index})`,
      down: (band: string, index: string) => `cote air santé en baisse, ${band} (${index})`,
      /** @param distance null if the place is unknown */
      measured: (station: string, distance: string | null, when: string) =>
        `Mesurée à la station ${station}${distance === null ? "" : `, à ${distance} de ce lieu`}, le ${when}.`,
      /** Distance of a station that is less than a kilometre away. */
      lessThan: "moins de 1\u00a0km",
      chosen: (level: number) => `Vous avez choisi des alertes à partir d’une cote air santé de ${level}.`,
      /** Says that the air was below the level in two measurements in a row. */
      below: (level: number) =>
        `La cote était sous ${level}, le seuil que vous avez choisi, lors de deux relevés de suite.`,
      advice: {
        low: ["L’air convient aux activités extérieures."],
        moderate: [
          "Si vous toussez ou si la gorge vous pique, réduisez vos efforts physiques dehors.",
          "C’est encore plus important si vous avez une maladie du cœur ou des poumons.",
        ],
        high: [
          "Personnes à risque\u00a0: réduisez ou reportez les efforts physiques dehors.",
          "Les autres\u00a0: faites de même si vous toussez ou si la gorge vous pique.",
          "Les enfants, les personnes aînées et les personnes malades du cœur ou des poumons sont à risque.",
        ],
        "very-high": [
          "Personnes à risque\u00a0: évitez tout effort physique dehors.",
          "Les autres\u00a0: réduisez ou reportez les efforts physiques dehors.",
          "Fermez les fenêtres.",
          "Les enfants, les personnes aînées et les personnes malades du cœur ou des poumons sont à risque.",
        ],
      },
    },
    /** Words about heat. Titles, subjects and text messages never say “fire”, as no fire is confirmed. */
    heat: {
      /** Start of a headline. The distance and direction follow. */
      seen: "chaleur détectée par satellite",
      /** @param satellites empty if unknown */
      spots: (count: number, when: string, satellites: string) =>
        `${count === 1 ? "1 point de chaleur, détecté" : `${count} points de chaleur, le dernier détecté`} le ${when}${satellites === "" ? "" : ` (${satellites})`}`,
      noFire: "L’agence ne connaît aucun feu près de cet endroit.",
      about:
        "Un point de chaleur n’est pas un feu confirmé\u00a0: il peut aussi venir d’une usine, d’une torchère ou du roc chauffé par le soleil.",
      position: "La position est approximative, à environ 1\u00a0km près.",
      advice: ["Fumée ou flammes\u00a0: appelez le 911."],
    },
    road: {
      /** @param route null if the source gives no number */
      closed: (route: string | null) => `${route === null ? "route" : `route ${route}`} fermée près d’un feu`,
      over: (route: string | null) =>
        `fin de la fermeture de ${route === null ? "la route" : `la route ${route}`}`,
      since: (when: string) => `Fermée depuis le ${when}`,
      fromFire: (km: string, fire: string) => `À ${km}\u00a0km du ${lowered(fire)}`,
      nearFire: (fire: string) => `Près du ${lowered(fire)}`,
      /** Names the road's source, because no other source says that a fire is the cause. */
      cause: "Selon Transports Québec, la fermeture est due à un feu de forêt",
      noLonger: "Transports Québec n’annonce plus cette fermeture.",
      /** Introduces the source's French words; empty in French. */
      french: "",
      advice: ["Avant de partir, composez le 511 ou consultez quebec511.info."],
    },
  },
  en: {
    air: {
      bands: { low: "low", moderate: "moderate", high: "high", "very-high": "very high" },
      now: (band: string, index: string) => `Air Quality Health Index now ${band} (${index})`,
      down: (band: string, index: string) => `Air Quality Health Index down to ${band} (${index})`,
      measured: (station: string, distance: string | null, when: string) =>
        `Measured at the ${station} station${distance === null ? "" : `, ${distance} from this place`}, on ${when}`,
      lessThan: "less than 1\u00a0km",
      chosen: (level: number) => `You chose alerts starting at an Air Quality Health Index of ${level}.`,
      below: (level: number) =>
        `The index was below ${level}, the level you chose, in 2 consecutive measurements.`,
      advice: {
        low: ["The air is good for outdoor activities."],
        moderate: [
          "If you cough or your throat is sore, take it easy outdoors.",
          "This matters even more if you have heart or lung disease.",
        ],
        high: [
          "People with heart or lung disease, children and seniors: reduce or put off strenuous activity outdoors.",
          "Everyone else: do the same if you cough or your throat is sore.",
        ],
        "very-high": [
          "People with heart or lung disease, children and seniors: avoid strenuous activity outdoors.",
          "Everyone else: reduce or put off strenuous activity outdoors.",
          "Keep windows closed.",
        ],
      },
    },
    heat: {
      seen: "heat seen by satellite",
      spots: (count: number, when: string, satellites: string) =>
        `${count === 1 ? "1 heat detection, seen" : `${count} heat detections, the last one seen`} on ${when}${satellites === "" ? "" : ` (${satellites})`}`,
      noFire: "This heat is not near any fire known to the agency.",
      about:
        "A heat detection is not a confirmed fire: it can come from a mill, a flare or sun on bare rock.",
      position: "The location is approximate, within about 1\u00a0km.",
      advice: ["If you see smoke or flames, call 911."],
    },
    road: {
      closed: (route: string | null) => `${route === null ? "road" : `Route ${route}`} closed near a fire`,
      over: (route: string | null) => `${route === null ? "road" : `Route ${route}`} closure ended`,
      since: (when: string) => `Closed since ${when}`,
      fromFire: (km: string, fire: string) => `${km}\u00a0km from ${fire}`,
      nearFire: (fire: string) => `Near ${fire}`,
      cause: "According to Transports Québec, the closure is due to a wildfire",
      noLonger: "Transports Québec no longer lists this closure.",
      french: "Transports Québec publishes these details in French only:",
      advice: ["Before leaving, call 511 or see quebec511.info."],
    },
  },
};
