import { and, asc, eq, inArray } from 'drizzle-orm';
import { handoverItems, handovers } from '../features/handover/handover.table.ts';
import { operatorLeaves } from '../features/identity/operator-leave.table.ts';
import { repairTickets } from '../features/repair/repair.table.ts';
import { addDays } from '../platform/china-time.ts';
import { chinaInstant, earlierToday } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const named = (loginName: string) => demoId('user', loginName);

/** A worker on leave with a colleague who stands in, and one who leaves: part of their work is given on. */
export async function fillHandovers({ tx, today }: DemoContext): Promise<void> {
  const entered = new Date(chinaInstant(addDays(today, -3), 580));
  await tx.insert(operatorLeaves).values({
    id: demoId('leave', 'op_worker3'),
    userId: named('op_worker3'),
    from: addDays(today, -1),
    to: addDays(today, 3),
    standInId: named('op_worker'),
    createdAt: entered,
    createdBy: named('op_worker3'),
    updatedAt: entered,
    updatedBy: named('op_worker3'),
  });
  const begun = new Date(chinaInstant(addDays(today, -1), 960));
  const handoverId = demoId('handover', 'op_worker2');
  await tx.insert(handovers).values({
    id: handoverId,
    no: `JJ${addDays(today, -1).replaceAll('-', '')}-0001`,
    userId: named('op_worker2'),
    lastDay: addDays(today, 12),
    status: 'OPEN',
    createdAt: begun,
    createdBy: named('op_admin'),
    updatedAt: begun,
    updatedBy: named('op_admin'),
  });
  const given = await tx
    .select({ id: repairTickets.id, place: repairTickets.locationText, title: repairTickets.title })
    .from(repairTickets)
    .where(
      and(
        eq(repairTickets.assigneeId, named('op_worker')),
        inArray(repairTickets.status, ['PROCESSING', 'ON_HOLD']),
      ),
    )
    .orderBy(asc(repairTickets.id))
    .limit(2);
  if (given.length === 0) return;
  await tx.insert(handoverItems).values(
    given.map(({ id, place, title }) => ({
      id: demoId('handover-item', id),
      handoverId,
      kind: 'REPAIR' as const,
      refId: id,
      title: `${place} ${title}`,
      toId: named('op_worker'),
      givenAt: new Date(earlierToday(today, 0.3)),
      givenBy: named('op_admin'),
    })),
  );
}
