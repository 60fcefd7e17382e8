import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { payingRoles } from '../../platform/session/pays-for.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';

/** Members notified of what their enterprise owes: everyone except plain staff. */
export async function payersOf(db: Db, enterpriseIds: readonly string[]): Promise<string[]> {
  if (enterpriseIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ userId: enterpriseMembers.userId })
    .from(enterpriseMembers)
    .where(
      and(
        inArray(enterpriseMembers.enterpriseId, [...enterpriseIds]),
        eq(enterpriseMembers.status, 'ACTIVE'),
        inArray(enterpriseMembers.memberRole, [...payingRoles]),
      ),
    );
  return rows.map(({ userId }) => userId);
}
