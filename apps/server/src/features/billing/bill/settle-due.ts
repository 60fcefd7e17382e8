import { payableStates, reminderDays } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachRow, everyStep } from '../../../platform/database/failed-rows.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { sendMessage } from '../../message/message.public.ts';
import { payersOf } from '../payers.ts';
import { settlePlans } from '../plan/settle-plans.ts';
import { billGuesses, bills } from './bill.table.ts';

/** Bills under a plan of instalments fall due with its next line, all others as a whole. */
const isDue = (compare: typeof eq, day: string) =>
  or(compare(bills.planDueOn, day), and(isNull(bills.planDueOn), compare(bills.dueDate, day)));

/** Marks bills overdue once their due date has passed. */
async function lapse(tx: Db, ctx: WriteContext, today: string): Promise<void> {
  const late = await tx
    .update(bills)
    .set({ status: 'OVERDUE', updatedAt: ctx.now, version: sql`${bills.version} + 1` })
    .where(and(eq(bills.status, 'UNPAID'), isDue(lt, today)))
    .returning({ id: bills.id });
  if (late.length === 0) return;
  await writeLog(tx, ctx, {
    event: 'bill.lapse',
    entity: 'bill',
    entityId: '',
    before: { status: 'UNPAID' },
    after: { status: 'OVERDUE', bills: late.length },
  });
}

/** Sends reminders for bills due the given number of days ago (negative: ahead); each bill at most once a day. */
async function remind(tx: Db, ctx: WriteContext, today: string, days: number): Promise<void> {
  const dueDate = addDays(today, -days);
  const due = await tx
    .update(bills)
    .set({ remindedOn: today })
    .where(
      and(
        inArray(bills.status, [...payableStates]),
        isDue(eq, dueDate),
        or(isNull(bills.remindedOn), lt(bills.remindedOn, today)),
      ),
    )
    .returning({ enterpriseId: bills.enterpriseId });
  if (due.length === 0) return;
  await sendMessage(tx, {
    eventCode: days > 0 ? 'BILL_OVERDUE' : 'BILL_DUE',
    params: { day: dueDate },
    userIds: await payersOf(tx, [...new Set(due.map(({ enterpriseId }) => enterpriseId))]),
    link: paths.costQuery(),
    now: ctx.now,
  });
}

/** Daily settlement: marks bills overdue and reminds payers. Idempotent. */
export async function settleDue(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const today = chinaDayOf(ctx.now);
  const { db } = ctx;
  const yesterday = new Date(ctx.now.getTime() - 86_400_000);
  await everyStep({
    plans: () => settlePlans(ctx),
    lapse: () => inTransaction(db, (tx) => lapse(tx, ctx, today)),
    remind: () =>
      eachRow(reminderDays, String, (days) => inTransaction(db, (tx) => remind(tx, ctx, today, days))),
    guesses: () => db.delete(billGuesses).where(lt(billGuesses.at, yesterday)),
  });
}
