/** Said in the footer of every page and beside figures; part of the frame's texts. */
export const unitWords = {
  "units.title": "Unités de mesure",
  "units.size": "Superficies",
  "units.distance": "Distances",
  "units.apply": "Changer les unités",
  "units.hectares": "hectares",
  "units.acres": "acres",
  "units.arpents": "arpents",
  "units.kilometres": "kilomètres",
  "units.metres": "mètres",
  "units.feet": "pieds",
} as const;
