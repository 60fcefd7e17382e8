import type { CollectTargetType } from '@portal/contract/collect-terms';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendMessage } from '../message/message.public.ts';
import type { CollectTarget } from './collect-source.ts';
import { collections } from './collection.table.ts';
import { describeChange } from './describe-change.ts';
import { readTargets } from './read-targets.ts';

type Collection = typeof collections.$inferSelect;

/** Collections of one thing that differ from it in the same way. */
interface Difference {
  target: CollectTarget;
  change: string;
  rows: Collection[];
}

function findDifferences(targets: readonly CollectTarget[], rows: readonly Collection[]): Difference[] {
  const byId = new Map(targets.map((target) => [target.id, target]));
  const found = new Map<string, Difference>();
  for (const row of rows) {
    const target = byId.get(row.targetId);
    const change = target && describeChange(row.snapshot, target);
    if (!change) continue;
    const key = `${target.id} ${change}`;
    const difference = found.get(key) ?? { target, change, rows: [] };
    difference.rows.push(row);
    found.set(key, difference);
  }
  return [...found.values()];
}

/** Marks collections of these things that have changed since, and tells the collectors once a change. */
export async function markChanges(
  tx: Db,
  targetType: CollectTargetType,
  targetIds: readonly string[],
  now: Date,
): Promise<void> {
  const targets = await readTargets[targetType](tx, targetIds, now);
  const isOfTargets = and(
    eq(collections.targetType, targetType),
    inArray(collections.targetId, [...targetIds]),
  );
  const rows = await tx
    .select()
    .from(collections)
    .where(isOfTargets)
    .orderBy(asc(collections.id))
    .for('update');
  for (const { target, change, rows: changed } of findDifferences(targets, rows)) {
    const ids = changed.map(({ id }) => id);
    await tx
      .update(collections)
      .set({ snapshot: target, changedAt: now, changeText: change, updatedAt: now })
      .where(inArray(collections.id, ids));
    await sendMessage(tx, {
      eventCode: 'COLLECT_CHANGED',
      userIds: changed.map(({ userId }) => userId),
      params: { title: target.title, change },
      link: target.path,
      now,
    });
  }
}

const batch = 200;

async function listTargetIds(db: Db, targetType: CollectTargetType, after: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ targetId: collections.targetId })
    .from(collections)
    .where(and(eq(collections.targetType, targetType), gt(collections.targetId, after)))
    .orderBy(asc(collections.targetId))
    .limit(batch);
  return rows.map(({ targetId }) => targetId);
}

/** Looks at everything that is collected, whoever has changed it. */
export async function markAllChanges({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  for (const targetType of Object.keys(readTargets) as CollectTargetType[]) {
    let after = '';
    for (;;) {
      const ids = await listTargetIds(database.db, targetType, after);
      const last = ids.at(-1);
      if (last === undefined) break;
      await inTransaction(database.db, (tx) => markChanges(tx, targetType, ids, clock.now()));
      after = last;
    }
  }
}
