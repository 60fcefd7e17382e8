import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { day, fen, id, instant } from '../fields.ts';
import { labelled, requiredText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { anomalyView, billRow } from './bill.ts';
import { price, quantityX100 } from './bill-price.ts';
import { anomalyEvents, meterKinds, readingSources, readingStates } from './terms.ts';

const tag = 'meter';

const audited = { tag, access: 'audited' } as const;
const open = { tag, access: 'public' } as const;

const meterRow = z.object({
  meterId: id,
  meterNo: z.string(),
  kind: z.enum(meterKinds),
  kindLabel: z.string(),
  unit: z.string(),
  place: z.string(),
  isTou: z.boolean(),
  lastX100: z.int(),
  lastPeriod: z.string(),
  lastReadAt: instant.nullable(),
  usageX100: z.int().nullable(),
  monthBeforeX100: z.int().nullable(),
  lastYearX100: z.int().nullable(),
  anomalies: z.array(anomalyView),
});
export type MeterRow = z.infer<typeof meterRow>;

export const meterQueryList = call.read(audited, '/api/propertyManage/meter/queryList', {
  summary: 'Lists the meters of the caller’s enterprise with their unusual readings.',
  output: z.object({ rows: z.array(meterRow) }),
});

/** One month of a meter. */
const month = z.object({
  period: z.string(),
  readAt: instant,
  fromX100: z.int(),
  toX100: z.int(),
  usageX100: z.int().nullable(),
  lastYearX100: z.int().nullable(),
  /** Usage above this is unusual; null if there is no previous year to compare. */
  limitX100: z.int().nullable(),
  peakX100: z.int().nullable(),
  flatX100: z.int().nullable(),
  valleyX100: z.int().nullable(),
  nightX100: z.int().nullable(),
  /** Flow per night from the first of the month, if the meter reports it. */
  nightsX100: z.array(z.int()).nullable(),
  source: z.enum(readingSources),
  sourceLabel: z.string(),
  state: z.enum(readingStates),
  stateLabel: z.string(),
  photoFileId: z.string(),
});
export type MeterMonth = z.infer<typeof month>;

const meterQueryDetailAnswer = meterRow.extend({
  months: z.array(month),
  bills: z.array(billRow),
  nextPeriod: z.string(),
  /** The latest bill per square metre, compared with others in buildings of the same kind; null without a bill. */
  perM2: z
    .object({
      period: z.string(),
      ownFen: fen,
      /** Their median; null if they are so few that an individual bill could be inferred. */
      peersFen: fen.nullable(),
      peers: z.int(),
    })
    .nullable(),
  /** Today's price for each hour, if the meter records times of day separately. */
  touPrice: z.object({ effectiveFrom: day, tou: price.shape.tou.unwrap() }).nullable(),
  /** What shifting a tenth of a month's peak usage to the valley would have saved; null if too little to mention. */
  saving: z.object({ period: z.string(), movedX100: z.int(), savedFen: fen }).nullable(),
});

export const meterQueryDetail = call.detail(audited, '/api/propertyManage/meter/queryDetail', {
  summary: 'Returns a meter of the caller’s enterprise with its last 24 months and its bills.',
  output: meterQueryDetailAnswer,
});
export type MeterDetail = z.infer<typeof meterQueryDetail.output>;

export const meterExport = call.sheet(audited, '/api/propertyManage/meter/export', {
  summary: 'Exports the monthly readings of a meter of the caller’s enterprise as a spreadsheet.',
  input: z.object({ id }),
  refuses: [retCodes.NOT_FOUND],
});

export const meterBind = call.write(audited, '/api/propertyManage/meter/bind', {
  summary: 'Links a meter in one of its units to the caller’s enterprise.',
  input: z.object({ data: z.object({ meterNo: requiredText(m.field_meter_no, 30) }) }),
  output: z.object({ meterId: id }),
  refuses: [retCodes.EXPLAINED_BY_PAGE],
});

/** A reading submitted by a tenant, with a photo of the meter. */
export const ownReading = z.object({
  meterId: id,
  readingX100: quantityX100(m.field_reading),
  peakX100: quantityX100(m.billing_part_peak).nullable().default(null),
  flatX100: quantityX100(m.billing_part_flat).nullable().default(null),
  valleyX100: quantityX100(m.billing_part_valley).nullable().default(null),
  photoFileId: labelled(
    m.field_photo,
    z.string({ error: m.fault_meter_photo }).min(1, { error: m.fault_meter_photo }).max(64),
  ),
});

/** Upload purpose for photos of meters and evidence for objections. */
export const meterPhotoPurpose = 'METER_PHOTO';

export const meterSubmitReading = call.write(audited, '/api/propertyManage/meter/submitReading', {
  summary: 'Submits this month’s reading of a meter; staff check it against its photo.',
  input: z.object({ data: ownReading }),
  output: z.object({ readingId: id }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

export const anomalyOperate = call.operate(audited, '/api/propertyManage/meter/operateAnomaly', {
  summary: 'Confirms the repair report drafted for an unusual reading, or states that nothing is wrong.',
  events: anomalyEvents,
  output: anomalyView,
});

const feeQueryPublicAnswer = z.object({
  /** Water and electricity tariffs; a kind without a tariff is left out. */
  rows: z.array(z.object({ kind: z.enum(meterKinds), unit: z.string(), price, effectiveFrom: day })),
  /** Monthly range per square metre; null if nothing is to let. */
  property: z.object({ fromFen: fen, toFen: fen }).nullable(),
});

export const feeQueryPublic = call.read(open, '/api/propertyManage/fee/queryPublic', {
  summary: 'Returns the park’s current tariffs and when they took effect.',
  output: feeQueryPublicAnswer,
});
