import type { declareItemDelete } from '@portal/contract/policy/declare-item-manage';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { declareItemSearch } from '../declare-item.search.ts';
import { declareItems } from '../declare-item.table.ts';

/**
 * Deletes a draft, which only officers have seen.
 * @throws {AppError} 500404, 500409, 500012 once it was announced
 */
export const deleteItem: Verb<typeof declareItemDelete> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const { status, title } = await lockVersion(tx, declareItems, { id, version });
    if (status !== 'DRAFT') throw new AppError(retCodes.TRANSITION_REFUSED);
    await tx.delete(declareItems).where(eq(declareItems.id, id));
    await writeLog(tx, ctx, {
      event: 'declareItem.delete',
      entity: 'declareItem',
      entityId: id,
      before: { status, title },
    });
    await refreshDocuments(tx, declareItemSearch, [id], ctx.now);
    return { done: true };
  });
