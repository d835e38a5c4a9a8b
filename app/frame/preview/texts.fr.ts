export const texts = {
  "preview.leftOut": "Absent de la page publiée :",
  "preview.link": "lien refusé : « {{name}} »",
  "preview.picture": "image refusée : « {{name}} »",
  "preview.node": "bloc de texte inconnu : « {{name}} » (son texte est conservé)",
  "preview.mark": "mise en forme inconnue : « {{name}} »",
  "preview.blok": "composant inconnu : « {{name}} »",
  "preview.field": "champ illisible : « {{name}} »",
};
