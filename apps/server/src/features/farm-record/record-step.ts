import {
  type batchRemoveStep,
  type batchSaveStep,
  maxSteps,
  reportPurpose,
} from '@portal/contract/farm/record';
import { batchTransitions, stepKindLabels } from '@portal/contract/farm/terms';
import type { Attachment } from '@portal/contract/fields';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { findPicture } from '../../platform/files/find-picture.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { type BatchRecord, farmBatches, farmSteps, type StepRecord } from '../farm/farm.table.ts';
import { readOwn } from '../farm/own/own-batch.public.ts';
import { listSteps } from '../farm/read-batch.public.ts';
import { refreshBatch } from '../farm/refresh-batch.public.ts';
import { holdRecord } from './hold-record.ts';
import { isNeeded, missingBefore, stageOf } from './step-order.ts';

type StepData = InputOf<typeof batchSaveStep>['data'];

/**
 * The report named in a form: a public file that the caller uploaded as a report.
 * @throws {AppError} 100002
 */
async function findReport(tx: Db, actor: MoveSource['actor'], fileId: string): Promise<Attachment | null> {
  if (fileId === '') return null;
  const file = await findFile(tx, fileId, 0);
  if (file?.visibility !== 'public' || file.purpose !== reportPurpose || file.ownerUserId !== actor?.userId)
    throw fieldsRefused({ 'data.reportFileId': m.fault_choice_gone() });
  const { name, mime, bytes } = file;
  return { fileId, index: 0, name, mime, bytes };
}

/** Maps a form to the columns of a step, grouping the fields only some kinds have. */
async function valuesOf(tx: Db, actor: MoveSource['actor'], data: StepData) {
  const { kind, text, stems, materialName, dose, safeDays, lab, items, finding, vaseTenths, fileId } = data;
  return {
    kind,
    text,
    stems,
    at: new Date(data.at),
    material: materialName === '' ? null : { name: materialName, dose, safeDays },
    inspection: finding === null ? null : { lab, items, isPassed: finding === 'PASSED', vaseTenths },
    picture: await findPicture(tx, fileId, stepKindLabels[kind]()),
    report: kind === 'INSPECT' ? await findReport(tx, actor, data.reportFileId) : null,
  };
}

/** @throws {AppError} 100002 for a future step, one before a step it needs, or too many steps */
function requirePlace(steps: readonly StepRecord[], step: Pick<StepRecord, 'kind' | 'at'>, now: Date): void {
  if (step.at > now) throw fieldsRefused({ 'data.at': m.fault_step_ahead() });
  const missing = missingBefore(steps, step);
  if (missing) throw fieldsRefused({ 'data.kind': m.fault_step_needs({ step: stepKindLabels[missing]() }) });
  if (steps.length >= maxSteps) throw fieldsRefused({ 'data.kind': m.fault_steps_full({ max: maxSteps }) });
}

/** Updates a batch after a change of its steps and logs the step. */
async function follow(
  tx: Db,
  ctx: MoveSource,
  batch: BatchRecord,
  event: 'record' | 'removeStep',
  { kind, at, text }: StepRecord,
): Promise<void> {
  const written = { kind, at: at.getTime(), text };
  const isWritten = (row: BatchRecord) => row.version > batch.version === (event === 'record');
  await moveState(tx, ctx, farmBatches, batch, {
    entity: 'farmBatch',
    event,
    set: { stage: stageOf(await listSteps(tx, batch.id)) },
    logged: (row) => (isWritten(row) ? written : null),
  });
  await refreshBatch(tx, batch.id, ctx.now);
}

/**
 * Adds a step to a locked batch.
 * @throws {AppError} 100002 for a future step, or one before a step it needs
 */
async function recordStep(tx: Db, ctx: MoveSource, batch: BatchRecord, data: StepData): Promise<void> {
  const values = await valuesOf(tx, ctx.actor, data);
  requirePlace(await listSteps(tx, batch.id), values, ctx.now);
  const by = { createdAt: ctx.now, createdBy: ctx.actor?.userId ?? null, updatedAt: ctx.now };
  const [step] = await tx
    .insert(farmSteps)
    .values({ ...values, ...by, id: ulid(ctx.now.getTime()), batchId: batch.id })
    .returning();
  if (step) await follow(tx, ctx, batch, 'record', step);
}

/** @throws {AppError} 500404, 500012, 100002 */
export const saveStep: Verb<typeof batchSaveStep> = (ctx, { id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await recordStep(tx, ctx, await holdRecord(tx, ctx.actor, id), data);
    return readOwn(tx, ctx.actor, id);
  });

/**
 * Removes a step from a record that is not public yet.
 * @throws {AppError} 500404, 500012 once it is public, or while a later step needs it
 */
export const removeStep: Verb<typeof batchRemoveStep> = (ctx, { id, stepId }) =>
  inTransaction(ctx.db, async (tx) => {
    const batch = await holdRecord(tx, ctx.actor, id);
    nextState(batchTransitions, batch.status, 'edit');
    const steps = await listSteps(tx, id);
    const step = steps.find((one) => one.id === stepId);
    if (!step) throw notFound();
    if (isNeeded(steps, stepId))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_step_needed() });
    await tx.delete(farmSteps).where(eq(farmSteps.id, stepId));
    await follow(tx, ctx, batch, 'removeStep', step);
    return readOwn(tx, ctx.actor, id);
  });
