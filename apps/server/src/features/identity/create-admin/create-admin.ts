import { createHash } from 'node:crypto';
import { textBetween } from '@portal/contract/form-field';
import { loginName, phoneNumber } from '@portal/contract/identity/fields';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import { users } from '../user.table.ts';

export const adminFields = z.object({
  loginName,
  phoneNumber,
  name: textBetween(m.field_person_name, 2, 30),
  password: z.string().min(6, { error: m.fault_password_length }).max(20, { error: m.fault_password_length }),
});
export type AdminFields = z.output<typeof adminFields>;

/** Creates an administrator; false if the login name or the number is taken. */
export async function createAdmin(
  { db }: Pick<Database, 'db'>,
  clock: Clock,
  { password, ...given }: AdminFields,
): Promise<boolean> {
  const passwordHash = await hashPassword(createHash('sha1').update(password).digest('hex'));
  const now = clock.now();
  const id = ulid(now.getTime());
  return inTransaction(db, async (tx) => {
    const entered = await tx
      .insert(users)
      .values({
        id,
        userAccId: ulid(now.getTime()),
        ...given,
        passwordHash,
        passwordSetAt: now,
        userType: '900',
        operatorRoles: ['OP_ADMIN'],
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (entered.length === 0) return false;
    const source = { clock, actor: null, ip: '', userAgent: '' };
    const after = { loginName: given.loginName, operatorRoles: ['OP_ADMIN'] };
    await writeLog(tx, source, { event: 'user.createAdmin', entity: 'user', entityId: id, after });
    return true;
  });
}
