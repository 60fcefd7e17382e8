import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as fault from '../faults.ts';
import { oneOf, wholeNumber } from '../form-field.ts';

/** Labels with a line to cut along, or to peel off A4 sheets of two by six or three by eight. */
const labelSheets = ['CUT', 'L12', 'L24'] as const;
export type LabelSheet = (typeof labelSheets)[number];

export const labelSheetLabels: Record<LabelSheet, () => string> = {
  CUT: m.upkeep_labels_cut,
  L12: m.upkeep_labels_l12,
  L24: m.upkeep_labels_l24,
};

/** Labels on a sheet. */
export const labelsPerSheet: Record<LabelSheet, number> = { CUT: 12, L12: 12, L24: 24 };

const maxLabels = 100;

/** The things whose labels are printed, and on what. */
export const labelsInput = z.object({
  /** Their ids, separated by commas. */
  ids: z
    .string({ error: fault.choose(m.upkeep_labels_of) })
    .min(1, { error: fault.choose(m.upkeep_labels_of) })
    .max(maxLabels * 27, { error: fault.maxItems(m.upkeep_labels_of, maxLabels) }),
  sheet: oneOf(m.upkeep_labels_sheet, labelSheets).default('CUT'),
  /** The first label that is left on a sheet that was begun. */
  from: wholeNumber(m.upkeep_labels_from, 1, 24).default(1),
});
export type LabelsInput = z.infer<typeof labelsInput>;
