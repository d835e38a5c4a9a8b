import { pathTo } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import { servicesContext } from "../../context.ts";
import { ButtonLink } from "../../design/button.tsx";
import { type Column, DataTable } from "../../design/data-table.tsx";
import { Notice } from "../../design/notice.tsx";
import { Band, Section } from "../../design/section.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { PauseUpdates } from "../../parts/data-age/pause-updates.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/alert-status";
import styles from "./alert-status.module.css";
import { alertStatusTexts } from "./texts.ts";

type Status = NonNullable<Awaited<ReturnType<Services["alertStatus"]["read"]>>>;
type ChannelStatus = Status["channels"][number];

export async function loader({ context, request }: Route.LoaderArgs) {
  screenOf(request, "alert-status");
  const { alertStatus, now } = context.get(servicesContext);
  return { status: await alertStatus.read(), now: now() };
}

/** Shows whether and how fast alerts are sent, so that people who rely on alerts can check. */
export default function AlertStatusPage({ loaderData: { status, now } }: Route.ComponentProps) {
  const { language, t, formats } = useTexts(alertStatusTexts);
  useLiveData();
  const overall = overallOf(status?.channels ?? []);
  const title = status === null ? "unknown" : overall;
  return (
    <>
      <PageTop
        screen="alert-status"
        title={t("alertStatus.title")}
        description={t("alertStatus.description")}
      >
        <p>{t("alertStatus.description")}</p>
      </PageTop>
      <Band>
        <div className={styles.stack}>
          {title === "well" ? (
            <Notice severity="success" title={t("alertStatus.well")} />
          ) : (
            <Notice severity={title === "unknown" ? "info" : "warning"} title={t(`alertStatus.${title}`)}>
              <p>{t(`alertStatus.${title}.text`)}</p>
            </Notice>
          )}
          {status !== null && (
            <>
              <div className={styles.read}>
                {status.watchedAt && (
                  <p>{t("alertStatus.read", { time: formats.dayTime(status.watchedAt, now) })}</p>
                )}
                <PauseUpdates />
              </div>
              <Section id="channels" title={t("alertStatus.caption")}>
                <ChannelTable channels={status.channels} />
              </Section>
            </>
          )}
          <p className={styles.prose}>{t("alertStatus.how")}</p>
          <p>
            <SiteLink to={pathTo("api", language)}>{t("alertStatus.data")}</SiteLink>
          </p>
          <p>
            <ButtonLink theme="pale" to={pathTo("profile-saved-locations", language)}>
              {t("alertStatus.choose")}
            </ButtonLink>
          </p>
        </div>
      </Band>
    </>
  );
}

function overallOf(channels: readonly ChannelStatus[]): ChannelStatus["state"] {
  const has = (state: ChannelStatus["state"]) => channels.some((each) => each.state === state);
  return has("late") ? "late" : has("paused") ? "paused" : "well";
}

function ChannelTable({ channels }: { readonly channels: readonly ChannelStatus[] }) {
  const { t, formats } = useTexts(alertStatusTexts);
  const seconds = (value: number | null) =>
    value === null
      ? t("alertStatus.noTime")
      : t("alertStatus.seconds", { value: formats.number(Math.ceil(value)) });
  const columns: readonly Column<ChannelStatus>[] = [
    {
      id: "channel",
      title: t("alertStatus.channel"),
      heading: true,
      cell: ({ channel }) => t(`alertStatus.channel.${channel}`),
    },
    { id: "state", title: t("alertStatus.state"), cell: ({ state }) => t(`alertStatus.state.${state}`) },
    {
      id: "messages",
      title: t("alertStatus.messages"),
      numeric: true,
      cell: ({ messages }) => (messages === 0 ? t("alertStatus.none") : formats.number(messages)),
    },
    {
      id: "median",
      title: t("alertStatus.median"),
      numeric: true,
      cell: ({ medianSeconds }) => seconds(medianSeconds),
    },
    { id: "p95", title: t("alertStatus.p95"), numeric: true, cell: ({ p95Seconds }) => seconds(p95Seconds) },
  ];
  return (
    <DataTable
      caption={t("alertStatus.caption")}
      hideCaption
      columns={columns}
      rows={channels}
      rowId={({ channel }) => channel}
      stacks
    />
  );
}
