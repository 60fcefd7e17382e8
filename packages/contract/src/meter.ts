import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { anomalyView, billRow } from './bill.ts';
import { price, quantityX100 } from './bill-price.ts';
import { anomalyEvents, meterKinds, readingSources, readingStates } from './billing-terms.ts';
import { endpoint } from './endpoint.ts';
import { day, fen, id, instant } from './fields.ts';
import { kindOf, labelled, requiredText } from './form-field.ts';
import { version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

const tag = 'meter';
const access = 'audited';

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

export const meterQueryList = endpoint({
  method: 'GET',
  path: '/api/propertyManage/meter/queryList',
  summary: 'The meters of the caller’s enterprise, with what is unusual about them.',
  tag,
  access,
  input: z.object({}),
  output: z.object({ rows: z.array(meterRow) }),
  refuses: [],
});

/** A month of a meter. */
const month = z.object({
  period: z.string(),
  readAt: instant,
  fromX100: z.int(),
  toX100: z.int(),
  usageX100: z.int().nullable(),
  lastYearX100: z.int().nullable(),
  /** A usage beyond this is unusual; null without a year before. */
  limitX100: z.int().nullable(),
  peakX100: z.int().nullable(),
  flatX100: z.int().nullable(),
  valleyX100: z.int().nullable(),
  nightX100: z.int().nullable(),
  /** Night by night from the first of the month, where the meter tells it. */
  nightsX100: z.array(z.int()).nullable(),
  source: z.enum(readingSources),
  sourceLabel: z.string(),
  state: z.enum(readingStates),
  stateLabel: z.string(),
  photoFileId: z.string(),
});
export type MeterMonth = z.infer<typeof month>;

export const meterQueryDetail = endpoint({
  method: 'GET',
  path: '/api/propertyManage/meter/queryDetail',
  summary: 'A meter of the caller’s enterprise with its last 24 months and its bills.',
  tag,
  access,
  input: z.object({ id }),
  output: meterRow.extend({
    months: z.array(month),
    bills: z.array(billRow),
    nextPeriod: z.string(),
    /** What the latest bill comes to by the square metre, beside others in buildings of that kind; null without one. */
    perM2: z
      .object({
        period: z.string(),
        ownFen: fen,
        /** Their median; null where they are so few that one could be made out. */
        peersFen: fen.nullable(),
        peers: z.int(),
      })
      .nullable(),
    /** What each hour of today costs, where the meter tells the times of day apart. */
    touPrice: z.object({ effectiveFrom: day, tou: price.shape.tou.unwrap() }).nullable(),
    /** What a tenth of a month's peak usage would have saved in the valley; null where that is not worth saying. */
    saving: z.object({ period: z.string(), movedX100: z.int(), savedFen: fen }).nullable(),
  }),
  refuses: [retCodes.NOT_FOUND],
});
export type MeterDetail = z.infer<typeof meterQueryDetail.output>;

export const meterExport = endpoint({
  method: 'GET',
  path: '/api/propertyManage/meter/export',
  summary: 'The months of a meter of the caller’s enterprise as a spreadsheet.',
  tag,
  access,
  input: z.object({ id }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const meterBind = endpoint({
  method: 'POST',
  path: '/api/propertyManage/meter/bind',
  summary: 'Takes on a meter of a unit that the caller’s enterprise has.',
  tag,
  access,
  input: z.object({ data: z.object({ meterNo: requiredText(m.field_meter_no, 30) }) }),
  output: z.object({ meterId: id }),
  refuses: [retCodes.EXPLAINED_BY_PAGE],
});

/** A reading that a tenant sends in, with a photo of the meter. */
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

/** The purpose under which photos of meters and proofs of objections are uploaded. */
export const meterPhotoPurpose = 'METER_PHOTO';

export const meterSubmitReading = endpoint({
  method: 'POST',
  path: '/api/propertyManage/meter/submitReading',
  summary: 'Sends in what a meter shows this month; staff check it against its photo.',
  tag,
  access,
  input: z.object({ data: ownReading }),
  output: z.object({ readingId: id }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

export const anomalyOperate = endpoint({
  method: 'POST',
  path: '/api/propertyManage/meter/operateAnomaly',
  summary: 'Confirms the report that was drafted of an anomaly, or says that there is nothing wrong.',
  tag,
  access,
  input: z.object({ id, event: kindOf(m.field_event, anomalyEvents), version }),
  output: anomalyView,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.VERSION_CONFLICT],
});

export const feeQueryPublic = endpoint({
  method: 'GET',
  path: '/api/propertyManage/fee/queryPublic',
  summary: 'What is charged in the park today, and since when.',
  tag,
  access: 'public',
  input: z.object({}),
  output: z.object({
    /** Of water and electricity; one without a tariff is left out. */
    rows: z.array(z.object({ kind: z.enum(meterKinds), unit: z.string(), price, effectiveFrom: day })),
    /** What a square metre costs a month, from the least to the most; null where nothing is to let. */
    property: z.object({ fromFen: fen, toFen: fen }).nullable(),
  }),
  refuses: [],
});

export const meterEndpoints = [
  feeQueryPublic,
  meterQueryList,
  meterQueryDetail,
  meterExport,
  meterBind,
  meterSubmitReading,
  anomalyOperate,
] as const;
