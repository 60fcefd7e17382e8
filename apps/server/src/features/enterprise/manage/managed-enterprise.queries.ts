import { type ChainStage, type EntryStatus, entryStatuses } from '@portal/contract/enterprise/public';
import { and, arrayContains, eq, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { regions } from '../../dictionary/dictionary.table.ts';
import { enterpriseAudits } from '../admission/enterprise-audit.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise.table.ts';

export interface ManagedFilter {
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
  entryStatus?: EntryStatus | undefined;
  chainStage?: ChainStage | undefined;
  regionId?: string | undefined;
  keyword?: string | undefined;
}

const isInState = (state: EntryStatus | undefined): SQL | undefined =>
  state && eq(enterprises.entryStatus, state);

function conditions({ chainStage, regionId, keyword, within }: ManagedFilter): SQL | undefined {
  return and(
    within,
    chainStage && arrayContains(enterprises.chainStages, [chainStage]),
    regionId ? eq(enterprises.regionId, regionId) : undefined,
    keyword
      ? or(
          contains(keyword, enterprises.name, enterprises.shortName),
          eq(enterprises.creditCode, keyword.toUpperCase()),
        )
      : undefined,
  );
}

const memberCount = sql<number>`(
  select count(*) from ${enterpriseMembers} m where m.enterprise_id = ${enterprises.id} and m.status = 'ACTIVE'
)`;

/** A page of enterprises with their admission audits. */
export function listManaged(
  db: Db,
  { sort = '-updated', pageNo, pageSize, ...filter }: ManagedFilter & Paging & { sort?: ManagedSort },
) {
  const columns = { updated: enterprises.updatedAt, completeness: enterprises.completeness };
  return db
    .select({
      enterprise: enterprises,
      regionName: sql<string>`coalesce(${regions.name}, '')`,
      members: memberCount,
      audit: enterpriseAudits,
    })
    .from(enterprises)
    .leftJoin(regions, eq(regions.regionId, enterprises.regionId))
    .leftJoin(
      enterpriseAudits,
      and(eq(enterpriseAudits.enterpriseId, enterprises.id), eq(enterpriseAudits.kind, 'ENTRY')),
    )
    .where(and(conditions(filter), isInState(filter.entryStatus)))
    .orderBy(...sorted(sort, columns, enterprises.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

type ManagedSort = 'updated' | '-updated' | 'completeness' | '-completeness';

interface Paging {
  pageNo: number;
  pageSize: number;
}

export type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number];

export const countManaged = (db: Db, filter: ManagedFilter): Promise<TabCounts<EntryStatus>> =>
  countTabs(entryStatuses, isInState, (columns) =>
    db.select(columns).from(enterprises).where(conditions(filter)),
  );
