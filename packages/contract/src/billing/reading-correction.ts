import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { fen, id } from '../fields.ts';
import { requiredText, textBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { billLine, period, registers } from './bill-price.ts';
import { billStates } from './terms.ts';

const byReaders = { tag: 'meter', access: ['OP_PROPERTY', 'OP_FINANCE'] } as const;

/** The reading of a meter in a month. */
const ofMonth = { meterNo: requiredText(m.field_meter_no, 30), period };

const line = billLine.extend({ partLabel: z.string() });

/** A bill that a corrected reading replaces, and the bill that takes its place. */
const replacement = z.object({
  billId: id,
  no: z.string(),
  period: z.string(),
  state: z.enum(billStates),
  stateLabel: z.string(),
  before: z.object({ lines: z.array(line), principalFen: fen, adjustFen: z.int(), paidFen: fen }),
  after: z.object({
    lines: z.array(line),
    principalFen: fen,
    taxFen: fen,
    adjustFen: z.int(),
    /** What was paid and is moved to it. */
    movedFen: fen,
    /** What is still to pay. */
    payableFen: fen,
    /** What remains of the payment and becomes credit. */
    creditFen: fen,
  }),
});
export type BillReplacement = z.infer<typeof replacement>;

const billedReading = z.object({
  readingId: id,
  meterNo: z.string(),
  place: z.string(),
  enterpriseName: z.string(),
  period: z.string(),
  unit: z.string(),
  isTou: z.boolean(),
  readingX100: z.int(),
  previousX100: z.int(),
  usageX100: z.int().nullable(),
  bill: z.object({ billId: id, no: z.string(), stateLabel: z.string(), principalFen: fen }),
  /** Who has already asked for a correction of this bill; empty if nobody has. */
  askedBy: z.string(),
});
export type BilledReading = z.infer<typeof billedReading>;

export const readingQueryBilled = call.read(byReaders, '/api/propertyManage/meter/queryBilledReading', {
  summary: 'Returns the reading of a meter in a month with the bill that was made from it.',
  input: z.object(ofMonth),
  output: billedReading,
  refuses: [retCodes.NOT_FOUND],
});

/** The right registers of a month that is billed. */
const correctionContent = z.object({ ...ofMonth, ...registers });

export const correctionPreview = call.write(byReaders, '/api/propertyManage/meter/previewCorrection', {
  summary:
    'Calculates every bill that a corrected reading replaces, as it will be booked; nothing is written.',
  input: z.object({ data: correctionContent }),
  output: z.object({ replacements: z.array(replacement) }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
});

export const correctionRequest = correctionContent.extend({ reason: textBetween(m.field_reason, 5, 200) });
export type CorrectionRequest = z.infer<typeof correctionRequest>;

export const correctionAsk = call.write(byReaders, '/api/propertyManage/meter/askCorrection', {
  summary: 'Requests the correction of a billed reading, which another person must approve.',
  input: z.object({ data: correctionRequest }),
  output: z.object({ changeId: id, billId: id }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
});
