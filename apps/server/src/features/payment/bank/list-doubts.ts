import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { sendMessage } from '../../message/message.public.ts';
import { financeUserIds } from '../finance-users.ts';
import { bankDoubts } from './bank-doubt.table.ts';
import type { BankLineRow } from './bank-line.table.ts';
import { restartedNumber } from './line-identity.ts';
import type { NewDoubt } from './sort-rows.ts';

/** The number shown to the finance office, also for a row without a unique one from its bank. */
function numberOf({ row: { bankNo, voucher, bookedAt, amountFen, payer, purpose } }: NewDoubt): string {
  if (bankNo !== '' || bookedAt === null || amountFen === null) return bankNo || voucher;
  return restartedNumber(voucher, { bookedAt, amountFen, payer, purpose });
}

/**
 * Lists doubtful rows for the finance office, where `entered` are the lines of the same file, and notifies it of every
 * reversed line.
 */
export async function listDoubts(
  tx: Db,
  ctx: WriteContext,
  fileName: string,
  found: readonly NewDoubt[],
  entered: readonly BankLineRow[],
): Promise<void> {
  if (found.length === 0) return;
  const { now } = ctx;
  const idOfNo = new Map(entered.map(({ bankNo, id }) => [bankNo, id]));
  const by = ctx.actor?.userId ?? null;
  const rows = await tx
    .insert(bankDoubts)
    .values(
      found.map((doubt) => {
        const { row, kind, detail, like, fingerprint } = doubt;
        return {
          id: orderedId(now.getTime()),
          fingerprint,
          kind,
          detail,
          fileName,
          row: row.row,
          bankNo: numberOf(doubt),
          bookedAt: row.bookedAt,
          amountFen: row.amountFen,
          payer: row.payer,
          purpose: row.purpose,
          written: row.written,
          likeLineId: like && (like.line?.id ?? idOfNo.get(like.bankNo) ?? null),
          status: 'OPEN' as const,
          createdAt: now,
          createdBy: by,
          updatedAt: now,
          updatedBy: by,
        };
      }),
    )
    .returning();
  const noOf = new Map(found.map(({ fingerprint, like }) => [fingerprint, like?.bankNo]));
  const reversals = rows.filter(({ kind, likeLineId }) => kind === 'REVERSAL' && likeLineId !== null);
  if (reversals.length === 0) return;
  const userIds = await financeUserIds(tx);
  for (const { id, amountFen, fingerprint } of reversals)
    await sendMessage(tx, {
      userIds,
      eventCode: 'BANK_REVERSAL',
      params: { no: noOf.get(fingerprint) ?? '', fen: Math.abs(amountFen ?? 0) },
      link: paths.manageReconcile({ view: 'doubt', doubt: id }),
      now,
    });
}
