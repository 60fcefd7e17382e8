import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { nextBusinessNumbers } from '../../../platform/business-number.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { bills } from '../bill/bill.table.ts';
import { dueDateOf, readDaysOff } from '../bill/due-date.ts';
import { feeItems } from '../meter/meter.table.ts';
import type { FinalBill } from './unbilled.public.ts';

/** Issues the last bills of a contract, due as it says. Returns their ids in the same order. */
export async function issueFinalBills(
  tx: Db,
  ctx: WriteContext,
  drafts: readonly FinalBill[],
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const today = chinaDayOf(ctx.now);
  const numbers = await nextBusinessNumbers(tx, 'ZD', ctx.now, drafts.length);
  const off = await readDaysOff(tx);
  const rows = drafts.map(({ meterNo, term, ...draft }, at) => ({
    ...draft,
    id: orderedId(ctx.now.getTime()),
    no: numbers[at] ?? '',
    status: 'UNPAID' as const,
    issueDate: today,
    dueDate: dueDateOf(draft, draft.period, today, off),
    createdAt: ctx.now,
    createdBy: ctx.actor?.userId ?? null,
    updatedAt: ctx.now,
  }));
  await tx.insert(bills).values(rows);
  for (const { id, principalFen, feeCode, period } of rows)
    await writeLog(tx, ctx, {
      event: 'bill.issue',
      entity: 'bill',
      entityId: id,
      after: { feeCode, period, principalFen },
    });
  return rows.map(({ id }) => id);
}

/** Code of the fee item under which deductions are billed. */
export const damageFee = 'DAMAGE';

/** Adds that fee item, unless the park has it. It is one of the park's own, which may rename it. */
export async function prepareDamageFee(tx: Db, { now }: Pick<WriteContext, 'now'>): Promise<void> {
  const nameIn = (language: Language) => inLanguage(language, m.move_out_fee_damage);
  await tx
    .insert(feeItems)
    .values({
      id: ulid(now.getTime()),
      code: damageFee,
      taxPpm: 0,
      names: { zh: nameIn('zh'), en: nameIn('en'), es: nameIn('es'), ja: nameIn('ja') },
      basis: 'ONCE',
    })
    .onConflictDoNothing();
}
