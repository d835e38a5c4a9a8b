import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { TypedReport } from "#intake/reports/report-fields.ts";
import { type Problems, problemsOf } from "../../forms/form/form-problems.ts";
import { formTexts } from "../../forms/form/texts.ts";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { addReport, draft, sendNow, takeBack } from "../../parts/report-queue/browser-queue.ts";
import { QueueList } from "../../parts/report-queue/queue-list.tsx";
import { reportPlace } from "../../parts/report-queue/report-place.ts";
import { LateParts } from "./late-parts.tsx";
import { SentStep, WaitingStep } from "./outcome-steps.tsx";
import styles from "./report.module.css";
import { NEW_REPORT, type ReportPage } from "./report-page.ts";
import {
  after,
  anchorOf,
  firstWrong,
  problemsIn,
  reachable,
  type StepName,
  stepAt,
  unmended,
} from "./report-steps.ts";
import { HiddenAnswers, StepForm } from "./step-form.tsx";
import { CallFirst, LeftNotice, Stepper } from "./step-head.tsx";
import { IntroStep, NearStep, SeenStep, YouStep } from "./steps.tsx";
import { reportTexts } from "./texts.ts";
import { useOutcome } from "./use-outcome.ts";
import { useReport } from "./use-report.ts";
import { useStepFields } from "./use-step-fields.ts";
// Imported here so that the style sheet belongs to the page: without scripts, a late part's own sheet would
// be missing.
import whereStyles from "./where/where.module.css";

/** Loads the form's schema while the person writes. If loading fails, only the server checks the form. */
const loadSchema = () =>
  import("#intake/reports/report-form.ts").then(
    ({ reportForm }) => reportForm,
    () => null,
  );

async function problemsOfAll(typed: TypedReport): Promise<Problems> {
  const read = (await loadSchema())?.safeParse(typed);
  return read?.error ? problemsOf(read.error) : {};
}

/** Form for a whole report: on one page with scripts, as one plain form per step without scripts. */
export function Wizard({ first = NEW_REPORT }: { readonly first: ReportPage | undefined }) {
  const { language, t } = useTexts(reportTexts, formTexts);
  const id = useId();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const report = useReport(first);
  const { typed } = report;
  const { outcome, reports, leaving, show } = useOutcome(first.received, {
    onRefused: (key) => void mend(key).then(() => setFailed(true)),
    onGone: () => again(),
  });
  const [problems, setProblems] = useState<Problems>(first.problems);
  const [hasFailed, setFailed] = useState(first.hasFailed);
  const [isBusy, setBusy] = useState(false);
  const [agreesPosition, setAgreesPosition] = useState(false);
  const judged = useRef(first.typed);
  const [email, setEmail] = useState(first.typed.email);
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const requested = (isHydrated && report.isRead && stepAt(hash, language)) || first.step;
  const step = outcome ? "sent" : reachable(requested === "sent" ? "you" : requested, typed);
  // Pending reports are shown first, and stay in this place after they are sent.
  const hasPending = useRef(false);
  hasPending.current ||= reports.some(({ state }) => state !== "sent");
  const heading = outcome?.is === "waiting" ? "waiting" : step;

  const shown = useRef(heading);
  useEffect(() => {
    if (shown.current === heading) return;
    shown.current = heading;
    title.current?.focus();
  }, [heading]);
  useEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus();
  }, [problems]);

  const goTo = (next: StepName) => {
    report.goOn();
    // Pass the full location: with only a fragment, code that watches navigations would use the home page.
    void navigate({ pathname, search, hash: anchorOf(next, language) });
  };
  const own = unmended(problemsIn(step, problems), judged.current, typed);
  const fields = useStepFields({ typed, onChange: report.answer, problems: own, id });

  /** Stores the report on this device first, then sends it. */
  async function send(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    void report.begin();
    const sent = report.now();
    const key = await addReport({ ...sent, language }, reportPlace(sent.typed, language));
    await draft.queued(sent.key);
    const became = await sendNow(key);
    setBusy(false);
    if (became === null || became.state === "refused") {
      await mend(key);
      setFailed(true);
      return;
    }
    setEmail(sent.typed.email);
    show(key);
    report.clear();
  }

  /** Reopens a report that the server could not read. */
  async function mend(key: string): Promise<void> {
    show(null);
    const reopened = await takeBack(key);
    if (reopened === null) return;
    report.load(reopened);
    const all = await problemsOfAll(reopened.typed);
    judged.current = reopened.typed;
    setProblems(all);
    goTo(firstWrong(all) ?? "you");
  }

  async function goOn(): Promise<void> {
    const all = await problemsOfAll(typed);
    const here = step === "you" ? all : problemsIn(step, all);
    judged.current = typed;
    setProblems(here);
    const wrong = firstWrong(here);
    if (wrong !== null) {
      if (wrong !== step) goTo(wrong);
      return;
    }
    if (step === "you") {
      void send();
      return;
    }
    void report.begin();
    goTo(after(step));
  }

  function again(): void {
    show(null);
    // A report sent without scripts leaves its key here. If the next report had the same key, it would be
    // taken for the previous report, and lost.
    report.clear();
    setProblems({});
    setAgreesPosition(false);
    goTo("intro");
  }

  const bodies: Readonly<Record<Exclude<StepName, "sent">, ReactNode>> = {
    intro: <IntroStep />,
    where: (
      <div className={whereStyles.where}>
        <LateParts>
          {({ WherePart }) => (
            <WherePart
              typed={typed}
              onChange={report.answer}
              problem={own.where && t(`form.${own.where}`)}
              server={first.where}
            />
          )}
        </LateParts>
      </div>
    ),
    seen: <SeenStep fields={fields} />,
    near: <NearStep fields={fields} />,
    you: (
      <YouStep
        fields={fields}
        photos={
          <LateParts>
            {({ PhotoField }) => (
              <PhotoField
                photos={report.photos}
                onChange={report.choosePhotos}
                agreesPosition={agreesPosition || report.photos.some(({ sendsPosition }) => sendsPosition)}
                onAgree={setAgreesPosition}
              />
            )}
          </LateParts>
        }
      />
    ),
  };
  return (
    <div className={styles.report} id={isHydrated ? anchorOf(step, language) : undefined}>
      <CallFirst isLarge={step === "intro"} />
      <Stepper step={step} onStep={isHydrated ? goTo : null} />
      {step === "intro" && hasPending.current && <QueueList level={2} onMend={mend} />}
      {report.leftAt && !outcome && (
        <LeftNotice
          at={report.leftAt}
          onErase={() => {
            void report.erase();
            again();
          }}
        />
      )}
      <h2 ref={title} tabIndex={-1}>
        {t(`report.heading.${heading}`)}
      </h2>
      {outcome?.is === "waiting" ? (
        <WaitingStep report={outcome.report} onMend={mend} onAgain={again} />
      ) : outcome ? (
        <SentStep
          received={outcome.received}
          email={email}
          report={outcome.report}
          isLeaving={leaving.has(outcome.report?.key ?? "")}
          onAgain={again}
        />
      ) : (
        step !== "sent" && (
          <StepForm
            step={step}
            problems={own}
            summary={summary}
            idOf={fields.idOf}
            hasFailed={hasFailed}
            isBusy={isBusy}
            isGoingOn={report.leftAt !== null}
            onFocus={() => void loadSchema()}
            onNext={() => void goOn()}
            onStep={goTo}
            hidden={
              !isHydrated && (
                <HiddenAnswers
                  step={step}
                  typed={typed}
                  sent={{ step, key: first.key, token: first.token }}
                />
              )
            }
          >
            {bodies[step]}
          </StepForm>
        )
      )}
      {(outcome?.is === "received" || (step === "intro" && !hasPending.current)) && (
        <QueueList onMend={mend} without={outcome?.report?.key} />
      )}
    </div>
  );
}
