import { wordChanges } from '@portal/contract/collect/change';
import type { CollectRow } from '@portal/contract/collect/public';
import type { CollectTargetType } from '@portal/contract/kinds';
import type { CollectTarget } from '../../feature/collect-source.ts';
import type { Context } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import {
  type CollectionListing,
  countCollections,
  listCollections,
  readCollectionFacets,
} from './collection.queries.ts';
import { type Collectable, readTargets } from './read-targets.ts';

type ListContext = Pick<Context, 'db' | 'now'> & Collectable;
type Collection = Awaited<ReturnType<typeof listCollections>>[number];

/** Current state of a page's items, by type and id. */
async function readPresent(
  { db, now, collect }: ListContext,
  rows: readonly Collection[],
): Promise<Map<string, CollectTarget>> {
  const types = [...new Set(rows.map(({ targetType }) => targetType))];
  const read = async (targetType: CollectTargetType) => {
    const ids = rows.filter((row) => row.targetType === targetType).map(({ targetId }) => targetId);
    const targets = await readTargets(collect, db, targetType, { ids, now });
    return targets.map((target): [string, CollectTarget] => [`${targetType} ${target.id}`, target]);
  };
  return new Map((await Promise.all(types.map(read))).flat());
}

function viewCollection(row: Collection, present: CollectTarget | undefined): CollectRow {
  const { id, targetType, targetId, group, snapshot, createdAt, changedAt, changes } = row;
  const { title, category, cover, keyDay, path } = present ?? snapshot;
  return {
    collectId: id,
    targetType,
    targetId,
    title,
    category,
    cover,
    keyDay,
    path,
    group,
    changeText: changes && wordChanges(changes),
    collectedAt: createdAt.getTime(),
    changedAt: changedAt?.getTime() ?? null,
    removed: present === undefined,
  };
}

/** A page of a user's saved items, each in its current state. */
export async function listOwnCollections(ctx: ListContext, filter: CollectionListing) {
  const rows = listCollections(ctx.db, filter).then(async (found) => {
    const present = await readPresent(ctx, found);
    return found.map((row) => viewCollection(row, present.get(`${row.targetType} ${row.targetId}`)));
  });
  const [page, facets] = await Promise.all([
    pageOf(filter, rows, countCollections(ctx.db, filter), (row) => row),
    readCollectionFacets(ctx.db, filter),
  ]);
  return { ...page, ...facets };
}
