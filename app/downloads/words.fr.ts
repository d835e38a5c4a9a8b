/** Said wherever something can be downloaded; part of the frame's texts. */
export const downloadWords = {
  "download.fires": "Télécharger la liste des feux",
  "download.danger": "Télécharger le danger d’incendie par zone",
  "download.restrictions": "Télécharger les restrictions",
  "download.csv": "CSV",
  "download.csv.use": "tableur",
  "download.geojson": "GeoJSON",
  "download.geojson.use": "carte",
  "download.missing":
    "Ces données ne sont pas disponibles pour l’instant : le service de l’agence n’a pas encore répondu. Réessayez dans une minute.",
  "download.notFound": "Il n’y a pas de fichier à cette adresse.",
} as const;
