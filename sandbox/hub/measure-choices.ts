import { z } from "zod";
import { MEASURE_TYPE, WORK_HOURS } from "../season/measure-record.ts";

/** Restrictions that the hub's page can issue, by label. */
export const MEASURE_CHOICES = {
  "open fires": { TypeMesureId: MEASURE_TYPE.fire },
  "forest access": { TypeMesureId: MEASURE_TYPE.access },
  "work 8-20": { TypeMesureId: MEASURE_TYPE.construction, TypeRtfId: WORK_HOURS.morning },
  "work 12-20": { TypeMesureId: MEASURE_TYPE.construction, TypeRtfId: WORK_HOURS.afternoon },
  "work all day": { TypeMesureId: MEASURE_TYPE.construction, TypeRtfId: WORK_HOURS.day },
  closure: { TypeMesureId: MEASURE_TYPE.closure },
} as const;

export const measureChoice = z.enum(Object.keys(MEASURE_CHOICES) as (keyof typeof MEASURE_CHOICES)[]);
