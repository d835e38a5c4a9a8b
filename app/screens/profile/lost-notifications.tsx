import { useTexts } from "../../i18n/use-texts.ts";
import { useProfile } from "../../parts/account/profile.ts";
import { PushLost } from "../../parts/account/push/push-lost.tsx";
import { useThisDevice } from "../../parts/account/push/use-this-device.ts";
import { accountTexts } from "../../parts/account/texts.ts";
import { placeTitle } from "./place-title.ts";
import { profileTexts } from "./texts.ts";

/** Says on each profile screen that chosen notifications do not arrive, and for which places and fires. */
export default function LostNotifications() {
  const { language, t, formats } = useTexts(profileTexts, accountTexts);
  const known = useProfile();
  const device = useThisDevice();
  const { state, reach } = device;
  if (known.state !== "ready" || reach === null) return null;
  const { locations, fires } = known.profile.subscriptions;
  const isChosen = [...locations, ...fires].some(({ pushNotification }) => pushNotification);
  if (!isChosen && state !== "lost") return null;
  const names = [
    ...reach.places.map((place) => placeTitle(place, language)),
    ...reach.fires.map(({ fireId }) => t("saved.silentFire", { number: fireId.split("-")[1] ?? "" })),
  ];
  const silent = names.length > 0 ? t("account.push.silent", { names: formats.list(names) }) : null;
  return <PushLost device={device} silent={silent} />;
}
