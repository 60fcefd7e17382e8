import { and, eq, inArray } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import { enterpriseMembers } from './admission/enterprise-member.table.ts';
import { enterprises } from './enterprise.table.ts';

export const ownsEnterprise: CancelCheck = async (db, { id }) => {
  const owned = await db
    .select({ entryStatus: enterprises.entryStatus })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(
      and(
        eq(enterpriseMembers.userId, id),
        eq(enterpriseMembers.memberRole, 'OWNER'),
        eq(enterpriseMembers.status, 'ACTIVE'),
        inArray(enterprises.entryStatus, ['PENDING', 'REVIEWING', 'PASSED']),
      ),
    );
  if (owned.length === 0) return null;
  return owned.some(({ entryStatus }) => entryStatus === 'PASSED') ? 'OWNER' : 'APPLICATION';
};

export const leaveEnterprises: Erase = async (tx, userId, { now }) => {
  const isMember = inArray(enterpriseMembers.status, ['ACTIVE', 'APPLIED']);
  await tx
    .update(enterpriseMembers)
    .set({ status: 'LEFT', updatedAt: now })
    .where(and(eq(enterpriseMembers.userId, userId), isMember));
};
