import { QUESTIONS, type QuestionName, type TypedReport } from "#intake/reports/report-fields.ts";
import { CHOICE_WORDS_UNKNOWN } from "#intake/reports/report-words.ts";
import type { Bilingual } from "#territory/language.ts";
import type { Problems } from "../../forms/form/form-problems.ts";
import { formTexts } from "../../forms/form/texts.ts";
import { useTexts } from "../../i18n/use-texts.ts";

interface Options {
  readonly typed: TypedReport;
  readonly onChange: (change: Partial<TypedReport>) => void;
  readonly problems: Problems;
  /** Prefix of the fields' IDs. */
  readonly id: string;
}

export type StepFields = ReturnType<typeof useStepFields>;

/** Returns the props of a report's questions: texts, answers and change handlers. */
export function useStepFields({ typed, onChange, problems, id }: Options) {
  const { language, t } = useTexts(formTexts);
  return {
    typed,
    change: onChange,
    idOf: (name: keyof TypedReport) => `${id}-${name}`,
    /** Props of a question. If the answer is optional, "Hard to tell" is the choice for no answer. */
    choices(name: QuestionName) {
      const { kind, question, values, ...other } = QUESTIONS[name];
      const choices = Object.entries<Bilingual>(values).map(([value, { [language]: label }]) => ({
        value,
        label,
      }));
      const unknown = { value: "", label: CHOICE_WORDS_UNKNOWN[language] };
      const answers = [typed[name]].flat();
      return {
        id: `${id}-${name}`,
        name,
        legend: question[language],
        hint: "hint" in other && other.hint[language],
        choices: kind === "one" ? [...choices, unknown] : choices,
        chosen: kind === "required" ? answers.filter((answer) => answer !== "") : answers,
        isMany: kind === "many",
        error: problems[name] && t(`form.${problems[name]}`),
        onChange: (chosen: readonly string[]) =>
          onChange({ [name]: kind === "many" ? chosen : (chosen[0] ?? "") }),
      };
    },
    text(name: "name" | "phone" | "email" | "comment") {
      return {
        id: `${id}-${name}`,
        name,
        value: typed[name],
        error: problems[name] && t(`form.${problems[name]}`),
        onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
          onChange({ [name]: value }),
      };
    },
  };
}
