export const texts = {
  "feeds.releases": "Communiqués",
  "feeds.releases.text": "Ce que l’agence annonce, pour le public et pour les industries.",
  "feeds.releases-public": "Communiqués, grand public",
  "feeds.releases-public.text": "Ce que l’agence annonce au grand public.",
  "feeds.releases-industrial": "Communiqués, industries",
  "feeds.releases-industrial.text": "Ce que l’agence annonce aux industries qui travaillent en forêt.",
  "feeds.blog": "Blogue",
  "feeds.blog.text": "Les articles de l’agence.",
  "feeds.fires": "Feux",
  "feeds.fires.text": "Les feux qui s’ajoutent à la liste, et ceux qui changent d’état.",
  "feeds.restrictions": "Restrictions en vigueur et annoncées",
  "feeds.restrictions.text":
    "Les restrictions en forêt ou à proximité : ce qui est interdit, où, et jusqu’à quand.",
  "feeds.cap": "Messages CAP 1.2 (profil canadien), dans les deux langues",
  "feeds.cap.text":
    "Les feux actifs, les restrictions en vigueur et les zones où le danger d’incendie est très élevé ou extrême, pour les systèmes qui lisent le protocole CAP. Chaque changement est une mise à jour et chaque fin est une annulation, affichée 48 heures. C’est de l’information, pas la diffusion d’une alerte d’urgence.",
} as const;
