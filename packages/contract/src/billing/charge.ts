import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, chosenId, day, fen, id } from '../fields.ts';
import { choice, labelled, optionalText, wholeBetween } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { feeCode, feeCodeFormat, feeNames, period, unitPrice } from './bill-price.ts';
import { feeBases, shareMethods } from './charge-terms.ts';

const byFinance = { tag: 'charge', access: ['OP_FINANCE'] } as const;
const byReaders = { tag: 'charge', access: ['OP_PROPERTY', 'OP_FINANCE'] } as const;

/** Hundredths of a unit, more than nothing. */
export const chargeQuantity = wholeBetween(m.field_quantity, 1, 1_000_000_000);

/** A fee item of the park's own. Its code and how it is billed stay as they are once it is saved. */
export const ownFeeContent = z.object({
  code: labelled(
    m.field_code,
    z
      .string({ error: fault.enter(m.field_code) })
      .overwrite(cleanLine)
      .regex(feeCodeFormat, { error: m.charge_fault_code }),
  ),
  names: feeNames,
  category: optionalText(m.field_category, 10),
  basis: choice(m.charge_basis, feeBases),
  unit: optionalText(m.field_unit, 10),
  /** Null if it is entered each time. */
  unitPriceE4: unitPrice.nullable(),
  taxPpm: wholeBetween(m.billing_tax_rate, 0, 300_000),
  ledgerAccount: optionalText(m.charge_ledger_account, 30),
  alwaysSecond: labelled(m.charge_always_second, z.boolean()),
  enabled: labelled(m.field_enabled, z.boolean()),
});
export type OwnFeeContent = z.infer<typeof ownFeeContent>;

const ownFee = z.object({
  feeId: id,
  name: z.string(),
  data: ownFeeContent,
  /** Bills issued this year. */
  billsThisYear: z.int(),
  version: z.int(),
});
export type OwnFeeView = z.infer<typeof ownFee>;

export const ownFeeQueryList = call.read(byReaders, '/api/propertyManage/fee/queryOwnList', {
  place: 'LIST',
  summary: 'Lists the park’s own fee items.',
  output: z.object({ rows: z.array(ownFee) }),
});

export const ownFeeSave = call.save({ ...byFinance, subject: 'PRICE' }, '/api/propertyManage/fee/saveOwn', {
  summary:
    'Creates a fee item, or updates the one whose version is given. Bills that exist stay as they are.',
  data: ownFeeContent,
  output: z.object({ feeId: id, version: z.int() }),
});

/** A periodic charge of a contract. */
export const chargeContent = z.object({
  contractId: chosenId(m.field_contract),
  feeCode,
  note: optionalText(m.field_note, 60),
  quantityX100: chargeQuantity,
  unitPriceE4: unitPrice,
  from: chosenDay(m.field_from),
  /** Null while it has no end of its own. */
  to: chosenDay(m.field_to).nullable(),
});
export type ChargeContent = z.infer<typeof chargeContent>;

const charge = z.object({
  chargeId: id,
  feeCode: z.string(),
  feeLabel: z.string(),
  unit: z.string(),
  note: z.string(),
  quantityX100: z.int(),
  unitPriceE4: z.int(),
  /** For a whole month. */
  monthFen: fen,
  from: day,
  to: day.nullable(),
  /** Whether it was taken back before it began. */
  isTakenBack: z.boolean(),
  version: z.int(),
  canEnd: ability(),
});
export type ChargeView = z.infer<typeof charge>;

export const chargeQueryList = call.detail(byReaders, '/api/propertyManage/charge/queryList', {
  summary: 'Lists the periodic charges of a contract, the latest first.',
  output: z.object({ rows: z.array(charge), canAdd: ability() }),
});

export const chargeSave = call.write(byFinance, '/api/propertyManage/charge/save', {
  summary: 'Adds a periodic charge to a contract; the runs of its months bill it by the days.',
  input: z.object({ data: chargeContent }),
  output: z.object({ chargeId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

/** The last day of a charge. The day before the first takes it back. */
export const chargeEnding = z.object({ to: chosenDay(m.charge_last_day) });
export type ChargeEnding = z.infer<typeof chargeEnding>;

export const chargeEnd = call.act(byFinance, '/api/propertyManage/charge/end', {
  summary: 'Ends a charge on a day that no issued bill goes beyond.',
  fields: { data: chargeEnding },
  output: z.object({ chargeId: id, version: z.int() }),
});

const shareUnitContent = z.object({
  unitId: chosenId(m.field_unit_of_building),
  /** Shares or heads; not read if the cost is split by area. */
  weight: wholeBetween(m.charge_weight, 1, 100_000),
});

/** How the cost of a meter without a tenant is split over units. */
export const meterShareContent = z.object({
  meterId: chosenId(m.billing_meter),
  feeCode,
  method: choice(m.charge_split_by, shareMethods),
  units: labelled(
    m.field_units,
    z
      .array(shareUnitContent)
      .min(1, { error: fault.choose(m.field_units) })
      .max(500, { error: fault.most(m.field_units, 500) }),
  ),
  enabled: labelled(m.field_enabled, z.boolean()),
});
export type MeterShareContent = z.infer<typeof meterShareContent>;

const meterShare = z.object({
  shareId: id,
  meterNo: z.string(),
  place: z.string(),
  feeLabel: z.string(),
  methodLabel: z.string(),
  data: meterShareContent,
  units: z.array(z.object({ unitId: id, place: z.string(), areaX100: z.int(), enterpriseName: z.string() })),
  version: z.int(),
});
export type MeterShareView = z.infer<typeof meterShare>;

export const meterShareQueryList = call.read(byReaders, '/api/propertyManage/meterShare/queryList', {
  summary: 'Lists the meters whose cost is split, with their units.',
  output: z.object({ rows: z.array(meterShare) }),
});

export const meterShareQueryMeters = call.read(byReaders, '/api/propertyManage/meterShare/queryMeters', {
  summary: 'Lists the meters in use without a tenant, whose cost can be split.',
  output: z.object({ rows: z.array(z.object({ meterId: id, meterNo: z.string(), place: z.string() })) }),
});

export const meterShareSave = call.save(byFinance, '/api/propertyManage/meterShare/save', {
  summary: 'Sets how the cost of a meter is split, or updates the split whose version is given.',
  data: meterShareContent,
  output: z.object({ shareId: id, version: z.int() }),
});

/** What a month of a shared meter comes to for each unit, by the function that bills it. */
const sharePreview = z.object({
  ofFen: fen.nullable(),
  parts: z.array(
    z.object({
      place: z.string(),
      enterpriseName: z.string(),
      weight: z.int(),
      amountFen: fen,
      isBilled: z.boolean(),
    }),
  ),
});

export const meterSharePreview = call.read(byReaders, '/api/propertyManage/meterShare/preview', {
  summary: 'Returns how a month of a shared meter is split, as its bills will say.',
  input: z.object({ id, period }),
  output: sharePreview,
  refuses: [retCodes.NOT_FOUND],
});
