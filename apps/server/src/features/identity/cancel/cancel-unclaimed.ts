import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { unclaimedDays, unclaimedEnd } from '../account/unclaimed.ts';
import { lockUser } from '../user.public.ts';
import { users } from '../user.table.ts';

const day = 86_400_000;
const aRun = 500;

/** Lets accounts end that were made by a code and weren't used for long; what prevents an end prevents this too. */
export async function cancelUnclaimed(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const before = new Date(ctx.now.getTime() - unclaimedDays * day);
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.unclaimedSince),
        lt(users.unclaimedSince, before),
        or(isNull(users.lastLoginAt), lt(users.lastLoginAt, before)),
        eq(users.status, 'NORMAL'),
        isNull(users.cancelAt),
      ),
    )
    .orderBy(users.id)
    .limit(aRun);
  await eachRow(
    rows,
    ({ id }) => id,
    ({ id }) =>
      inTransaction(ctx.db, async (tx) => {
        const user = await lockUser(tx, id);
        const end = unclaimedEnd(user);
        if (end === null || end > ctx.now || user.status !== 'NORMAL' || user.cancelAt !== null) return;
        await tx.update(users).set({ cancelAt: ctx.now, updatedAt: ctx.now }).where(eq(users.id, id));
        await writeLog(tx, ctx, {
          event: 'user.cancelRequest',
          entity: 'user',
          entityId: id,
          after: { cancelAt: ctx.now.getTime() },
        });
      }),
  );
}
