import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenCode, code, day, id, instant, keyword, pageOf, pageOfTabs, sortedBy } from '../fields.ts';
import { labelled, note, oneOf, requiredText, wholeBetween } from '../form-field.ts';
import { labelsInput } from '../print/labels.ts';
import { repairBase, repairDetail } from './public.ts';
import { dispatcherEvents, repairPriorities, usualMinutes } from './terms.ts';

const byProperty = { tag: 'repair', access: ['OP_PROPERTY'] } as const;

/** Additional fields of a ticket for the park's staff. */
export const forStaff = {
  reporterName: z.string(),
  enterpriseName: z.string(),
  respondDueAt: instant,
  /** Time left to respond of the time that counts, and how many of its hours make a day. */
  respondLeft: z.object({ leftMs: z.int(), hoursADay: z.int() }),
  urgedAt: instant.nullable(),
  /** How often its asset was reported within 90 days, including this time; 0 without an asset. */
  repeats: z.int(),
};

export const managedRow = repairBase.extend({ ...forStaff, actions: abilities(dispatcherEvents) });
export type ManagedRepair = z.infer<typeof managedRow>;

export const earlierTicket = z.object({
  ticketId: id,
  no: z.string(),
  title: z.string(),
  at: instant,
  result: z.string(),
});

const managedDetail = repairDetail.extend({
  ...forStaff,
  phone: z.string(),
  workerId: id.nullable(),
  actions: abilities(dispatcherEvents),
  /** Open tickets for the same asset or place that it could be merged into. */
  similar: z.array(earlierTicket),
});
export type ManagedRepairDetail = z.infer<typeof managedDetail>;

/** Tabs of the staff's ticket list. */
export const managedRepairTabs = [
  'WAITING',
  'WORKING',
  'PAUSED',
  'LATE',
  'FINISHED',
  'CLOSED',
  'ENDED',
] as const;
export type ManagedRepairTab = (typeof managedRepairTabs)[number];

const filter = {
  tab: oneOf(m.field_state, managedRepairTabs).optional(),
  typeCode: code.optional(),
  priority: oneOf(m.field_priority, repairPriorities).optional(),
  workerId: id.optional(),
  assetId: id.optional(),
  keyword: keyword.optional(),
};

export const repairQueryManageList = call.list(byProperty, '/api/propertyManage/repair/queryManageList', {
  place: 'LIST',
  summary: 'Lists all repair tickets.',
  filter: { ...filter, sort: sortedBy('created', 'due').default('-created') },
  output: pageOfTabs(managedRow, managedRepairTabs),
});

export const repairExport = call.sheet(byProperty, '/api/propertyManage/repair/export', {
  place: 'LIST',
  summary: 'Exports the filtered tickets as a spreadsheet.',
  input: z.object(filter),
});

export const repairQueryManageDetail = call.detail(
  byProperty,
  '/api/propertyManage/repair/queryManageDetail',
  {
    place: { repair: 'id' },
    summary: 'Returns a ticket with its history, including internal notes.',
    output: managedDetail,
  },
);

export const repairQueryWorkers = call.read(byProperty, '/api/propertyManage/repair/queryWorkers', {
  place: 'LIST',
  summary: 'Lists the workers who can be assigned.',
  output: z.array(
    z.object({
      workerId: id,
      name: z.string(),
      open: z.int(),
      /** The last day of the leave they are on, and who stands in. */
      awayUntil: day.nullable(),
      standInName: z.string(),
    }),
  ),
});

export const repairOperateManage = call.operate(byProperty, '/api/propertyManage/repair/operateManage', {
  place: { repair: 'id' },
  summary:
    'Assigns a worker, gives a ticket in hand to another worker, rejects a ticket, merges it into another, or schedules it as planned work; the user sees the reason.',
  events: dispatcherEvents,
  fields: {
    data: z
      .object({
        /** For `assign`: null leaves it to the first worker who takes it; for `reassign` somebody is named. */
        workerId: id.nullable().default(null),
        /** For `assign`: a priority other than the reported one. */
        priority: oneOf(m.field_priority, repairPriorities).optional(),
        /** For `assign` and `maintain`: planned start and duration. */
        plannedFrom: labelled(m.field_planned_from, instant.nullable().default(null)),
        minutes: wholeBetween(m.field_planned_minutes, 15, 600).default(usualMinutes),
        /** For `merge`: the ticket to keep. */
        into: id.optional(),
        text: note(m.field_reason, 200),
      })
      .prefault({}),
  },
  output: managedDetail,
});

export const assetContent = z.object({
  no: requiredText(m.field_asset_no, 30),
  name: requiredText(m.field_asset_name, 40),
  typeCode: chosenCode(m.field_repair_type),
  place: requiredText(m.field_repair_place, 60),
  guests: labelled(m.field_guest_reports, z.boolean().default(true)),
});
export type AssetContent = z.infer<typeof assetContent>;

const managedAsset = z.object({
  assetId: id,
  typeLabel: z.string(),
  version: z.int(),
  data: assetContent,
  /** The URL parameter encoded on its label. */
  code: z.string(),
  times: z.int(),
  /** Breaks down repeatedly. */
  isFlagged: z.boolean(),
});
export type ManagedAsset = z.infer<typeof managedAsset>;

export const repairQueryAssets = call.list(byProperty, '/api/propertyManage/repair/queryAssets', {
  summary: 'Lists the assets with a code, and how often each was reported in 90 days.',
  filter: { typeCode: code.optional(), keyword: keyword.optional() },
  output: pageOf(managedAsset),
});

export const repairPrintLabels = call.file(byProperty, '/api/propertyManage/repair/printLabels', {
  raw: ['pdf'],
  summary: 'Prints labels with the codes of chosen assets, on A4 sheets of a chosen size, in Chinese.',
  input: labelsInput,
});

export const repairQueryAsset = call.detail(byProperty, '/api/propertyManage/repair/queryAsset', {
  summary: 'One asset with its code, for editing.',
  output: managedAsset,
});

export const repairSaveAsset = call.save(byProperty, '/api/propertyManage/repair/saveAsset', {
  summary: 'Creates an asset, or updates the one whose version is given; its code stays the same.',
  data: assetContent,
  output: z.object({ assetId: id, version: z.int() }),
});
