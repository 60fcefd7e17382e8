import type { PostOrder } from '@portal/contract/community/post';
import { type PostKind, type PostState, shownPostStates } from '@portal/contract/community/terms';
import { and, arrayContains, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { countUpTo, isPastEnd } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { matchesKeyword } from '../search/search.public.ts';
import { authorColumns } from './author.ts';
import { boards, communityProfiles, posts } from './post.table.ts';
import { isShown } from './shown-post.public.ts';

export interface PostFilter {
  order?: PostOrder | undefined;
  kind?: PostKind | undefined;
  plateTypeCode?: string | undefined;
  plateId?: string | undefined;
  authorId?: string | undefined;
  tag?: string | undefined;
  keyword?: string | undefined;
}

interface Page {
  pageNo: number;
  pageSize: number;
}

const { body: _body, change: _change, ...listed } = getTableColumns(posts);

const selectRows = (db: Db) =>
  db
    .select({ post: listed, boardName: boards.name, author: authorColumns })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(boards, eq(boards.id, posts.plateId))
    .leftJoin(enterprises, eq(enterprises.id, posts.enterpriseId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, posts.authorId));

export type ShownPostRow = Awaited<ReturnType<typeof selectRows>>[number];

const conditions = ({
  order,
  kind,
  plateTypeCode,
  plateId,
  authorId,
  tag,
  keyword,
}: PostFilter): SQL | undefined =>
  and(
    isShown,
    kind && eq(posts.kind, kind),
    plateTypeCode === undefined ? undefined : eq(posts.plateTypeCode, plateTypeCode),
    plateId === undefined ? undefined : eq(posts.plateId, plateId),
    // Anonymous posts aren't listed under their author.
    authorId === undefined ? undefined : and(eq(posts.authorId, authorId), eq(posts.anonymous, false)),
    tag ? arrayContains(posts.tags, [tag]) : undefined,
    order === 'ESSENCE' ? sql`${posts.essence}` : undefined,
    keyword ? matchesKeyword('POST', posts.id, keyword) : undefined,
  );

const orderOf = (order: PostOrder | undefined) =>
  order === undefined || order === 'HOT'
    ? [desc(posts.pinned), desc(posts.hotScore), desc(posts.id)]
    : [desc(posts.publishedAt), desc(posts.id)];

/** A page of public posts. Ids come from the index that covers filter and order; only then are the rows read. */
export async function listPosts(
  db: Db,
  { pageNo, pageSize, ...filter }: PostFilter & Page,
): Promise<ShownPostRow[]> {
  if (isPastEnd({ pageNo, pageSize })) return [];
  const page = await db
    .select({ id: posts.id })
    .from(posts)
    .where(conditions(filter))
    .orderBy(...orderOf(filter.order))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return readPosts(
    db,
    page.map(({ id }) => id),
  );
}

/** Posts in the order of the given ids. */
async function readPosts(db: Db, ids: string[]): Promise<ShownPostRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db).where(inArray(posts.id, ids));
  const byId = new Map(rows.map((row) => [row.post.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Number of posts, counted up to one more than can be listed. */
export const countPosts = (db: Db, filter: PostFilter): Promise<number> =>
  countUpTo(db, db.select({ id: posts.id }).from(posts).where(conditions(filter)));

const shownStates: readonly PostState[] = shownPostStates;
export const isShownState = (state: PostState): boolean => shownStates.includes(state);

/** @throws {AppError} 500404 if it isn't public */
export async function getShownPost(
  db: Db,
  id: string,
  kind?: PostKind,
): Promise<ShownPostRow & { body: string }> {
  const [row] = await db
    .select({ body: posts.body, post: listed, boardName: boards.name, author: authorColumns })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(boards, eq(boards.id, posts.plateId))
    .leftJoin(enterprises, eq(enterprises.id, posts.enterpriseId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, posts.authorId))
    .where(and(eq(posts.id, id), isShown, kind && eq(posts.kind, kind)));
  if (!row) throw notFound();
  return row;
}
