import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { payingRoles } from '../../platform/session/pays-for.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';

/** Who is notified of what each of these enterprises owes: everyone except plain staff. */
export async function payersByEnterprise(
  db: Db,
  enterpriseIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ enterpriseId: enterpriseMembers.enterpriseId, userId: enterpriseMembers.userId })
    .from(enterpriseMembers)
    .where(
      and(
        inArray(enterpriseMembers.enterpriseId, [...enterpriseIds]),
        eq(enterpriseMembers.status, 'ACTIVE'),
        inArray(enterpriseMembers.memberRole, [...payingRoles]),
      ),
    );
  const payers = Map.groupBy(rows, ({ enterpriseId }) => enterpriseId);
  return new Map([...payers].map(([id, its]) => [id, [...new Set(its.map(({ userId }) => userId))]]));
}
