import { holdingStates } from '@portal/contract/booking/terms';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { bookings } from '../platform/booking/booking.table.ts';
import type { DemoContext } from './demo-context.ts';

/** The people who book: members of enterprises in the park, demo accounts first, and two visitors. */
export const listBookers = ({ tx }: DemoContext) =>
  tx
    .select({ id: users.id, enterpriseId: users.enterpriseId, loginName: users.loginName })
    .from(users)
    .where(
      and(
        eq(users.status, 'NORMAL'),
        or(
          and(eq(users.userType, '200'), eq(users.auditStatus, '2')),
          inArray(users.loginName, ['demo_person']),
        ),
      ),
    )
    .orderBy(asc(users.loginName));

/** The bookings that occupy people's time, to which more can be added, with a check for conflicts. */
export async function readHeld(tx: DemoContext['tx']) {
  const held = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.status, [...holdingStates]));
  const isBusy = (userId: string | undefined, startAt: number, endAt: number): boolean =>
    held.some(
      (one) => one.userId === userId && one.startAt.getTime() < endAt && startAt < one.endAt.getTime(),
    );
  return { held, isBusy };
}
