import type { Block, Writing } from "#delivery/message.ts";
import { senderLine } from "#delivery/sender.ts";

const WHY = {
  fr: "Vous recevez ce courriel parce qu’un profil Vigie est lié à cette adresse. Personne ne lit les réponses à ce courriel.",
  en: "You are receiving this email because a Vigie profile uses this email address. Nobody reads replies to this email.",
} as const;

export const accountFooter = (writing: Writing): readonly Block[] => [
  senderLine(writing),
  { kind: "small", text: WHY[writing.language] },
];
