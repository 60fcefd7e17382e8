import { and, asc, eq, gte } from 'drizzle-orm';
import { enterpriseMembers } from '../../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../../features/enterprise/enterprise.table.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { People } from './people.ts';

type Enterprise = typeof enterprises.$inferSelect;

/** The text before its last sentence was added. */
const shorter = (text: string) => text.replace(/[^。]+。$/, '');

/** A section before and after its last save, without data that only the enterprise may see. */
function saved({ id, intro, products, honours, chainStages }: Enterprise) {
  switch (demoInteger(`${id} section`, 0, 4)) {
    case 0:
      return { after: { section: 'CONTACTS' } };
    case 1:
      return {
        before: { section: 'PRODUCTS', products: products.slice(0, -1) },
        after: { section: 'PRODUCTS', products },
      };
    case 2:
      return {
        before: { section: 'HONOURS', honours: honours.slice(0, -1) },
        after: { section: 'HONOURS', honours },
      };
    case 3:
      return {
        before: { section: 'BASIC', chainStages: chainStages.slice(0, 1) },
        after: { section: 'BASIC', chainStages },
      };
    default:
      return { before: { section: 'INTRO', intro: shorter(intro) }, after: { section: 'INTRO', intro } };
  }
}

/** Log entries about profiles updated by owners. */
export async function enterpriseEntries(
  { tx }: DemoContext,
  people: People,
  since: Date,
): Promise<LogEntry[]> {
  const rows = await tx
    .select({ enterprise: enterprises, userId: enterpriseMembers.userId })
    .from(enterprises)
    .innerJoin(
      enterpriseMembers,
      and(
        eq(enterpriseMembers.enterpriseId, enterprises.id),
        eq(enterpriseMembers.memberRole, 'OWNER'),
        eq(enterpriseMembers.status, 'ACTIVE'),
      ),
    )
    .where(and(eq(enterprises.entryStatus, 'PASSED'), gte(enterprises.updatedAt, since)))
    .orderBy(asc(enterprises.id));
  return rows.map(({ enterprise, userId }) => ({
    at: enterprise.updatedAt,
    by: people.byId(userId) ?? null,
    event: 'enterprise.saveProfile',
    entityId: enterprise.id,
    ...saved(enterprise),
  }));
}
