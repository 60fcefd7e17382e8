import type { CancelBlocker } from '@portal/contract/identity-cancel';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import type { UserRow } from '../user.public.ts';

type Check = (db: Db, user: UserRow) => Promise<CancelBlocker | null>;

const isOperator: Check = async (_db, { userType }) => (userType === '900' ? 'OPERATOR' : null);

const ownsEnterprise: Check = async (db, { id }) => {
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

/** What must be settled before an account may end; a feature with open business adds its check here. */
const checks: readonly Check[] = [isOperator, ownsEnterprise];

export async function listBlockers(db: Db, user: UserRow): Promise<CancelBlocker[]> {
  const found: CancelBlocker[] = [];
  for (const check of checks) {
    const blocker = await check(db, user);
    if (blocker) found.push(blocker);
  }
  return found;
}
