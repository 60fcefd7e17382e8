import type { CollectChange } from '@portal/contract/collect/change';
import type { CollectTargetType } from '@portal/contract/kinds';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { CollectSource, CollectTarget } from '../../feature/collect-source.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { eachPage, eachRow, isOfOneRow } from '../../platform/database/failed-rows.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendMessage } from '../message/message.public.ts';
import type { ChangedTargets } from './collect.public.ts';
import { collections } from './collection.table.ts';
import { describeChange } from './describe-change.ts';
import { type Collectable, readTargets } from './read-targets.ts';

type Collection = typeof collections.$inferSelect;

/** Saved copies of an item that differ from it in the same way. */
interface Difference {
  target: CollectTarget;
  changes: CollectChange[];
  rows: Collection[];
}

function findDifferences(targets: readonly CollectTarget[], rows: readonly Collection[]): Difference[] {
  const byId = new Map(targets.map((target) => [target.id, target]));
  const found = new Map<string, Difference>();
  for (const row of rows) {
    const target = byId.get(row.targetId);
    const changes = target ? describeChange(row.snapshot, target) : [];
    if (!target || changes.length === 0) continue;
    const key = `${target.id} ${JSON.stringify(changes)}`;
    const difference = found.get(key) ?? { target, changes, rows: [] };
    difference.rows.push(row);
    found.set(key, difference);
  }
  return [...found.values()];
}

/** Maximum number of collections checked per transaction, however many users have saved an item. */
const batch = 500;

/** Marks the next changed collections and notifies their owners; returns where it stopped. */
async function markBatch(
  tx: Db,
  collect: readonly CollectSource[],
  { targetType, targetIds }: ChangedTargets,
  { after, now }: { after: string; now: Date },
): Promise<string | undefined> {
  const targets = await readTargets(collect, tx, targetType, { ids: targetIds, now });
  const rows = await tx
    .select()
    .from(collections)
    .where(
      and(
        eq(collections.targetType, targetType),
        inArray(collections.targetId, targetIds),
        gt(collections.id, after),
      ),
    )
    .orderBy(asc(collections.id))
    .limit(batch)
    .for('update');
  for (const { target, changes, rows: changed } of findDifferences(targets, rows)) {
    const ids = changed.map(({ id }) => id);
    await tx
      .update(collections)
      .set({ snapshot: target, changedAt: now, changes, updatedAt: now })
      .where(inArray(collections.id, ids));
    await sendMessage(tx, {
      eventCode: 'COLLECT_CHANGED',
      userIds: changed.map(({ userId }) => userId),
      params: { title: target.title, changes },
      link: target.path,
      now,
    });
  }
  return rows.length < batch ? undefined : rows.at(-1)?.id;
}

interface MarkDeps extends Pick<Deps, 'database' | 'clock'>, Collectable {}

/** Marks collections whose items have changed since, and notifies collectors once per change. */
export async function markChanges(
  { database, clock, collect }: MarkDeps,
  changed: ChangedTargets,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    after = await inTransaction(database.db, (tx) =>
      markBatch(tx, collect, changed, { after: from, now: clock.now() }),
    );
  }
}

/** Processes a page of items together or, if one fails, one by one. */
async function markPage(deps: MarkDeps, targetType: CollectTargetType, targetIds: string[]): Promise<void> {
  if (targetIds.length === 0) return;
  try {
    await markChanges(deps, { targetType, targetIds });
  } catch (error) {
    if (!isOfOneRow(error)) throw error;
    await eachRow(
      targetIds,
      (id) => id,
      (id) => markChanges(deps, { targetType, targetIds: [id] }),
    );
  }
}

const listTargets = (db: Db, targetType: CollectTargetType, after: string) =>
  db
    .selectDistinct({ targetId: collections.targetId })
    .from(collections)
    .where(and(eq(collections.targetType, targetType), gt(collections.targetId, after)))
    .orderBy(asc(collections.targetId))
    .limit(200);

/** Checks everything that's been saved, to make up for missed database notifications. */
export async function markAllChanges(deps: MarkDeps): Promise<void> {
  const { db } = deps.database;
  await eachRow(
    deps.collect,
    ({ type }) => type,
    ({ type: targetType }) =>
      eachPage(
        (after) => listTargets(db, targetType, after),
        ({ targetId }) => targetId,
        (page) =>
          markPage(
            deps,
            targetType,
            page.map(({ targetId }) => targetId),
          ),
      ),
  );
}
