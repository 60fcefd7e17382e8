import type { ChainStage, EntryStatus } from '@portal/contract/enterprise';
import { and, arrayContains, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { regions } from '../../dictionary/dictionary.table.ts';
import { enterpriseAudits } from '../admission/enterprise-audit.table.ts';
import { enterpriseMembers } from '../admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise.table.ts';

export interface ManagedFilter {
  entryStatus?: EntryStatus | undefined;
  chainStage?: ChainStage | undefined;
  regionId?: string | undefined;
  keyword?: string | undefined;
}

function conditions({ entryStatus, chainStage, regionId, keyword }: ManagedFilter): SQL | undefined {
  return and(
    entryStatus && eq(enterprises.entryStatus, entryStatus),
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

/** A page of enterprises with their audit of admission, the last changed first. */
export function listManaged(db: Db, { pageNo, pageSize, ...filter }: ManagedFilter & Paging) {
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
    .where(conditions(filter))
    .orderBy(desc(enterprises.updatedAt), enterprises.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

interface Paging {
  pageNo: number;
  pageSize: number;
}

export type ManagedRow = Awaited<ReturnType<typeof listManaged>>[number];

export const countManaged = (db: Db, filter: ManagedFilter): Promise<number> =>
  db.$count(enterprises, conditions(filter));
