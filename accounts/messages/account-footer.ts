/** The reason for an email to a profile, for its footer. */
export const WHY_PROFILE = {
  fr: "Vous recevez ce courriel parce qu’un profil Vigie est lié à cette adresse. Personne ne lit les réponses à ce courriel.",
  en: "You are receiving this email because a Vigie profile uses this email address. Nobody reads replies to this email.",
} as const;
