import { type CollectKind, type CollectTargetType, collectTargetTypes } from '@portal/contract/kinds';
import { and, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import { collections } from './collection.table.ts';

export interface CollectionFilter {
  userId: string;
  kind: CollectKind;
  targetType?: CollectTargetType | undefined;
  group?: string | undefined;
  changed: '0' | '1';
}

const isOfKind = ({ userId, kind }: Pick<CollectionFilter, 'userId' | 'kind'>) =>
  and(eq(collections.userId, userId), inArray(collections.targetType, [...collectTargetTypes[kind]]));

function conditions(filter: CollectionFilter): SQL | undefined {
  const { targetType, group, changed } = filter;
  return and(
    isOfKind(filter),
    targetType && eq(collections.targetType, targetType),
    group === undefined ? undefined : eq(collections.group, group),
    changed === '1' ? isNotNull(collections.changedAt) : undefined,
  );
}

export interface CollectionListing extends CollectionFilter {
  sort: 'collected' | '-collected';
  pageNo: number;
  pageSize: number;
}

export function listCollections(db: Db, { sort, ...filter }: CollectionListing) {
  return db
    .select()
    .from(collections)
    .where(conditions(filter))
    .orderBy(...sorted(sort, { collected: collections.createdAt }, collections.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export const countCollections = (db: Db, filter: CollectionFilter): Promise<number> =>
  db.$count(collections, conditions(filter));

/** Number of a user's saved items of a kind, per group. */
export async function readCollectionFacets(db: Db, filter: Pick<CollectionFilter, 'userId' | 'kind'>) {
  const rows = await db
    .select({
      targetType: collections.targetType,
      group: collections.group,
      count: count(),
      changed: sql<number>`count(${collections.changedAt})`,
    })
    .from(collections)
    .where(isOfKind(filter))
    .groupBy(collections.targetType, collections.group)
    .orderBy(collections.group);
  const sum = (of: typeof rows) => of.reduce((total, row) => total + row.count, 0);
  return {
    types: collectTargetTypes[filter.kind].map((targetType) => ({
      targetType,
      count: sum(rows.filter((row) => row.targetType === targetType)),
    })),
    groups: [...new Set(rows.map(({ group }) => group))]
      .filter((group) => group !== '')
      .map((group) => ({ group, count: sum(rows.filter((row) => row.group === group)) })),
    changed: rows.reduce((total, row) => total + row.changed, 0),
  };
}

/** Ids of the items a user has saved, from a given set. */
export async function findCollected(
  db: Db,
  userId: string,
  targetType: CollectTargetType,
  targetIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ targetId: collections.targetId })
    .from(collections)
    .where(
      and(
        eq(collections.userId, userId),
        eq(collections.targetType, targetType),
        inArray(collections.targetId, [...targetIds]),
      ),
    );
  return rows.map(({ targetId }) => targetId);
}
