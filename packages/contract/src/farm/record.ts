import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { imported } from '../content/imported.ts';
import * as fault from '../faults.ts';
import { id, instant } from '../fields.ts';
import {
  choice,
  labelled,
  oneOf,
  optionalText,
  pictureId,
  textBetween,
  wholeBetween,
} from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { degree, ownBatchDetail, stems } from './public.ts';
import { type StepKind, stepKinds } from './terms.ts';

const leaders = { tag: 'farm', access: 'leaders' } as const;

/** Upload purpose for an inspection report. */
export const reportPurpose = 'batchReport';

/** The step that has to precede a step of this kind. */
export const stepNeeds: Partial<Record<StepKind, StepKind>> = {
  COOL: 'HARVEST',
  GRADE: 'HARVEST',
  SHIP: 'HARVEST',
  DELIVER: 'SHIP',
};

/** Maximum number of steps and of readings per batch. */
export const maxSteps = 60;
export const maxReadings = 3_000;

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
    /** A public file of the caller; empty if there is none. */
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

export const batchSaveStep = call.write(leaders, '/api/farmManage/batch/saveStep', {
  summary: 'Adds a step to the record of a batch; it can’t change once public.',
  input: z.object({ id, data: stepContent }),
  output: ownBatchDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});

export const batchRemoveStep = call.write(leaders, '/api/farmManage/batch/removeStep', {
  summary: 'Removes a step from a record that is not public yet.',
  input: z.object({ id, stepId: id }),
  output: ownBatchDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const batchSaveReading = call.write(leaders, '/api/farmManage/batch/saveReading', {
  summary: 'Records the temperature of a box at a point in time.',
  input: z.object({ id, data: readingContent }),
  output: ownBatchDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});

export const readingTemplate = call.sheet(leaders, '/api/farmManage/batch/readingTemplate', {
  summary: 'Downloads a spreadsheet template for entering the temperatures of a batch.',
  input: z.object({ id }),
  refuses: [retCodes.NOT_FOUND],
});

export const batchImportReadings = call.write(leaders, '/api/farmManage/batch/importReadings', {
  summary:
    'Imports the temperatures of a completed template: all of them, or none with the errors of each row.',
  output: imported,
  refuses: [retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED, retCodes.FILE_REFUSED],
  multipart: true,
});
