// What the packages say wrongly, found by comparing them with each other and with the outline.

/** Names to leave out: statistical tracts, doubles, and a place put where it is not. */
export function isDropped(name: string, lat: number): boolean {
  if (/^Ct \d+$/.test(name) || DROPPED.has(name)) return true;
  return (
    (name === "Scott" && lat > 49) ||
    (name === "Sainte-Catherine" && lat > 46) ||
    (name === "Laurentides" && lat > 47) ||
    (name === "Sainte-Croix" && lat < 46)
  );
}

const DROPPED = new Set([
  "Parc-Boutin",
  "Le Plateau",
  "Cabano",
  "Carleton",
  "Cookshire",
  "Métabetchouan",
  "Leblanc",
  "Mercier–Hochelaga-Maisonneuve",
  "Milton-Parc",
  "Petite-Bourgogne",
  "Roxboro",
  "Pierrefonds",
  "Saint-Louis-de-Terrebonne",
  "Saint-Pie-V",
  "Saint-Bernard-de-l'Île-aux-Coudres",
  "Saint-Sauveur-des-Monts",
  "Templeton-Est",
  "Terrasse-des-Pins",
  "Weymontachie",
  "Desmarchais-Crawford",
]);

/** Official spelling of names that the packages write otherwise. */
export const SPELLING: Readonly<Record<string, string>> = {
  Beloeil: "Belœil",
  Betsiamites: "Pessamit",
  "Grande-Riviere": "Grande-Rivière",
  "Ile-des-Soeurs": "L'Île-des-Sœurs",
  "Metabetchouan-Lac-a-la-Croix": "Métabetchouan–Lac-à-la-Croix",
  "New-Richmond": "New Richmond",
  Perce: "Percé",
  "Pont Rouge": "Pont-Rouge",
  "Riviere-Bleue": "Rivière-Bleue",
  "Sacré-Coeur": "Sacré-Cœur",
  "Saint Romuald": "Saint-Romuald",
  "Saint-Côme--Linière": "Saint-Côme–Linière",
  "Saint-Lin-Laurentides": "Saint-Lin–Laurentides",
  "Saint-Louis-du-Ha Ha": "Saint-Louis-du-Ha! Ha!",
  "Sainte Catherine de la Jacques Cartier": "Sainte-Catherine-de-la-Jacques-Cartier",
  "St-Jean-Port-Joli": "Saint-Jean-Port-Joli",
  "Thetford-Mines": "Thetford Mines",
  "Trois Pistoles": "Trois-Pistoles",
  "Weedon Centre": "Weedon",
};

/** MRC of places whose region or municipal code is wrong in the packages, by name. */
export const MRC: Readonly<Record<string, string>> = { Tingwick: "390", "Bois-des-Filion": "730" };

/** First Nations and Inuit communities that the packages do have, by name. */
export const COMMUNITY_NAMES = new Set([
  "Chisasibi",
  "Inukjuak",
  "Kahnawake",
  "Kuujjuaq",
  "Kuujjuarapik",
  "Maliotenam",
  "Manawan",
  "Mistissini",
  "Pessamit",
  "Puvirnituq",
  "Salluit",
  "Waskaganish",
  "Waswanipi",
  "Wendake",
]);
