// Places that matter for fires and that the packages lack: our own data, checked against the outline and the lakes.

/** Name, latitude, longitude, code of the MRC. */
type Row = readonly [name: string, lat: number, lon: number, mrc: string];

/** First Nations and Inuit communities. */
export const COMMUNITIES: readonly Row[] = [
  ["Kawawachikamach", 54.86, -66.76, "972"],
  ["Matimekush", 54.81, -66.81, "972"],
  ["Obedjiwan", 48.66, -74.93, "900"],
  ["Wemotaci", 47.9, -73.79, "900"],
  ["Nemaska", 51.69, -76.24, "993"],
  ["Eastmain", 52.24, -78.5, "993"],
  ["Wemindji", 53.01, -78.82, "993"],
  ["Oujé-Bougoumou", 49.93, -74.82, "993"],
  ["Whapmagoostui", 55.27, -77.74, "993"],
  ["Winneway", 47.58, -78.56, "850"],
  ["Pikogan", 48.6, -78.12, "880"],
  ["Kitigan Zibi", 46.36, -76.0, "830"],
  ["Uashat", 50.22, -66.4, "971"],
  ["Essipit", 48.34, -69.4, "950"],
  ["Mashteuiatsh", 48.57, -72.24, "910"],
  ["Ekuanitshit", 50.3, -64.02, "981"],
  ["Nutashkuan", 50.17, -61.8, "981"],
  ["Unamen Shipu", 50.22, -60.67, "982"],
  ["Pakua Shipi", 51.21, -58.67, "982"],
  ["Akulivik", 60.81, -78.14, "992"],
  ["Aupaluk", 59.3, -69.6, "992"],
  ["Ivujivik", 62.42, -77.91, "992"],
  ["Kangiqsualujjuaq", 58.69, -65.95, "992"],
  ["Kangiqsujuaq", 61.6, -71.96, "992"],
  ["Kangirsuk", 60.02, -70.02, "992"],
  ["Quaqtaq", 61.04, -69.64, "992"],
  ["Tasiujaq", 58.7, -69.94, "992"],
  ["Umiujaq", 56.55, -76.53, "992"],
];

/** Municipalities and other inhabited places. */
export const TOWNS: readonly Row[] = [
  ["Schefferville", 54.8, -66.82, "972"],
  ["Clova", 48.11, -75.36, "900"],
  ["Parent", 47.92, -74.62, "900"],
  ["Radisson", 53.79, -77.62, "991"],
  ["L'Isle-aux-Coudres", 47.4, -70.39, "160"],
  ["Normétal", 49.0, -79.37, "870"],
  ["Belleterre", 47.39, -78.7, "850"],
  ["Kipawa", 46.78, -78.99, "850"],
  ["Girardville", 49.0, -72.55, "920"],
  ["Péribonka", 48.77, -72.05, "920"],
  ["L'Anse-Saint-Jean", 48.23, -70.2, "942"],
  ["Tadoussac", 48.15, -69.72, "950"],
  ["Natashquan", 50.19, -61.82, "981"],
  ["Rivière-au-Tonnerre", 50.28, -64.78, "981"],
  ["Longue-Pointe-de-Mingan", 50.27, -64.14, "981"],
  ["Baie-Johan-Beetz", 50.29, -62.81, "981"],
  ["Port-Menier", 49.82, -64.35, "981"],
  ["Kegaska", 50.19, -61.27, "982"],
  ["Harrington Harbour", 50.5, -59.48, "982"],
  ["La Tabatière", 50.84, -58.97, "982"],
  ["Blanc-Sablon", 51.43, -57.13, "982"],
  ["Baie-Trinité", 49.42, -67.3, "960"],
  ["Godbout", 49.33, -67.6, "960"],
  ["Rivière-au-Renard", 49.0, -64.4, "030"],
];

/** Lakes and reservoirs by which people say where they are. */
export const LAKES: readonly Row[] = [
  ["Lac Saint-Jean", 48.6, -72.05, "910"],
  ["Lac Mistassini", 50.9, -73.6, "993"],
  ["Lac Albanel", 51.05, -73.1, "993"],
  ["Lac Matagami", 49.9, -77.5, "991"],
  ["Lac Témiscouata", 47.68, -68.83, "130"],
  ["Lac Memphrémagog", 45.1, -72.28, "450"],
  ["Lac Mégantic", 45.52, -70.88, "300"],
  ["Réservoir Gouin", 48.6, -74.8, "900"],
  ["Réservoir Baskatong", 46.8, -75.83, "830"],
  ["Réservoir Cabonga", 47.3, -76.6, "830"],
  ["Réservoir Taureau", 46.78, -73.8, "620"],
  ["Réservoir Pipmuacan", 49.6, -70.3, "942"],
  ["Réservoir Manicouagan", 51.1, -68.3, "960"],
  ["Réservoir Caniapiscau", 54.2, -69.8, "972"],
  ["Réservoir Robert-Bourassa", 53.8, -77.0, "991"],
];
