import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Erase } from '../../../feature/account-end.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { eachListed } from '../../../platform/database/failed-rows.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import { lockUser } from '../user.public.ts';
import { users } from '../user.table.ts';
import { type Checked, listBlockers } from './cancel-blockers.ts';
import { erasePerson } from './erase-person.ts';
import { clearCancellation } from './keep-account.ts';

interface EndDeps extends Pick<Deps, 'database' | 'clock'>, Checked {
  /** What each feature erases with an account. */
  erase: readonly Erase[];
}

const pageSize = 500;

/** Ends one account that is due, or drops the request if something has come to prevent it. */
async function endAccount(deps: EndDeps, id: string): Promise<void> {
  const passwordHash = await hashPassword(crypto.randomUUID());
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockUser(tx, id);
    const isDue = user.status === 'NORMAL' && user.cancelAt !== null && user.cancelAt <= ctx.now;
    if (!isDue) return;
    const [blocker] = await listBlockers(tx, deps.cancelChecks, user);
    if (blocker) {
      await clearCancellation(tx, ctx, user);
      return;
    }
    await erasePerson(tx, user, passwordHash, ctx.now);
    for (const forget of deps.erase) await forget(tx, id, ctx);
    await writeLog(tx, ctx, { event: 'user.cancel', entity: 'user', entityId: id });
  });
}

/** Ends the accounts whose grace period is over. */
export async function endAccounts(deps: EndDeps): Promise<void> {
  await eachListed(
    (after) =>
      deps.database.db
        .select({ id: users.id })
        .from(users)
        .where(and(lte(users.cancelAt, deps.clock.now()), eq(users.status, 'NORMAL'), gt(users.id, after)))
        .orderBy(asc(users.id))
        .limit(pageSize),
    ({ id }) => id,
    ({ id }) => endAccount(deps, id),
  );
}
