import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, labelled, oneOf, optionalText, requiredText, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { nightsX100, period, quantityX100, registers } from './bill-price.ts';
import { tariff } from './price-manage.ts';
import {
  anomalyKinds,
  anomalyStates,
  feeCodes,
  meterKinds,
  meterStates,
  readingSources,
  readingStates,
} from './terms.ts';

const tag = 'meter';

const byProperty = { tag, access: ['OP_PROPERTY'] } as const;
const byFinance = { tag, access: ['OP_FINANCE'] } as const;

/** Includes the finance office, which enters readings that its billing run is missing. */
const readers = ['OP_PROPERTY', 'OP_FINANCE'] as const;

const byReaders = { tag, access: readers } as const;

/** A meter as entered by an operator. Its initial reading is fixed once a first reading exists. */
export const meterContent = z.object({
  meterNo: requiredText(m.field_meter_no, 30),
  kind: choice(m.field_kind, meterKinds),
  unitId: labelled(m.field_unit_of_building, id),
  multiplier: wholeBetween(m.field_multiplier, 1, 10_000),
  digits: wholeBetween(m.field_digits, 3, 9),
  isTou: labelled(m.field_tou, z.boolean()),
  status: choice(m.field_state, ['ONLINE', 'OFFLINE']),
  ...registers,
});
export type MeterContent = z.infer<typeof meterContent>;

const managedMeter = z.object({
  meterId: id,
  meterNo: z.string(),
  kind: z.enum(meterKinds),
  unitId: id,
  place: z.string(),
  enterpriseName: z.string(),
  multiplier: z.int(),
  digits: z.int(),
  isTou: z.boolean(),
  initialX100: z.int(),
  initialTou: z.object({ peakX100: z.int(), flatX100: z.int(), valleyX100: z.int() }).nullable(),
  lastX100: z.int(),
  lastPeriod: z.string(),
  state: z.enum(meterStates),
  stateLabel: z.string(),
  version: z.int(),
});
export type ManagedMeter = z.infer<typeof managedMeter>;

const meterFilter = {
  state: oneOf(m.field_state, meterStates).optional(),
  kind: oneOf(m.field_kind, meterKinds).optional(),
  buildingId: id.optional(),
  keyword: keyword.optional(),
};

export const meterQueryManageList = call.list(byProperty, '/api/propertyManage/meter/queryManageList', {
  place: 'LIST',
  summary: 'Lists the park’s meters with their latest readings.',
  filter: { ...meterFilter, sort: sortedBy('no', 'read').default('no') },
  output: pageOfTabs(managedMeter, meterStates),
});

/** Readings of a meter and of its predecessors and successors in the same place, latest first. */
const meterHistory = z.object({
  rows: z.array(
    z.object({
      readingId: id,
      meterId: id,
      meterNo: z.string(),
      period: z.string(),
      readAt: instant,
      previousX100: z.int(),
      readingX100: z.int(),
      usageX100: z.int().nullable(),
      isRolledOver: z.boolean(),
      /** Set on a replaced meter's last reading: the meter that replaced it. */
      replacedBy: z.string(),
      sourceLabel: z.string(),
      photoFileId: z.string(),
    }),
  ),
});
export type MeterHistory = z.infer<typeof meterHistory>;

export const meterQueryHistory = call.detail(byProperty, '/api/propertyManage/meter/queryHistory', {
  place: { meter: 'id' },
  summary: 'Returns three years of readings of a meter, including the meters it replaced.',
  output: meterHistory,
});

const saveRefusals = [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT] as const;

export const meterSave = call.save(byProperty, '/api/propertyManage/meter/save', {
  place: { meter: 'id', unit: 'data.unitId' },
  summary: 'Creates a meter, or updates the one whose version is given.',
  data: meterContent,
  output: z.object({ meterId: id, version: z.int() }),
});

/** The old meter's final reading, and the new meter that takes its place. */
export const meterReplacement = z.object({
  period,
  ...registers,
  newMeterNo: requiredText(m.field_new_meter_no, 30),
  newReadingX100: quantityX100(m.field_new_reading),
  digits: wholeBetween(m.field_digits, 3, 9),
});
export type MeterReplacement = z.infer<typeof meterReplacement>;

export const meterReplace = call.act(byProperty, '/api/propertyManage/meter/replace', {
  place: { meter: 'id' },
  summary: 'Records the final reading of a meter and replaces it with a new one.',
  fields: { data: meterReplacement },
  output: z.object({ meterId: id, version: z.int() }),
});

/** A reading as entered by staff. */
export const readingContent = z.object({
  meterNo: requiredText(m.field_meter_no, 30),
  period,
  ...registers,
  isRolledOver: labelled(m.field_rolled_over, z.boolean()).default(false),
  /** Flow between 02:00 and 04:00; anything above zero indicates a leak. */
  nightX100: quantityX100(m.field_night_flow).nullable().default(null),
  /** The same for each night; the sum is the month's night flow. */
  nightsX100: nightsX100.default(null),
});
export type ReadingContent = z.infer<typeof readingContent>;

/** A single reading, with the photo that the last one of a tenant needs. */
export const readingEntry = readingContent.extend({ photoFileId: optionalText(m.field_photos, 64) });
export type ReadingEntry = z.infer<typeof readingEntry>;

const managedReading = z.object({
  readingId: id,
  meterNo: z.string(),
  kind: z.enum(meterKinds),
  place: z.string(),
  enterpriseName: z.string(),
  period: z.string(),
  readAt: instant,
  previousX100: z.int(),
  readingX100: z.int(),
  /** Null if the register went backwards. */
  usageX100: z.int().nullable(),
  lastYearX100: z.int().nullable(),
  photoFileId: z.string(),
  source: z.enum(readingSources),
  sourceLabel: z.string(),
  state: z.enum(readingStates),
  stateLabel: z.string(),
  /** Whether a bill was issued from it, so that it can only be corrected together with the bill. */
  isBilled: z.boolean(),
  version: z.int(),
});
export type ManagedReading = z.infer<typeof managedReading>;

const readingFilter = {
  state: oneOf(m.field_state, readingStates).optional(),
  kind: oneOf(m.field_kind, meterKinds).optional(),
  period: period.optional(),
  keyword: keyword.optional(),
};

export const readingQueryManageList = call.list(byProperty, '/api/propertyManage/meter/queryReadingList', {
  place: 'LIST',
  summary: 'Lists the readings of all meters; readings sent by tenants await a check.',
  filter: { ...readingFilter, sort: sortedBy('read').default('-read') },
  output: pageOfTabs(managedReading, readingStates),
});

export const readingExport = call.sheet(byProperty, '/api/propertyManage/meter/exportReading', {
  place: 'LIST',
  summary: 'Exports the filtered readings as a spreadsheet.',
  input: z.object(readingFilter),
});

export const readingSave = call.write(byReaders, '/api/propertyManage/meter/read', {
  place: { meterNo: 'data.meterNo' },
  summary: 'Records a meter reading, or corrects the latest one until it is billed.',
  input: z.object({ data: readingEntry }),
  output: z.object({ readingId: id, usageX100: z.int() }),
  refuses: saveRefusals,
});

export const readingAskAgain = call.write(byReaders, '/api/propertyManage/meter/askAgain', {
  place: { meterNo: 'data.meterNo' },
  summary: 'Assigns a repeat reading of a meter; each meter can have one open task a month.',
  input: z.object({ data: z.object({ meterNo: requiredText(m.field_meter_no, 30), period }) }),
  output: z.object({ ticketId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

const readingEvents = ['check', 'reject'] as const;

export const readingOperate = call.operate(byProperty, '/api/propertyManage/meter/operateReading', {
  place: { reading: 'id' },
  summary: 'Accepts or rejects a reading sent by a tenant.',
  events: readingEvents,
  output: z.object({ readingId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

export const readingTemplate = call.sheet(byReaders, '/api/propertyManage/meter/readingTemplate', {
  summary: 'Downloads a spreadsheet template of the meters in use, for entering a month of readings.',
  input: z.object({ period }),
});

const managedAnomaly = z.object({
  anomalyId: id,
  meterNo: z.string(),
  place: z.string(),
  enterpriseName: z.string(),
  kind: z.enum(anomalyKinds),
  kindLabel: z.string(),
  period: z.string(),
  usageX100: z.int(),
  lastYearX100: z.int().nullable(),
  nightX100: z.int().nullable(),
  state: z.enum(anomalyStates),
  stateLabel: z.string(),
  createdAt: instant,
});
export type ManagedAnomaly = z.infer<typeof managedAnomaly>;

export const anomalyQueryManageList = call.list(byProperty, '/api/propertyManage/meter/queryAnomalyList', {
  place: 'LIST',
  summary: 'Lists unusual readings with the tenants’ explanations.',
  filter: {
    state: oneOf(m.field_state, anomalyStates).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('created').default('-created'),
  },
  output: pageOfTabs(managedAnomaly, anomalyStates),
});

const feeItem = z.object({
  feeId: id,
  code: z.enum(feeCodes),
  name: z.string(),
  unit: z.string(),
  taxPpm: z.int(),
  enabled: z.boolean(),
  version: z.int(),
  tariffs: z.array(tariff),
});
export type FeeItemView = z.infer<typeof feeItem>;

export const feeQueryManageList = call.read(
  { ...byReaders, subject: 'PRICE' },
  '/api/propertyManage/fee/queryManageList',
  {
    summary: 'Lists the fee items with their tariffs, newest first.',
    output: z.object({ rows: z.array(feeItem) }),
  },
);

export const feeContent = z.object({
  taxPpm: wholeBetween(m.field_tax_ppm, 0, 300_000),
  enabled: labelled(m.field_enabled, z.boolean()),
});

export type FeeContent = z.infer<typeof feeContent>;

export const feeSave = call.write({ ...byFinance, subject: 'PRICE' }, '/api/propertyManage/fee/save', {
  summary: 'Updates the tax of a fee item, or whether it is billed.',
  input: z.object({ id, version, data: feeContent }),
  output: z.object({ feeId: id, version: z.int() }),
  refuses: saveRefusals,
});
