import type { CollectRow } from '@portal/contract/collect';
import { wordChanges } from '@portal/contract/collect-change';
import type { CollectTargetType } from '@portal/contract/collect-terms';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { CollectTarget } from './collect-source.ts';
import {
  type CollectionFilter,
  countCollections,
  listCollections,
  readCollectionFacets,
} from './collection.queries.ts';
import { readTargets } from './read-targets.ts';

type Collection = Awaited<ReturnType<typeof listCollections>>[number];

/** The things of a page as they are now, by type and id. */
async function readPresent(
  db: Db,
  rows: readonly Collection[],
  now: Date,
): Promise<Map<string, CollectTarget>> {
  const types = [...new Set(rows.map(({ targetType }) => targetType))];
  const read = async (targetType: CollectTargetType) => {
    const ids = rows.filter((row) => row.targetType === targetType).map(({ targetId }) => targetId);
    const targets = await readTargets[targetType](db, ids, now);
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

/** A page of what the user has collected, each thing as it is now. */
export async function listOwnCollections(
  ctx: Context<Actor | null>,
  filter: CollectionFilter & { pageNo: number; pageSize: number },
) {
  const { pageNo, pageSize } = filter;
  const [rows, total, facets] = await Promise.all([
    listCollections(ctx.db, filter),
    countCollections(ctx.db, filter),
    readCollectionFacets(ctx.db, filter),
  ]);
  const present = await readPresent(ctx.db, rows, ctx.now);
  return {
    rows: rows.map((row) => viewCollection(row, present.get(`${row.targetType} ${row.targetId}`))),
    total,
    totalIsExact: true,
    pageNo,
    pageSize,
    ...facets,
  };
}
