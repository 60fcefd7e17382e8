import type { ModerationTab } from '@portal/contract/community/manage';
import { moderationTabs } from '@portal/contract/community/manage';
import type { TextKind } from '@portal/contract/community/terms';
import { asc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { contains } from '../../../platform/database/contains.ts';
import type { TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { comments, posts } from '../post.table.ts';

export interface ModerationFilter {
  state: ModerationTab;
  target?: TextKind | undefined;
  keyword?: string | undefined;
}

/** Days for which public texts are sampled and decisions listed. */
const listedDays = 30;
const dayMs = 86_400_000;
const since = (now: Date) => new Date(now.getTime() - listedDays * dayMs).toISOString();

/** Written exactly as in the partial indexes. */
const postTabs: Record<ModerationTab, (now: Date) => ReturnType<typeof sql>> = {
  REVIEW: () =>
    sql`(${posts.status} = 'PENDING' or ${posts.change} is not null or ${posts.proposal} is not null)`,
  APPEAL: () => sql`(${posts.status} = 'APPEAL' or (${posts.status} = 'HIDDEN' and ${posts.appeal} <> ''))`,
  HIDDEN: () => sql`(${posts.status} = 'HIDDEN' and ${posts.appeal} = '')`,
  SHOWN: (now) =>
    sql`(${posts.status} in ('PUBLISHED', 'LOCKED') and ${posts.status} = 'PUBLISHED' and ${posts.publishedAt} >= ${since(now)}::timestamptz)`,
  DONE: (now) =>
    sql`(${posts.status} in ('REJECTED', 'LOCKED', 'DELETED') and ${posts.reason} <> '' and ${posts.updatedAt} >= ${since(now)}::timestamptz)`,
};

const commentTabs: typeof postTabs = {
  REVIEW: () => sql`(${comments.status} = 'PENDING' or ${comments.proposal} is not null)`,
  APPEAL: () =>
    sql`(${comments.status} = 'APPEAL' or (${comments.status} = 'HIDDEN' and ${comments.appeal} <> ''))`,
  HIDDEN: () => sql`(${comments.status} = 'HIDDEN' and ${comments.appeal} = '')`,
  SHOWN: (now) =>
    sql`(${comments.status} = 'PUBLISHED' and ${comments.createdAt} >= ${since(now)}::timestamptz)`,
  DONE: (now) =>
    sql`(${comments.status} in ('REJECTED', 'DELETED') and ${comments.reason} <> '' and ${comments.updatedAt} >= ${since(now)}::timestamptz)`,
};

const waits: readonly ModerationTab[] = ['REVIEW', 'APPEAL', 'HIDDEN'];

type Asked = Pick<ModerationFilter, 'target' | 'keyword'>;

function selectTexts(db: Db, { target, keyword, state }: Asked & { state: ModerationTab }, now: Date) {
  const ofPosts = db
    .select({
      target: sql<TextKind>`'POST'`.as('target'),
      id: sql<string>`${posts.id}`.as('id'),
      postId: sql<string>`${posts.id}`.as('post_id'),
      at: sql<string>`coalesce(${posts.dueAt}, ${posts.updatedAt})`.as('at'),
    })
    .from(posts)
    .where(
      sql.join(
        [
          postTabs[state](now),
          ...ifAny(contains(keyword, posts.title, posts.excerpt)),
          ...only(target, 'POST'),
        ],
        sql` and `,
      ),
    );
  const ofComments = db
    .select({
      target: sql<TextKind>`'COMMENT'`.as('target'),
      id: sql<string>`${comments.id}`.as('id'),
      postId: sql<string>`${comments.postId}`.as('post_id'),
      at: sql<string>`coalesce(${comments.dueAt}, ${comments.updatedAt})`.as('at'),
    })
    .from(comments)
    .where(
      sql.join(
        [commentTabs[state](now), ...ifAny(contains(keyword, comments.body)), ...only(target, 'COMMENT')],
        sql` and `,
      ),
    );
  return unionAll(ofPosts, ofComments);
}

const ifAny = <Value>(value: Value | undefined) => (value === undefined ? [] : [value]);
const only = (target: TextKind | undefined, kind: TextKind) =>
  target === undefined || target === kind ? [] : [sql`false`];

export interface ListedText {
  target: TextKind;
  id: string;
  postId: string;
}

/** A page of a tab: pending texts by due date, all others latest first. */
export async function listTexts(
  db: Db,
  filter: ModerationFilter,
  { pageNo, pageSize, now }: { pageNo: number; pageSize: number; now: Date },
): Promise<ListedText[]> {
  const texts = selectTexts(db, filter, now).as('texts');
  const way = sql.raw(waits.includes(filter.state) ? 'asc' : 'desc');
  return db
    .select({ target: texts.target, id: texts.id, postId: texts.postId })
    .from(texts)
    .orderBy(sql`${texts.at} ${way}`, sql`${texts.id} ${way}`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

/** Number of texts per tab under the other filters, capped at a thousand. */
export async function countTexts(db: Db, asked: Asked, now: Date): Promise<TabCounts<ModerationTab>> {
  const counts = await Promise.all(
    moderationTabs.map(async (state) => {
      const some = selectTexts(db, { ...asked, state }, now)
        .limit(1_000)
        .as('some');
      return [state, await db.$count(db.select({ id: some.id }).from(some).as('counted'))] as const;
    }),
  );
  const byTab = Object.fromEntries(counts) as Record<ModerationTab, number>;
  return { ...byTab, ALL: waits.reduce((sum, tab) => sum + byTab[tab], 0) };
}

/** Other copies of the same text, which can be decided together. */
export async function listCopies(
  db: Db,
  { id, fingerprint, createdAt }: { id: string; fingerprint: string; createdAt: Date },
) {
  const from = new Date(createdAt.getTime() - dayMs).toISOString();
  const ofPosts = db
    .select({
      target: sql<TextKind>`'POST'`.as('target'),
      id: posts.id,
      postId: sql<string>`${posts.id}`.as('post_id'),
      at: posts.createdAt,
    })
    .from(posts)
    .where(
      sql`${posts.fingerprint} = ${fingerprint} and ${posts.id} <> ${id} and ${posts.createdAt} >= ${from}::timestamptz
        and ${posts.status} in ('PENDING', 'PUBLISHED')`,
    );
  const ofComments = db
    .select({
      target: sql<TextKind>`'COMMENT'`.as('target'),
      id: comments.id,
      postId: comments.postId,
      at: comments.createdAt,
    })
    .from(comments)
    .where(
      sql`${comments.fingerprint} = ${fingerprint} and ${comments.id} <> ${id}
        and ${comments.createdAt} >= ${from}::timestamptz and ${comments.status} in ('PENDING', 'PUBLISHED')`,
    );
  const copies = unionAll(ofPosts, ofComments).as('copies');
  return db
    .select({
      target: copies.target,
      id: copies.id,
      postId: copies.postId,
      at: copies.at,
      title: posts.title,
    })
    .from(copies)
    .innerJoin(posts, eq(posts.id, copies.postId))
    .orderBy(asc(copies.id))
    .limit(20);
}
