import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { labelled, optionalText, requiredText, wholeBetween } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { lineParts, touBands } from './terms.ts';

/** A month as YYYY-MM. */
export const period = labelled(
  m.field_period,
  z
    .string({ error: fault.choose(m.field_period) })
    .overwrite(cleanLine)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: fault.choose(m.field_period) }),
);

export const feeCodeFormat = /^[A-Z][A-Z0-9_]{1,29}$/;

/** Code of a fee: a fixed one, or one of the park's own. */
export const feeCode = labelled(
  m.field_fee,
  z
    .string({ error: fault.choose(m.field_fee) })
    .overwrite(cleanLine)
    .regex(feeCodeFormat, { error: fault.choose(m.field_fee) }),
);

/** Name of a fee item in Chinese, and in other languages where the park gives it. */
export const feeNames = z.object({
  zh: requiredText(m.charge_name_zh, 30),
  en: optionalText(m.charge_name_en, 60),
  es: optionalText(m.charge_name_es, 60),
  ja: optionalText(m.charge_name_ja, 30),
});
export type FeeNames = z.infer<typeof feeNames>;

/** Hundredths of kWh, m³ or m²; up to what a nine-digit meter shows. */
export const quantityX100 = (label: fault.Words) => wholeBetween(label, 0, 99_999_999_999);

/** A meter's registers; those per time of day only if it has them. */
export const registers = {
  readingX100: quantityX100(m.field_reading),
  peakX100: quantityX100(m.billing_part_peak).nullable().default(null),
  flatX100: quantityX100(m.billing_part_flat).nullable().default(null),
  valleyX100: quantityX100(m.billing_part_valley).nullable().default(null),
};

/** Flow between two and four o'clock in each night of a month, from its first. */
export const nightsX100 = z.array(quantityX100(m.field_night_flow)).max(31).nullable();

/** In units of 0.0001 yuan. */
export const unitPrice = wholeBetween(m.field_unit_price, 0, 100_000_000);

const tier = z.object({
  /** Upper limit of the tier per month; null for the last one. */
  uptoX100: quantityX100(m.field_tier_upto).nullable(),
  unitPriceE4: unitPrice,
});

/** The band of each hour from midnight; each of the three must occur. */
const touHours = labelled(
  m.field_tou_hours,
  z
    .array(z.enum(touBands, { error: m.fault_tou_hours }), { error: m.fault_tou_hours })
    .length(24, { error: m.fault_tou_hours })
    .refine((hours) => touBands.every((band) => hours.includes(band)), { error: m.fault_tou_bands }),
);

/** A price: flat, by tiers of monthly usage, or by time of day. */
export const price = z
  .object({
    unitPriceE4: unitPrice,
    tiers: z
      .array(tier)
      .min(2, { error: m.fault_two_tiers })
      .max(5, { error: fault.most(m.field_tiers, 5) })
      .nullable(),
    tou: z.object({ peakE4: unitPrice, flatE4: unitPrice, valleyE4: unitPrice, hours: touHours }).nullable(),
  })
  .superRefine(({ tiers }, context) => {
    const bounds = tiers?.map(({ uptoX100 }) => uptoX100) ?? [];
    const rise = bounds.every((bound, at) =>
      at === bounds.length - 1 ? bound === null : bound !== null && bound > (bounds[at - 1] ?? 0),
    );
    if (!rise) context.addIssue({ code: 'custom', path: ['tiers'], message: m.fault_tiers_rise() });
  });
export type Price = z.infer<typeof price>;
export type TouPrice = NonNullable<Price['tou']>;

/** A line of a bill with all its inputs, so that the calculation can be repeated. */
export const billLine = z.object({
  part: z.enum(lineParts),
  usageX100: z.int(),
  unitPriceE4: z.int(),
  amountFen: z.int(),
  /** Meter readings before and after; null for unmetered fees. */
  fromX100: z.int().nullable(),
  toX100: z.int().nullable(),
  /** Billing units per meter step. */
  multiplier: z.int(),
  /**
   * The days that a standing charge, or a price that changes within the month, covers, and the number of days that its
   * quantity is for.
   */
  term: z.object({ from: z.string(), to: z.string(), days: z.int(), ofDays: z.int() }).optional(),
  /** What a line of a charge or of a bill by hand says; people wrote it. */
  name: z.string().optional(),
  /** The part of a shared meter's cost, by weight; the parts add up to the whole, so one may differ by a fen. */
  share: z.object({ ofFen: z.int(), weight: z.int(), ofWeight: z.int(), amountFen: z.int() }).optional(),
  formulaText: z.string(),
});
export type BillLine = z.infer<typeof billLine>;
