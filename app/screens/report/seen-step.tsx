import { questionsOf } from "#intake/reports/report-fields.ts";
import { Choices } from "../../design/choices.tsx";
import type { StepFields } from "./use-step-fields.ts";

/** Step 1: the fire, as far as the person can see it. */
export const SeenStep = ({ fields }: { readonly fields: StepFields }) =>
  questionsOf("seen").map((name) => <Choices key={name} {...fields.choices(name)} />);
