import { pathTo } from "#plan/paths.ts";
import { DesignLink } from "../../design/link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useSession } from "./session.ts";

/** Links to the profile; shows the person's name once the browser knows it. */
export function AccountLink() {
  const { language, t } = useTexts();
  const session = useSession();
  return (
    <DesignLink to={pathTo("profile-saved-locations", language)}>
      {session.state === "in" && session.name !== "" ? session.name : t("nav.profile")}
    </DesignLink>
  );
}
