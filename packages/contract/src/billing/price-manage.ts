import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenDay, day, fen, id, instant } from '../fields.ts';
import { choice, oneOf, requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { price, registers } from './bill-price.ts';
import { tariffActions, tariffEvents, tariffStates } from './price-terms.ts';
import { billStates, feeCodes, meterKinds } from './terms.ts';

const byFinance = { tag: 'meter', access: ['OP_FINANCE'], subject: 'PRICE' } as const;
const byReaders = { tag: 'meter', access: ['OP_PROPERTY', 'OP_FINANCE'] } as const;

/** A price with its days, and who entered and closed it. */
export const tariff = z.object({
  tariffId: id,
  effectiveFrom: day,
  /** The last day of a price that was ended; null if the next price ends it. */
  endsOn: day.nullable(),
  price,
  state: z.enum(tariffStates),
  stateLabel: z.string(),
  /** Whether bills are calculated with it today. */
  isCurrent: z.boolean(),
  enteredBy: z.string(),
  enteredAt: instant,
  /** Who withdrew or ended it; empty and null if nobody has. */
  closedBy: z.string(),
  closedAt: instant.nullable(),
  version: z.int(),
  actions: abilities(tariffActions),
});
export type TariffView = z.infer<typeof tariff>;

export const tariffContent = z.object({
  feeCode: choice(m.field_fee, feeCodes),
  effectiveFrom: chosenDay(m.field_effective_from),
  price,
});
export type TariffContent = z.infer<typeof tariffContent>;

export const tariffSave = call.save(byFinance, '/api/propertyManage/fee/saveTariff', {
  summary:
    'Adds a price from any day that no bill covers yet, or changes one that has not begun; the former one is kept.',
  data: tariffContent,
  output: z.object({ tariffId: id }),
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const tariffEnd = z.object({ endsOn: chosenDay(m.pricing_field_last_day) });
export type TariffEnd = z.infer<typeof tariffEnd>;

export const tariffOperate = call.operate(byFinance, '/api/propertyManage/fee/operateTariff', {
  summary:
    'Withdraws a price that has not begun, or ends one that has, on a day after which nothing is billed.',
  events: tariffEvents,
  fields: { data: tariffEnd.partial().default({}) },
  output: z.object({ tariffId: id }),
});

const coveringBill = z.object({
  billId: id,
  no: z.string(),
  enterpriseName: z.string(),
  period: z.string(),
  state: z.enum(billStates),
});

/** A month at the price before, with the change, and at the new price. */
const compared = { beforeFen: fen, splitFen: fen, afterFen: fen };

const tariffMoney = z.object({
  /** The last month that was read, whose usage is priced. */
  usagePeriod: z.string(),
  /** Meters of tenants with that usage. */
  meters: z.int(),
  ...compared,
  /** The largest consumer, with a sum for each price of the month. */
  example: z.object({
    meterNo: z.string(),
    enterpriseName: z.string(),
    usageX100: z.int(),
    parts: z.array(z.object({ from: day, to: day, days: z.int(), amountFen: fen })),
    ...compared,
  }),
});
export type TariffMoney = z.infer<typeof tariffMoney>;

const tariffPreviewAnswer = z.object({
  /** The first bills that cover days from then on; none if the price may begin. */
  bills: z.array(coveringBill),
  hasMore: z.boolean(),
  /** Meters in use that the price applies to. */
  meters: z.int(),
  /** The month in which the price begins, with the price before; null without one. */
  month: z.object({
    from: day,
    to: day,
    daysBefore: z.int(),
    daysAfter: z.int(),
    priceBefore: price.nullable(),
  }),
  /** What the month comes to; null while nothing was read, or a day of the month has no price. */
  money: tariffMoney.nullable(),
});

export const tariffDraft = tariffContent.extend({
  feeCode: oneOf(m.field_fee, meterKinds),
  /** The price that is edited. */
  tariffId: id.optional(),
});
export type TariffDraft = z.infer<typeof tariffDraft>;

export const tariffPreview = call.write(byFinance, '/api/propertyManage/fee/previewTariff', {
  summary:
    'Says what a price that begins on a day would change, to the fen, and which bills are in its way; nothing is written.',
  input: z.object({ data: tariffDraft }),
  output: tariffPreviewAnswer,
});

/** What a meter shows at the beginning of a day within a month. */
export const dayReadingContent = z.object({
  meterNo: requiredText(m.field_meter_no, 30),
  day: chosenDay(m.pricing_field_read_on),
  ...registers,
});
export type DayReadingContent = z.infer<typeof dayReadingContent>;

export const dayReadingSave = call.write(byReaders, '/api/propertyManage/meter/readOnDay', {
  summary: 'Records what a meter showed on the day a price began, so that the month is split by it.',
  input: z.object({ data: dayReadingContent }),
  output: z.object({ dayReadingId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});
