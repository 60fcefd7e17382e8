import { appealPurpose } from '@portal/contract/identity/phone-appeal';
import { avatarPurpose } from '@portal/contract/identity/profile';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { dropOpenAppeal } from '../appeal/close-appeal.ts';
import { phoneAppeals } from '../appeal/phone-appeal.table.ts';
import { tickets } from '../proof.table.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

const nobody = '已注销用户';

/** Removes everything that identifies the holder from an account. The log keeps its contents. */
export async function erasePerson(tx: Db, user: UserRow, passwordHash: string, now: Date): Promise<void> {
  const { id, version } = user;
  await tx
    .update(users)
    .set({
      status: 'CANCELLED',
      name: nobody,
      // Not a valid login name, so nobody can register it.
      loginName: `#${id}`,
      phoneNumber: '',
      email: null,
      emailProvenAt: null,
      landline: null,
      avatarFileId: null,
      passwordHash,
      enterpriseId: null,
      auditStatus: '0',
      cancelAt: null,
      updatedAt: now,
      updatedBy: null,
      version: version + 1,
    })
    .where(eq(users.id, id));
  await tx.delete(sessions).where(eq(sessions.userId, id));
  await tx.delete(tickets).where(and(eq(tickets.kind, 'REG'), eq(tickets.subject, id)));
  await dropOpenAppeal(tx, id, now, 'endAccount');
  await tx
    .update(phoneAppeals)
    .set({ oldPhoneNumber: '', newPhoneNumber: '', reason: '', proofFileId: null, ip: '' })
    .where(eq(phoneAppeals.userId, id));
  const isPersonal = inArray(fileGroups.purpose, [avatarPurpose, appealPurpose]);
  await tx.delete(fileGroups).where(and(eq(fileGroups.ownerUserId, id), isPersonal));
}
