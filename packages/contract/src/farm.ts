import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { batchStates, ownBatchEvents, shownStages, stemParts, stepKinds } from './farm-terms.ts';
import * as fault from './faults.ts';
import { attachment, id, instant, keyword, pageOf, pageOfTabs, paging, picture } from './fields.ts';
import {
  choice,
  kindOf,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredText,
  textBetween,
  wholeBetween,
} from './form-field.ts';
import { version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

const tag = 'farm';
const leaders = { tag, access: 'leaders' } as const;

/** A batch as lists show it. */
const batchRow = z.object({
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

export const batchQueryList = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryList',
  summary: 'The batches of flowers whose record is public.',
  tag,
  access: 'public',
  input: z.object({
    stage: oneOf(m.field_state, shownStages).optional(),
    growerId: id.optional(),
    keyword: keyword.optional(),
    ...paging,
  }),
  output: pageOf(batchRow),
  refuses: [],
});

export const batchQueryFacets = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryFacets',
  summary: 'How many public batches there are of each stage and grower.',
  tag,
  access: 'public',
  input: z.object({}),
  output: z.object({
    stages: z.array(z.object({ value: z.enum(shownStages), count: z.int() })),
    growers: z.array(z.object({ id, name: z.string(), count: z.int() })),
  }),
  refuses: [],
});

/** What was used, and how long before the harvest it must be. */
const material = z.object({ name: z.string(), dose: z.string(), safeDays: z.int().nullable() });
const inspection = z.object({
  lab: z.string(),
  items: z.int().nullable(),
  isPassed: z.boolean(),
  /** Days in the vase, in tenths. */
  vaseTenths: z.int().nullable(),
});

const step = z.object({
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
  /** The report of an inspection, for everybody to read. */
  report: attachment.nullable(),
  /** When it was written down. */
  writtenAt: instant,
});
export type BatchStep = z.infer<typeof step>;

/** Tenths of a degree Celsius. */
const tenths = z.int();
const reading = z.object({ at: instant, tenths });
export type Reading = z.infer<typeof reading>;

const temperature = z.object({
  count: z.int(),
  /** Stretches without a gap, thinned to what can be drawn; the extremes stay. */
  stretches: z.array(z.array(reading)),
  gaps: z.array(z.object({ from: instant, to: instant })),
  hours: z.array(z.object({ at: instant, least: tenths, most: tenths, count: z.int() })),
  intervalMin: z.int(),
  okFromTenths: tenths,
  okToTenths: tenths,
  limitTenths: tenths,
  /** When the box first had 4 °C after the harvest, and how long it took. */
  cooledAt: instant.nullable(),
  coolingMs: z.int().nullable(),
  /** Readings above the limit once it was cool. */
  overLimit: z.int(),
});
export type BatchTemperature = z.infer<typeof temperature>;

const batchDetail = batchRow.extend({
  growerId: id,
  carrier: z.string(),
  bunches: z.int().nullable(),
  tips: z.array(z.string()),
  recall: z.object({ at: instant, reason: z.string() }).nullable(),
  isClosed: z.boolean(),
  steps: z.array(step),
  temperature: temperature.nullable(),
  /** From the harvest to the shop. */
  toShopMs: z.int().nullable(),
  /** From its first step to its last. */
  days: z.int(),
});
export type BatchDetail = z.infer<typeof batchDetail>;

export const batchQueryDetail = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryDetail',
  summary: 'The record of a batch from seed to shop.',
  tag,
  access: 'public',
  input: z.object({ id }),
  output: batchDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const batchTemperatureFile = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/temperatureFile',
  summary: 'All readings of the temperature of a public batch as CSV.',
  tag,
  access: 'public',
  input: z.object({ id }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND],
  raw: true,
});

/** The id of a public picture. */
const pictureId = (label: fault.Words) => labelled(label, z.string().max(64).nullable().default(null));

/** Tenths of a degree within what a box can have. */
const degree = (label: fault.Words) => {
  const error = fault.wrong(label);
  return labelled(label, z.int({ error }).min(-300, { error }).max(600, { error }));
};

const stems = (label: fault.Words) => wholeBetween(label, 1, 10_000_000);

export const batchContent = z
  .object({
    batchNo: labelled(
      m.field_batch_no,
      z
        .string({ error: fault.enter(m.field_batch_no) })
        .trim()
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

export const passed = ['PASSED', 'FAILED'] as const;

export const stepContent = z
  .object({
    kind: choice(m.field_step_kind, stepKinds),
    at: labelled(m.field_time, instant),
    text: textBetween(m.field_step_text, 2, 300),
    stems: stems(m.field_step_stems).nullable().default(null),
    materialName: optionalText(m.field_material, 60),
    dose: optionalText(m.field_dose, 60),
    safeDays: wholeBetween(m.field_safe_days, 0, 365).nullable().default(null),
    lab: optionalText(m.field_lab, 40),
    items: wholeBetween(m.field_test_items, 1, 2_000).nullable().default(null),
    finding: oneOf(m.field_test_result, passed).nullable().default(null),
    vaseTenths: wholeBetween(m.field_vase_days, 1, 900).nullable().default(null),
    fileId: pictureId(m.field_photo),
    /** A public file of the caller; empty without one. */
    reportFileId: labelled(m.field_test_report, z.string().max(64).default('')),
  })
  .superRefine(({ kind, finding, dose, safeDays, materialName }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'INSPECT' && finding === null) issue('finding', fault.choose(m.field_test_result)());
    if (materialName === '' && (dose !== '' || safeDays !== null))
      issue('materialName', fault.enter(m.field_material)());
  });
export type StepContent = z.infer<typeof stepContent>;

export const readingContent = z.object({
  at: labelled(m.field_time, instant),
  tenths: degree(m.field_box_temperature),
});
export type ReadingContent = z.infer<typeof readingContent>;

const ownBatch = z.object({
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
  steps: z.int(),
  readings: z.int(),
  updatedAt: instant,
  actions: z.array(z.enum(ownBatchEvents)),
  canEdit: z.boolean(),
  canRecord: z.boolean(),
});
export type OwnBatch = z.infer<typeof ownBatch>;

/** What a batch holds, as its grower and the park read it. */
export const batchInside = {
  data: batchContent,
  picture: picture.nullable(),
  recorded: z.array(step),
  temperature: temperature.nullable(),
};

const ownBatchDetail = ownBatch.extend(batchInside);
export type OwnBatchDetail = z.infer<typeof ownBatchDetail>;

const saveRefusals = [
  retCodes.NOT_FOUND,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
  retCodes.FIELD_REFUSED,
] as const;

export const batchQueryOwnList = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryOwnList',
  summary: 'The batches of the caller’s enterprise.',
  ...leaders,
  input: z.object({
    state: oneOf(m.field_state, batchStates).optional(),
    keyword: keyword.optional(),
    ...paging,
  }),
  output: pageOfTabs(ownBatch, batchStates),
  refuses: [],
});

export const batchQueryOwnDetail = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/queryOwnDetail',
  summary: 'A batch of the caller’s enterprise with all that is recorded of it.',
  ...leaders,
  input: z.object({ id }),
  output: ownBatchDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const batchSave = endpoint({
  method: 'POST',
  path: '/api/farmManage/batch/save',
  summary: 'Begins a batch, or changes one that is not public yet.',
  ...leaders,
  input: z.object({ id: id.optional(), version: version.optional(), data: batchContent }),
  output: ownBatchDetail,
  refuses: saveRefusals,
});

export const batchOperate = endpoint({
  method: 'POST',
  path: '/api/farmManage/batch/operate',
  summary: 'Makes the record of a batch public, recalls the batch, or closes its record.',
  ...leaders,
  input: z.object({
    id,
    event: kindOf(m.field_event, ownBatchEvents),
    version,
    data: z.object({ reason: note(m.field_reason, 200) }).prefault({}),
  }),
  output: ownBatchDetail,
  refuses: saveRefusals,
});

export const batchSaveStep = endpoint({
  method: 'POST',
  path: '/api/farmManage/batch/saveStep',
  summary: 'Writes a step into the record of a batch; once public it stays as it is.',
  ...leaders,
  input: z.object({ id, data: stepContent }),
  output: ownBatchDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});

export const batchRemoveStep = endpoint({
  method: 'POST',
  path: '/api/farmManage/batch/removeStep',
  summary: 'Takes a step out of a record that is not public yet.',
  ...leaders,
  input: z.object({ id, stepId: id }),
  output: ownBatchDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const batchSaveReading = endpoint({
  method: 'POST',
  path: '/api/farmManage/batch/saveReading',
  summary: 'Writes down the temperature of a box at a moment.',
  ...leaders,
  input: z.object({ id, data: readingContent }),
  output: ownBatchDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});

export const readingTemplate = endpoint({
  method: 'GET',
  path: '/api/farmManage/batch/readingTemplate',
  summary: 'A spreadsheet to enter the temperatures of a batch into.',
  ...leaders,
  input: z.object({ id }),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

/** What came of a spreadsheet: everything entered, or nothing and what is wrong with each row. */
export const imported = z.object({
  entered: z.int(),
  /** Rows that were there already, as they are. */
  known: z.int(),
  faults: z.array(z.object({ row: z.int(), text: z.string() })),
});

export const batchImportReadings = endpoint({
  method: 'POST',
  path: '/api/farmManage/batch/importReadings',
  summary:
    'Enters the temperatures of a filled-in template: all of them, or none and what is wrong with each row.',
  ...leaders,
  input: z.object({}),
  output: imported,
  refuses: [retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED, retCodes.FILE_REFUSED],
  multipart: true,
});

export const farmEndpoints = [
  batchQueryList,
  batchQueryFacets,
  batchQueryDetail,
  batchTemperatureFile,
  batchQueryOwnList,
  batchQueryOwnDetail,
  batchSave,
  batchOperate,
  batchSaveStep,
  batchRemoveStep,
  batchSaveReading,
  readingTemplate,
  batchImportReadings,
] as const;
