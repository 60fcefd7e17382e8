import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { type BillChangeRow, billChanges } from './bill.table.ts';

type Asked = Pick<BillChangeRow, 'billId' | 'kind' | 'amountFen' | 'reason'> &
  Partial<Pick<BillChangeRow, 'correction'>>;

/**
 * Opens a change of a bill, to be decided by someone else. Returns its id.
 * @throws {AppError} 500012 while another change of the bill is open
 */
export async function openChange(tx: Db, ctx: Context, asked: Asked): Promise<string> {
  const { actor, now } = ctx;
  const { kind, amountFen, reason } = asked;
  const [opened] = await tx
    .insert(billChanges)
    .values({
      ...asked,
      id: ulid(now.getTime()),
      askedBy: actor.userId,
      status: 'ASKED',
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: billChanges.id });
  if (!opened) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_change_asked() });
  await writeLog(tx, ctx, {
    event: 'billChange.ask',
    entity: 'billChange',
    entityId: opened.id,
    after: { kind, amountFen },
    reason,
  });
  return opened.id;
}
