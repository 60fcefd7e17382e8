import type { CollectTargetType } from '@portal/contract/kinds';
import { asc, ne } from 'drizzle-orm';
import type { CollectTarget } from '../feature/collect-source.ts';
import { collections } from '../features/collect/collection.table.ts';
import { readTargets } from '../features/collect/read-targets.ts';
import { contributions } from '../features/features.ts';
import { users } from '../features/identity/user.table.ts';
import { addDays } from '../platform/china-time.ts';
import { articleGroups, collectables } from './collectables.ts';
import { withdrawnKey } from './content/compose-drafts.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { isActive } from './content/quiet-accounts.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

type Row = typeof collections.$inferInsert;

/** A target that has since been withdrawn and can no longer be opened. */
const takenDown: CollectTarget = {
  id: demoId('article', withdrawnKey),
  title: '关于暂停 2 号冷库入库的通知',
  category: 'NOTICE',
  cover: null,
  keyDay: null,
  path: '/information/noticelist',
  facts: { text: '' },
};

interface Collected {
  type: CollectTargetType;
  groups: readonly string[];
  target: CollectTarget;
}

async function readAll({ tx }: DemoContext, now: Date): Promise<Collected[]> {
  const all: Collected[] = [];
  for (const { type, table, where, groups } of collectables) {
    const ids = await tx.select({ id: table.id }).from(table).where(where).orderBy(asc(table.id));
    const wanted = ids.map(({ id }) => id as string);
    for (const target of await readTargets(contributions.collect, tx, type, { ids: wanted, now }))
      all.push({ type, groups, target });
  }
  return all;
}

function rowOf(
  { id: userId, loginName }: { id: string; loginName: string },
  { type: targetType, groups, target: snapshot }: Collected,
  today: string,
): Row & { createdAt: Date } {
  const key = `${loginName} ${targetType} ${snapshot.id}`;
  const at = new Date(
    chinaInstant(addDays(today, -demoInteger(key, 3, 90)), demoInteger(`${key} minute`, 480, 1_290)),
  );
  const hasChanged = demoInteger(`${key} changed`, 0, 7) === 0;
  return {
    id: demoId('collection', key),
    userId,
    targetType,
    targetId: snapshot.id,
    snapshot,
    group: groups[demoInteger(`${key} group`, 0, groups.length - 1)] ?? '',
    ...(hasChanged
      ? {
          changedAt: new Date(chinaInstant(addDays(today, -1), 600)),
          changes: [{ code: 'CONTENT' as const }],
        }
      : {}),
    createdAt: at,
    createdBy: userId,
    updatedAt: at,
  };
}

/** Collections of the demo accounts and some others. */
export async function fillCollections(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const now = new Date(chinaInstant(today));
  const targets = await readAll(context, now);
  const withdrawn = {
    type: 'ARTICLE',
    groups: articleGroups,
    target: takenDown,
  } as const;
  const readers = await tx
    .select({ id: users.id, loginName: users.loginName, createdAt: users.createdAt })
    .from(users)
    .where(ne(users.userType, '900'))
    .orderBy(asc(users.id));
  const rows = readers.filter(isActive).flatMap((reader) => {
    const isShown = reader.loginName.startsWith('demo_');
    const chance = isShown ? 12 : 60;
    const chosen = targets.filter(
      ({ target: { id } }) => demoInteger(`${reader.loginName} likes ${id}`, 1, chance) === 1,
    );
    return [...chosen, ...(isShown ? [withdrawn] : [])]
      .map((target) => rowOf(reader, target, today))
      .filter(({ createdAt }) => createdAt > reader.createdAt);
  });
  for (const chunk of inChunks(rows)) await tx.insert(collections).values(chunk);
}
