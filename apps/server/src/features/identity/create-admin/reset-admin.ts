import { createHash } from 'node:crypto';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import { storePassword } from '../recovery/store-password.ts';
import { users } from '../user.table.ts';
import type { AdminFields } from './create-admin.ts';

/** Sets a new password for an administrator, whose sessions end; false if there is none with this login name. */
export async function resetAdmin(
  { db }: Pick<Database, 'db'>,
  clock: Clock,
  { loginName, password }: Pick<AdminFields, 'loginName' | 'password'>,
): Promise<boolean> {
  const passwordHash = await hashPassword(createHash('sha1').update(password).digest('hex'));
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(
        and(
          eq(sql`lower(${users.loginName})`, loginName.toLowerCase()),
          arrayContains(users.operatorRoles, ['OP_ADMIN']),
          eq(users.status, 'NORMAL'),
        ),
      )
      .for('update');
    if (!user) return false;
    const source = { clock, now: clock.now(), actor: null, ip: '', userAgent: '' };
    await storePassword(tx, source, user, { passwordHash, event: 'user.resetPassword' });
    return true;
  });
}
