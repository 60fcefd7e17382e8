import type { batchSave } from '@portal/contract/farm/public';
import { batchTransitions } from '@portal/contract/farm/terms';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { farmBatches } from '../farm.table.ts';
import { isOf, readOwn } from './own-batch.public.ts';

/** @throws {AppError} 100002 for a batch number already used in the park */
async function valuesOf(tx: Db, id: string, { fileId, ...data }: InputOf<typeof batchSave>['data']) {
  const isTaken = and(eq(farmBatches.batchNo, data.batchNo), ne(farmBatches.id, id));
  if ((await tx.$count(farmBatches, isTaken)) > 0)
    throw fieldsRefused({ 'data.batchNo': m.fault_batch_no_taken() });
  return { ...data, picture: await findPicture(tx, fileId, data.variety) };
}

/**
 * Creates a batch, or changes one that is not public yet.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveBatch: Verb<typeof batchSave> = (ctx, { id: given, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const id = given ?? ulid(ctx.now.getTime());
    const { fileId: _file, ...after } = data;
    if (given !== undefined) {
      const batch = await lockVersion(tx, farmBatches, { id, version }, isOf(ctx.actor));
      const status = nextState(batchTransitions, batch.status, 'edit');
      const { picture, ...values } = await valuesOf(tx, id, data);
      await moveState(tx, ctx, farmBatches, batch, {
        entity: 'farmBatch',
        event: 'edit',
        set: { ...values, picture, status },
        logged: (row) =>
          Object.fromEntries(Object.keys(values).map((name) => [name, row[name as 'batchNo']])),
      });
    } else {
      const by = { createdAt: ctx.now, createdBy: ctx.actor.userId, updatedAt: ctx.now };
      const begun = {
        enterpriseId: ctx.actor.enterpriseId ?? '',
        status: 'DRAFT',
        stage: 'GROWING',
      } as const;
      await tx.insert(farmBatches).values({ ...(await valuesOf(tx, id, data)), ...by, ...begun, id });
      await writeLog(tx, ctx, {
        event: 'farmBatch.create',
        entity: 'farmBatch',
        entityId: id,
        before: null,
        after,
      });
    }
    return readOwn(tx, ctx.actor, id);
  });
