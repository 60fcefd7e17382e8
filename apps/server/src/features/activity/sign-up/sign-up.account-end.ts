import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../../feature/account-end.ts';
import { salonRequests, signUps } from '../activity.table.ts';

/** What somebody had still signed up for is free again; what was, stays without names and answers. */
export const eraseSignUps: Erase = async (tx, userId, now) => {
  const isTheirs = eq(signUps.userId, userId);
  await tx
    .update(signUps)
    .set({ status: 'CANCELLED', updatedAt: now })
    .where(and(isTheirs, inArray(signUps.status, ['PENDING', 'TO_PAY', 'CONFIRMED'])));
  await tx
    .update(signUps)
    .set({ status: 'LEFT', updatedAt: now })
    .where(and(isTheirs, inArray(signUps.status, ['WAITING', 'OFFERED'])));
  await tx.update(signUps).set({ persons: [], answers: [] }).where(isTheirs);
  await tx
    .update(salonRequests)
    .set({ contactName: '', phone: '', body: '' })
    .where(eq(salonRequests.userId, userId));
};
