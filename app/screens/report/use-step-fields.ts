import { CHOICE_WORDS, CHOICE_WORDS_UNKNOWN, QUESTIONS } from "#intake/reports/report-words.ts";
import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Bilingual } from "#territory/language.ts";
import type { Problems } from "../../forms/form/form-problems.ts";
import { formTexts } from "../../forms/form/texts.ts";
import { useTexts } from "../../i18n/use-texts.ts";

type Asked = keyof typeof CHOICE_WORDS;
/** Questions with several answers, and with one answer. */
type Many = "burning" | "near";
type One = Exclude<Asked, Many>;

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
  const question = (name: Asked, list: readonly string[]) => {
    const known: Readonly<Record<string, Bilingual>> = CHOICE_WORDS[name];
    return {
      id: `${id}-${name}`,
      name,
      legend: QUESTIONS[name][language],
      choices: list.flatMap((value) => {
        const label = known[value]?.[language];
        return label === undefined ? [] : [{ value, label }];
      }),
      error: problems[name] && t(`form.${problems[name]}`),
    };
  };
  return {
    typed,
    change: onChange,
    idOf: (name: keyof TypedReport) => `${id}-${name}`,
    /** Props of a question with one answer. `unknown` adds "I do not know", which equals no answer. */
    one(name: One, list: readonly string[], unknown?: "unknown") {
      const { choices, ...requested } = question(name, list);
      const others = unknown ? [{ value: "", label: CHOICE_WORDS_UNKNOWN[language] }] : [];
      return {
        ...requested,
        choices: [...choices, ...others],
        chosen: unknown || typed[name] !== "" ? [typed[name]] : [],
        onChange: ([value = ""]: readonly string[]) => onChange({ [name]: value }),
      };
    },
    many(name: Many, list: readonly string[]) {
      return {
        ...question(name, list),
        chosen: typed[name],
        onChange: (values: readonly string[]) => onChange({ [name]: values }),
        isMany: true,
      };
    },
    /** Props of a text field. */
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
