import { z } from "zod";

/** The public API's codes of restriction types. The API documents no names for 4 and 6. */
export const MEASURE_TYPE = {
  plane: 0,
  fire: 1,
  construction: 2,
  access: 3,
  closure: 5,
  risk: 7,
  unnamed4: 4,
  unnamed6: 6,
} as const;
export type MeasureType = (typeof MEASURE_TYPE)[keyof typeof MEASURE_TYPE];

/** Hours of a ban on work: 1 from 12 h to 20 h, 2 the whole day, 3 from 8 h to 20 h. */
export const WORK_HOURS = { afternoon: 1, day: 2, morning: 3 } as const;
export type WorkHours = (typeof WORK_HOURS)[keyof typeof WORK_HOURS];

const dateTime = z.iso.datetime({ offset: true, local: true }).or(z.iso.date());
const wkt = z
  .string()
  .regex(/^\s*(MULTI)?POLYGON\s*\(\(.+\)\)\s*$/is, "must be a POLYGON or MULTIPOLYGON, longitude first");

const fields = {
  ContourWKT: wkt.nullable(),
  DescriptionFr: z.string().min(1),
  DescriptionEn: z.string().min(1),
  DateDebut: dateTime.nullable(),
  DateFin: dateTime.nullable(),
  TypeMesureId: z.literal(Object.values(MEASURE_TYPE)),
  TypeRtfId: z.literal(Object.values(WORK_HOURS)).nullable(),
  RegionsAdministrativesImpactees: z.array(
    z.string().regex(/^(0[1-9]|1[0-7])$/, 'a region code, "01" to "17"'),
  ),
};

/** A restriction in the public API's format, with the ID that the API omits. */
export const measure = z.strictObject({ Id: z.string(), ...fields });
export type Measure = z.output<typeof measure>;

/** Fields of a restriction issued by hand. Missing fields follow from the type and the regions. */
export const newMeasure = z.strictObject(fields).partial().required({ TypeMesureId: true });
export type NewMeasure = z.output<typeof newMeasure>;

export const measurePatch = z.strictObject(fields).partial();
export type MeasurePatch = z.output<typeof measurePatch>;
