import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { openItems } from '../policy.queries.ts';
import { policies } from '../policy.table.ts';

/** Maximum number of policies matched, newest first; a park has a few hundred in force. */
const maxJudged = 500;

export async function findMatchedEnterprise(db: Db, enterpriseId: string) {
  const [row] = await db
    .select()
    .from(enterprises)
    .where(and(eq(enterprises.id, enterpriseId), eq(enterprises.entryStatus, 'PASSED')));
  return row ?? null;
}

/** The newest policies in force with their conditions, limited to `policyIds` if given. */
export function listPoliciesInForce(db: Db, policyIds: string[] | undefined, today: string) {
  const { effectiveFrom, effectiveTo } = policies;
  const openItem = openItems(db, today);
  return db
    .select({
      policyId: policies.id,
      title: policies.title,
      level: policies.level,
      kind: policies.kind,
      plainSummary: policies.plainSummary,
      rules: policies.conditions,
      calc: policies.calc,
      openItem: { itemId: openItem.itemId, windowTo: openItem.windowTo },
      isOpen: sql<boolean>`${openItem.itemId} is not null`,
    })
    .from(policies)
    .leftJoinLateral(openItem, sql`true`)
    .where(
      and(
        eq(policies.status, 'PUBLISHED'),
        lte(effectiveFrom, today),
        or(isNull(effectiveTo), gte(effectiveTo, today)),
        policyIds && inArray(policies.id, policyIds),
      ),
    )
    .orderBy(desc(policies.issuedAt), desc(policies.id))
    .limit(maxJudged);
}
