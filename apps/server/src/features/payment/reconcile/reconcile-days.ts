import { paths } from '@portal/contract/paths';
import { gte } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { ChannelDown, type PayChannel, type StatementLine } from '../../../platform/pay/pay-channel.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Desk } from '../desk.ts';
import { financeUserIds } from '../finance-users.ts';
import { compareDay } from './compare-day.ts';
import { knownLinesOf, ownLinesOf } from './own-lines.ts';
import { reconcileDays, reconcileDifferences } from './reconcile.table.ts';

/** Late statements and server downtime are made up for within a week. */
const daysBack = 7;

const sumOf = (lines: readonly Pick<StatementLine, 'type' | 'amountFen'>[]): number =>
  lines.reduce((sum, { type, amountFen }) => sum + (type === 'PAY' ? amountFen : -amountFen), 0);

async function reconcileDay(ctx: WriteContext, channel: PayChannel, day: string): Promise<void> {
  // The channel is asked before the transaction, which must not wait for another server.
  const theirs = await channel.statement(day);
  if (theirs === null) return;
  const before = await channel.statement(addDays(day, -1));
  const { code } = channel;
  const { now } = ctx;
  await inTransaction(ctx.db, async (tx) => {
    const ours = await ownLinesOf(tx, code, day);
    const known = await knownLinesOf(tx, code, theirs);
    const found = compareDay(theirs, known, ours, before ?? []);
    const id = orderedId(now.getTime());
    const sums = {
      ourLines: ours.length,
      ourFen: sumOf(ours),
      theirLines: theirs.length,
      theirFen: sumOf(theirs),
    };
    const written = await tx
      .insert(reconcileDays)
      .values({ id, channel: code, day, takenAt: now, ...sums })
      .onConflictDoNothing()
      .returning({ id: reconcileDays.id });
    // Another instance of the server was faster.
    if (written.length === 0) return;
    const after = { channel: code, day, ...sums, differences: found.length };
    await writeLog(tx, ctx, { event: 'reconcile.take', entity: 'reconcile', entityId: id, after });
    if (found.length === 0) return;
    await tx.insert(reconcileDifferences).values(
      found.map((one) => ({
        ...one,
        id: orderedId(now.getTime()),
        dayId: id,
        channel: code,
        day,
        status: 'OPEN' as const,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await sendMessage(tx, {
      userIds: await financeUserIds(tx),
      eventCode: 'RECONCILE_DIFFERS',
      params: { channel: code, day, count: found.length },
      link: paths.manageReconcile({ month: day.slice(0, 7) }),
      now,
    });
  });
}

/** A channel that does not answer is asked again in the next run, without delaying the others. */
async function reconcileOpen(ctx: WriteContext, channel: PayChannel, days: readonly string[]): Promise<void> {
  let isDown = false;
  await eachRow(
    days,
    (day) => `${channel.code} ${day}`,
    async (day) => {
      if (isDown) return;
      try {
        await reconcileDay(ctx, channel, day);
      } catch (error) {
        isDown = error instanceof ChannelDown;
        if (!isDown) throw error;
      }
    },
  );
}

/** Compares all past days that have not been compared yet, for every channel. */
export async function reconcileAll(deps: JobDeps, { pay }: Pick<Desk, 'pay'>): Promise<void> {
  const ctx = systemContext(deps);
  const today = chinaDayOf(ctx.now);
  const first = addDays(today, -daysBack);
  const taken = await ctx.db.select().from(reconcileDays).where(gte(reconcileDays.day, first));
  const isTaken = new Set(taken.map(({ channel, day }) => `${channel} ${day}`));
  const days = Array.from({ length: daysBack }, (_, at) => addDays(today, at - daysBack));
  const isOpen = (channel: PayChannel) => (day: string) => !isTaken.has(`${channel.code} ${day}`);
  await eachRow(
    [...pay.values()],
    ({ code }) => code,
    (channel) => reconcileOpen(ctx, channel, days.filter(isOpen(channel))),
  );
}
