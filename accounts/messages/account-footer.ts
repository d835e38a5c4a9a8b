import type { Block, Writing } from "#delivery/message.ts";

/** Who writes, and why. */
export function accountFooter({ language, siteUrl }: Writing): readonly Block[] {
  const { host } = new URL(siteUrl);
  return language === "fr"
    ? [
        { is: "small", text: `Vigie, feux de forêt Québec, ${host}` },
        {
          is: "small",
          text: "Vous recevez ce courriel parce qu’un profil Vigie existe à cette adresse. Personne ne lit les réponses à ce courriel.",
        },
      ]
    : [
        { is: "small", text: `Vigie, Quebec wildfires, ${host}` },
        {
          is: "small",
          text: "You get this email because there is a Vigie profile at this address. Nobody reads replies to this email.",
        },
      ];
}
