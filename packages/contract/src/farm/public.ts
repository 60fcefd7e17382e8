import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, id, instant, keyword, pageOf, pageOfTabs, picture } from '../fields.ts';
import {
  labelled,
  note,
  oneOf,
  optionalText,
  pictureId,
  requiredText,
  textBetween,
  wholeBetween,
} from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { batchStates, ownBatchEvents, shownStages, stemParts, stepKinds } from './terms.ts';

const tag = 'farm';

const open = { tag, access: 'public' } as const;
const leaders = { tag, access: 'leaders' } as const;

/** A batch in a list. */
export const batchRow = z.object({
  batchId: id,
  batchNo: z.string(),
  variety: z.string(),
  grade: z.string(),
  place: z.string(),
  growerName: z.string(),
  stems: z.int(),
  stage: z.enum(shownStages),
  picture: picture.nullable(),
  publishedAt: instant,
});
export type BatchRow = z.infer<typeof batchRow>;

export const batchQueryList = call.list(open, '/api/farmManage/batch/queryList', {
  summary: 'Lists the flower batches whose record is public.',
  filter: {
    stage: oneOf(m.field_state, shownStages).optional(),
    growerId: id.optional(),
    keyword: keyword.optional(),
  },
  output: pageOf(batchRow),
});

const batchQueryFacetsAnswer = z.object({
  stages: z.array(z.object({ value: z.enum(shownStages), count: z.int() })),
  growers: z.array(z.object({ id, name: z.string(), count: z.int() })),
});

export const batchQueryFacets = call.read(open, '/api/farmManage/batch/queryFacets', {
  summary: 'Counts the public batches of each stage and grower.',
  output: batchQueryFacetsAnswer,
});

/** A material used, and its minimum interval before the harvest. */
const material = z.object({ name: z.string(), dose: z.string(), safeDays: z.int().nullable() });
const inspection = z.object({
  lab: z.string(),
  items: z.int().nullable(),
  isPassed: z.boolean(),
  /** Vase life in tenths of a day. */
  vaseTenths: z.int().nullable(),
});

export const batchStep = z.object({
  stepId: id,
  kind: z.enum(stepKinds),
  kindLabel: z.string(),
  part: z.enum(stemParts),
  at: instant,
  text: z.string(),
  stems: z.int().nullable(),
  material: material.nullable(),
  inspection: inspection.nullable(),
  picture: picture.nullable(),
  /** The inspection report, which is public. */
  report: attachment.nullable(),
  /** When the step was recorded. */
  writtenAt: instant,
});
export type BatchStep = z.infer<typeof batchStep>;

/** Tenths of a degree Celsius. */
const tenths = z.int();
const reading = z.object({ at: instant, tenths });
export type Reading = z.infer<typeof reading>;

export const batchTemperature = z.object({
  count: z.int(),
  /** Gapless stretches, thinned out for drawing; extremes are kept. */
  stretches: z.array(z.array(reading)),
  gaps: z.array(z.object({ from: instant, to: instant })),
  hours: z.array(z.object({ at: instant, least: tenths, most: tenths, count: z.int() })),
  intervalMin: z.int(),
  okFromTenths: tenths,
  okToTenths: tenths,
  limitTenths: tenths,
  /** When the box first reached 4 °C after the harvest, and how long that took. */
  cooledAt: instant.nullable(),
  coolingMs: z.int().nullable(),
  /** Readings above the limit after cooling. */
  overLimit: z.int(),
});
export type BatchTemperature = z.infer<typeof batchTemperature>;

/** Tenths of a degree Celsius, within the range plausible for a box. */
export const degree = (label: fault.Words) => {
  const error = fault.wrong(label);
  return labelled(label, z.int({ error }).min(-300, { error }).max(600, { error }));
};

export const stems = (label: fault.Words) => wholeBetween(label, 1, 10_000_000);

export const batchContent = z
  .object({
    batchNo: labelled(
      m.field_batch_no,
      z
        .string({ error: fault.enter(m.field_batch_no) })
        .overwrite(cleanLine)
        .regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, { error: () => m.fault_batch_no() }),
    ),
    variety: textBetween(m.field_variety, 2, 40),
    grade: optionalText(m.field_grade, 10),
    place: requiredText(m.field_grown_at, 60),
    carrier: optionalText(m.field_carrier, 40),
    stems: stems(m.field_stems),
    bunches: stems(m.field_bunches).nullable().default(null),
    tips: labelled(
      m.field_care_tips,
      z.array(requiredText(m.field_care_tips, 40)).max(5, { error: fault.most(m.field_care_tips, 5) }),
    ),
    intervalMin: wholeBetween(m.field_probe_interval, 1, 720),
    okFromTenths: degree(m.field_ok_from),
    okToTenths: degree(m.field_ok_to),
    limitTenths: degree(m.field_temperature_limit),
    fileId: pictureId(m.field_batch_picture),
  })
  .superRefine(({ okFromTenths, okToTenths, limitTenths }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (okToTenths <= okFromTenths) issue('okToTenths', m.fault_temperature_order());
    if (limitTenths < okToTenths) issue('limitTenths', m.fault_temperature_order());
  });
export type BatchContent = z.infer<typeof batchContent>;

/** A batch as listed for those who manage it: its grower and the park. */
export const keptBatch = z.object({
  batchId: id,
  version: z.int(),
  batchNo: z.string(),
  variety: z.string(),
  stage: z.enum(shownStages),
  stageLabel: z.string(),
  state: z.enum(batchStates),
  stateLabel: z.string(),
  /** Why it was recalled. */
  reason: z.string(),
});
export type KeptBatch = z.infer<typeof keptBatch>;

const ownBatch = keptBatch.extend({
  steps: z.int(),
  readings: z.int(),
  updatedAt: instant,
  actions: abilities(ownBatchEvents),
  canEdit: ability(),
  canRecord: ability(),
});
export type OwnBatch = z.infer<typeof ownBatch>;

/** The contents of a batch, as its grower and the park see them. */
export const batchInside = {
  data: batchContent,
  picture: picture.nullable(),
  recorded: z.array(batchStep),
  temperature: batchTemperature.nullable(),
};

export const ownBatchDetail = ownBatch.extend(batchInside);
export type OwnBatchDetail = z.infer<typeof ownBatchDetail>;

export const batchQueryOwnList = call.list(leaders, '/api/farmManage/batch/queryOwnList', {
  summary: 'Lists the batches of the caller’s enterprise.',
  filter: { state: oneOf(m.field_state, batchStates).optional(), keyword: keyword.optional() },
  output: pageOfTabs(ownBatch, batchStates),
});

export const batchQueryOwnDetail = call.detail(leaders, '/api/farmManage/batch/queryOwnDetail', {
  summary: 'Returns a batch of the caller’s enterprise with its complete record.',
  output: ownBatchDetail,
});

export const batchSave = call.save(leaders, '/api/farmManage/batch/save', {
  summary: 'Creates a batch, or updates one that is not public yet.',
  data: batchContent,
  output: ownBatchDetail,
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const batchOperate = call.operate(leaders, '/api/farmManage/batch/operate', {
  summary: 'Publishes the record of a batch, recalls the batch, or closes its record.',
  events: ownBatchEvents,
  fields: { data: z.object({ reason: note(m.field_reason, 200) }).prefault({}) },
  output: ownBatchDetail,
});
