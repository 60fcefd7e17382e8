import type { CollectTargetType } from '@portal/contract/kinds';
import { and, asc, inArray, ne } from 'drizzle-orm';
import type { CollectTarget } from '../feature/collect-source.ts';
import { activities } from '../features/activity/activity.table.ts';
import { collections } from '../features/collect/collection.table.ts';
import { readTargets } from '../features/collect/read-targets.ts';
import { posts } from '../features/community/post.table.ts';
import { articles } from '../features/content/article.table.ts';
import { contests } from '../features/contest/contest.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { contributions } from '../features/features.ts';
import { finProducts } from '../features/finance/finance.table.ts';
import { users } from '../features/identity/user.table.ts';
import { services, shops } from '../features/market/market.table.ts';
import { projects } from '../features/match/project.table.ts';
import { policies } from '../features/policy/policy.table.ts';
import { resources } from '../features/resource/resource.table.ts';
import { tutors } from '../features/tutor/tutor.table.ts';
import { ventures } from '../features/venture/venture.table.ts';
import { venues } from '../features/venue/venue.table.ts';
import { addDays } from '../platform/china-time.ts';
import { withdrawnKey } from './content/compose-drafts.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { isActive } from './content/quiet-accounts.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

type Row = typeof collections.$inferInsert;

const groupsOf: Record<CollectTargetType, readonly string[]> = {
  ARTICLE: ['采后保鲜', '温室与用电', ''],
  POLICY: ['要申报的', '', ''],
  ENTERPRISE: ['合作伙伴', ''],
  SERVICE: ['要询价的', ''],
  SHOP: [''],
  FIN_PRODUCT: [''],
  VENTURE: ['跟进中', ''],
  VENUE: ['要订的', ''],
  PROJECT: ['在谈的', ''],
  TUTOR: ['要请教的', ''],
  RESOURCE: [''],
  ACTIVITY: [''],
  CONTEST: [''],
  POST: ['照着试', ''],
};

/** A target that was withdrawn since and can no longer be opened. */
const takenDown: CollectTarget = {
  id: demoId('article', withdrawnKey),
  title: '关于暂停 2 号冷库入库的通知',
  category: 'NOTICE',
  cover: null,
  keyDay: null,
  path: '/information/noticelist',
  facts: { text: '' },
};

async function readAll({ tx }: DemoContext, now: Date): Promise<[CollectTargetType, CollectTarget][]> {
  const ids: Record<CollectTargetType, { id: string }[]> = {
    ARTICLE: await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(inArray(articles.status, ['PUBLISHED', 'EXPIRED']), ne(articles.column, 'STYLE')))
      .orderBy(asc(articles.id)),
    POLICY: await tx.select({ id: policies.id }).from(policies).orderBy(asc(policies.id)),
    ENTERPRISE: await tx.select({ id: enterprises.id }).from(enterprises).orderBy(asc(enterprises.id)),
    SERVICE: await tx.select({ id: services.id }).from(services).orderBy(asc(services.id)),
    VENUE: await tx.select({ id: venues.id }).from(venues).orderBy(asc(venues.id)),
    PROJECT: await tx.select({ id: projects.id }).from(projects).orderBy(asc(projects.id)),
    TUTOR: await tx.select({ id: tutors.id }).from(tutors).orderBy(asc(tutors.id)),
    RESOURCE: await tx.select({ id: resources.id }).from(resources).orderBy(asc(resources.id)),
    POST: await tx.select({ id: posts.id }).from(posts).orderBy(asc(posts.id)),
    ACTIVITY: await tx.select({ id: activities.id }).from(activities).orderBy(asc(activities.id)),
    CONTEST: await tx.select({ id: contests.id }).from(contests).orderBy(asc(contests.id)),
    SHOP: await tx.select({ id: shops.id }).from(shops).orderBy(asc(shops.id)),
    FIN_PRODUCT: await tx.select({ id: finProducts.id }).from(finProducts).orderBy(asc(finProducts.id)),
    VENTURE: await tx.select({ id: ventures.id }).from(ventures).orderBy(asc(ventures.id)),
  };
  const all: [CollectTargetType, CollectTarget][] = [];
  for (const type of Object.keys(ids) as CollectTargetType[]) {
    const wanted = ids[type].map(({ id }) => id);
    for (const target of await readTargets(contributions.collect, tx, type, { ids: wanted, now }))
      all.push([type, target]);
  }
  return all;
}

function rowOf(
  { id: userId, loginName }: { id: string; loginName: string },
  [targetType, snapshot]: [CollectTargetType, CollectTarget],
  today: string,
): Row & { createdAt: Date } {
  const key = `${loginName} ${targetType} ${snapshot.id}`;
  const at = new Date(
    chinaInstant(addDays(today, -demoInteger(key, 3, 90)), demoInteger(`${key} minute`, 480, 1_290)),
  );
  const groups = groupsOf[targetType];
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

/** Collections of the demonstration accounts and of some others. */
export async function fillCollections(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const now = new Date(chinaInstant(today));
  const targets = await readAll(context, now);
  const readers = await tx
    .select({ id: users.id, loginName: users.loginName, createdAt: users.createdAt })
    .from(users)
    .where(ne(users.userType, '900'))
    .orderBy(asc(users.id));
  const rows = readers.filter(isActive).flatMap((reader) => {
    const isShown = reader.loginName.startsWith('demo_');
    const chance = isShown ? 12 : 60;
    const chosen = targets.filter(
      ([, { id }]) => demoInteger(`${reader.loginName} likes ${id}`, 1, chance) === 1,
    );
    return [...chosen, ...(isShown ? [['ARTICLE', takenDown] as [CollectTargetType, CollectTarget]] : [])]
      .map((target) => rowOf(reader, target, today))
      .filter(({ createdAt }) => createdAt > reader.createdAt);
  });
  for (const chunk of inChunks(rows)) await tx.insert(collections).values(chunk);
}
