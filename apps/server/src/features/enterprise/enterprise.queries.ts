import { type ChainStage, chainStages } from '@portal/contract/enterprise/public';
import { and, arrayContains, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { articles } from '../content/article.table.ts';
import { businessData, regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from './enterprise.table.ts';

export interface EnterpriseFilter {
  chainStage?: ChainStage | undefined;
  regionId?: string | undefined;
  keyword?: string | undefined;
}

export interface EnterpriseListing extends EnterpriseFilter {
  sort: 'chain' | 'newest';
  pageNo: number;
  pageSize: number;
}

/** Public enterprises: admitted and not hidden. */
export const isPublic = and(eq(enterprises.entryStatus, 'PASSED'), eq(enterprises.visibility, 'PUBLIC'));

const mainStage = sql<ChainStage>`${enterprises.chainStages}[1]`;
const positionInChain = sql`array_position(array[${sql.join(
  chainStages.map((stage) => sql`${stage}`),
  sql`, `,
)}]::text[], ${mainStage})`;

const hasStory = sql<boolean>`exists (
  select 1 from ${articles} a
  where a."column" = 'STYLE' and a.enterprise_id = ${enterprises.id} and a.status = 'PUBLISHED'
)`;

const rowColumns = {
  enterpriseId: enterprises.id,
  name: enterprises.name,
  shortName: enterprises.shortName,
  chainStages: enterprises.chainStages,
  regionId: enterprises.regionId,
  regionName: sql<string>`coalesce(${regions.name}, '')`,
  cover: enterprises.cover,
  intro: enterprises.intro,
  products: enterprises.products,
  honours: enterprises.honours,
  foundedYear: sql<number>`extract(year from ${enterprises.registeredOn})::int`,
  hasStory,
};

function conditions({ chainStage, regionId, keyword }: EnterpriseFilter): SQL | undefined {
  return and(
    isPublic,
    chainStage && arrayContains(enterprises.chainStages, [chainStage]),
    regionId ? eq(enterprises.regionId, regionId) : undefined,
    keyword
      ? or(
          contains(keyword, enterprises.name, enterprises.shortName),
          sql`exists (select 1 from jsonb_array_elements(${enterprises.products}) p where ${contains(keyword, sql`p->>'name'`)})`,
        )
      : undefined,
  );
}

const selectRows = (db: Db) =>
  db
    .select(rowColumns)
    .from(enterprises)
    .leftJoin(regions, eq(regions.regionId, enterprises.regionId))
    .$dynamic();

/** A page of public enterprises, in supply-chain order or newest first. */
export function listEnterprises(db: Db, listing: EnterpriseListing) {
  const { sort, pageNo, pageSize } = listing;
  const order =
    sort === 'newest'
      ? [desc(enterprises.registeredOn), enterprises.id]
      : [positionInChain, sql`${enterprises.creditScore} desc nulls last`, enterprises.id];
  return selectRows(db)
    .where(conditions(listing))
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countEnterprises = (db: Db, filter: EnterpriseFilter): Promise<number> =>
  db.$count(enterprises, conditions(filter));

/** Number of public enterprises per supply-chain stage; an enterprise with two stages counts in both. */
export function countStages(db: Db) {
  const stage = sql<ChainStage>`unnest(${enterprises.chainStages})`;
  return db
    .select({ chainStage: stage.as('stage'), count: count() })
    .from(enterprises)
    .where(isPublic)
    .groupBy(sql`stage`);
}

export function countRegions(db: Db) {
  return db
    .select({ regionId: regions.regionId, name: regions.name, count: count() })
    .from(enterprises)
    .innerJoin(regions, eq(regions.regionId, enterprises.regionId))
    .where(isPublic)
    .groupBy(regions.regionId, regions.name, regions.sort)
    .orderBy(regions.sort);
}

export async function findPublicEnterprise(db: Db, id: string) {
  const [row] = await db
    .select({
      ...rowColumns,
      logoFileId: enterprises.logoFileId,
      propertyName: sql<string>`coalesce(${businessData.name}, '')`,
      scale: enterprises.scale,
      address: enterprises.address,
    })
    .from(enterprises)
    .leftJoin(regions, eq(regions.regionId, enterprises.regionId))
    .leftJoin(
      businessData,
      and(eq(businessData.type, 'ENTERPRISE_PROPERTS'), eq(businessData.code, enterprises.property)),
    )
    .where(and(eq(enterprises.id, id), isPublic));
  return row ?? null;
}

/** Other enterprises of the stage: those with it as their main stage first, then by credit score. */
export function listPeers(db: Db, of: { enterpriseId: string; stage: ChainStage }, limit: number) {
  return selectRows(db)
    .where(
      and(isPublic, arrayContains(enterprises.chainStages, [of.stage]), ne(enterprises.id, of.enterpriseId)),
    )
    .orderBy(
      sql`${mainStage} <> ${of.stage}`,
      sql`${enterprises.creditScore} desc nulls last`,
      enterprises.id,
    )
    .limit(limit);
}
