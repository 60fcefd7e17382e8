import { type BatchEvent, batchTransitions } from '@portal/contract/farm/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { idsOfOperators } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { type BatchRecord, farmBatches } from './farm.table.ts';
import { listSteps } from './read-batch.public.ts';
import { refreshBatch } from './refresh-batch.public.ts';

type Moved = Exclude<BatchEvent, 'edit' | 'record'>;

/** The pages on which growers and the park manage batches. */
const ownLink = paths.ownBatches();
const parkLink = paths.manageBatches();

/** Notifies the other side: the grower of the park's actions, the park of the grower's recalls. */
async function notify(tx: Db, ctx: MoveSource, event: Moved, batch: BatchRecord): Promise<void> {
  const { id, enterpriseId, batchNo: no, reason } = batch;
  const { now, actor } = ctx;
  const isByPark = (actor?.operatorRoles.length ?? 0) > 0;
  const leaders = {
    enterpriseId,
    memberRoles: ['OWNER', 'ADMIN'],
    link: `${ownLink}?batch=${id}`,
    now,
  } as const;
  if (event === 'recall' && isByPark)
    await sendMessage(tx, { ...leaders, eventCode: 'BATCH_RECALLED', params: { no, reason } });
  if (event === 'lift') await sendMessage(tx, { ...leaders, eventCode: 'BATCH_LIFTED', params: { no } });
  if (event !== 'recall' || isByPark) return;
  const [grower] = await tx
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  await sendMessage(tx, {
    eventCode: 'BATCH_RECALLED_BY_GROWER',
    params: { no, reason, grower: grower?.name ?? '' },
    userIds: await idsOfOperators(tx, 'OP_SERVICE'),
    link: `${parkLink}?batch=${id}`,
    now,
  });
}

/**
 * Applies an event to a locked batch: updates its row and log, and notifies the other side.
 * @throws {AppError} 500012 also for a record without steps, 100002 for a recall without a reason
 */
export async function moveBatch(
  tx: Db,
  ctx: MoveSource,
  batch: BatchRecord,
  event: Moved,
  reason = '',
): Promise<BatchRecord> {
  const status = nextState(batchTransitions, batch.status, event);
  if (event === 'recall' && reason === '')
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
  if (event === 'publish' && (await listSteps(tx, batch.id)).length === 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_batch_without_steps() });
  const { now } = ctx;
  const moved = await moveState(tx, ctx, farmBatches, batch, {
    entity: 'farmBatch',
    event,
    set: {
      status,
      ...(event === 'publish' ? { publishedAt: now } : {}),
      ...(event === 'recall' ? { reason, recalledAt: now } : {}),
    },
    logged: ({ status: state }) => ({ status: state }),
    reason,
  });
  await notify(tx, ctx, event, moved);
  await refreshBatch(tx, batch.id, now);
  return moved;
}
