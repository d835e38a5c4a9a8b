import { useEffect, useId, useRef } from "react";
import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { Icon } from "../../design/icon.tsx";
import notes from "../../design/notes.module.css";
import { Band, Section } from "../../design/section.tsx";
import { Tag } from "../../design/tag.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import { savingNow } from "../../frame/account/saving.ts";
import { PageHead } from "../../frame/page-head.tsx";
import { closePopIn, openPopIn, popInNow, useOpenPopIn } from "../../frame/pop-in-store.ts";
import { shownOnce } from "../../frame/shown-once.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { StructuredData } from "../../frame/structured-data/structured-data.tsx";
import { useSite } from "../../frame/use-site.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { articleData } from "../../parts/story/article/article-data.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import { StoryTop } from "../../parts/story/story-top.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/release";
import bannerStyles from "./release-banner.module.css";
import { ReleaseList } from "./release-list.tsx";
import { releaseView } from "./release-view.server.ts";
import styles from "./releases.module.css";
import { releaseTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "release");
  return releaseView(context.get(servicesContext), parts.slug ?? "", language, request);
}

export default function Release({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(releaseTexts);
  const { siteUrl } = useSite();
  const list = pathTo("releases", language);
  return (
    <>
      <PageHead title={view.title} description={view.summary} addresses={view.addresses} />
      <StructuredData
        value={import.meta.env.SSR ? articleData("NewsArticle", view, siteUrl, language) : null}
      />
      <article>
        <StoryTop
          title={view.title}
          summary={view.summary}
          trail={[
            { to: list, label: t("releases.title") },
            { to: view.addresses[language], label: view.title },
          ]}
        >
          <p className={styles.facts}>
            <time dateTime={view.publishedAt}>{t("releases.published", { when: view.published })}</time>
            {view.audience && <Tag>{t(`releases.audience.${view.audience}`)}</Tag>}
          </p>
        </StoryTop>
        <Band>
          <StoryText text={view.text} living={view.living} />
          <ReleaseBanner />
        </Band>
      </article>
      {view.others.length > 0 && (
        <div className="screen-only">
          <Band tone="lichen">
            <Section id="others" title={t("releases.latest")}>
              <ReleaseList rows={view.others} level={3} />
              <p className={notes.more}>
                <SiteLink to={list}>{t("releases.all")}</SiteLink>
              </p>
            </Section>
          </Band>
        </div>
      )}
    </>
  );
}

const BANNER_ID = "release-banner";
/** Storage key, set once the banner was answered or closed. */
const RELEASE_BANNER_SEEN = "vigie-communiques";
/**
 * Margin that detects when the article's end has scrolled above the banner's place at the foot of the window.
 * The banner then hides no unread text.
 */
const PAST_THE_FOOT = "10000% 0px -45% 0px";
const seenBanner = shownOnce(RELEASE_BANNER_SEEN);

/**
 * Offers press releases by email to visitors who have read a release to its end. The pop-in leaves the page
 * and its focus unchanged, and never returns once it was closed.
 */
function ReleaseBanner() {
  const { t } = useTexts(releaseTexts);
  const isOpen = useOpenPopIn() === BANNER_ID;
  const end = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        // A busy page gets several crossings at once: the last crossing has the current position.
        if (
          seen.at(-1)?.isIntersecting &&
          popInNow() === null &&
          savingNow() === null &&
          seenBanner.isWanted()
        )
          openPopIn(BANNER_ID);
      },
      { rootMargin: PAST_THE_FOOT },
    );
    if (end.current) watch.observe(end.current);
    return () => {
      watch.disconnect();
      closePopIn(BANNER_ID);
    };
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && closeBanner();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  return (
    <>
      <div ref={end} />
      <section className={bannerStyles.banner} aria-labelledby={id} hidden={!isOpen}>
        <h2 id={id}>{t("releases.banner")}</h2>
        <p>{t("releases.banner.text")}</p>
        {/* After any answer, do not ask again. */}
        <div onClickCapture={seenBanner.forget}>
          <SaveButton what={{ kind: "releases" }} />
        </div>
        <button
          type="button"
          className={bannerStyles.close}
          aria-label={t("nav.close")}
          onClick={closeBanner}
        >
          <Icon name="close" />
        </button>
      </section>
    </>
  );
}

function closeBanner(): void {
  seenBanner.forget();
  closePopIn(BANNER_ID);
}
