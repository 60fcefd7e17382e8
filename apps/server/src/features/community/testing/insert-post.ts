import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { accountOf, movePoints } from '../../points/move-points.public.ts';
import { boards, boardTypes, comments, posts } from '../post.table.ts';
import { communityQuestions } from '../question/question.table.ts';

/** A board type with one board for everyone and one for the park. */
export async function insertBoards(db: Db): Promise<void> {
  const postKinds = ['THEME', 'QUESTION', 'LOTTERY', 'VOTE', 'RECRUIT'] as const;
  await db.insert(boardTypes).values([
    { id: 'GROW', name: '种植技术', sort: 1, postKinds: [...postKinds] },
    { id: 'NEWS', name: '园区发布', sort: 2, postKinds: ['THEME'], whoCanPost: 'PARK' },
  ]);
  await db.insert(boards).values([
    { id: 'P_POT', typeId: 'GROW', name: '盆花', sort: 2 },
    { id: 'P_CUT', typeId: 'GROW', name: '鲜切花', sort: 1 },
    { id: 'P_OLD', typeId: 'GROW', name: '停用', sort: 3, enabled: false },
    { id: 'P_NEWS', typeId: 'NEWS', name: '发布', sort: 1 },
  ]);
}

/** A theme as a user would write it. */
export const theme = {
  kind: 'THEME',
  plateId: 'P_POT',
  title: '夜间补光三个月的电费账本',
  body: '<p>三个月多花电费一万八千元，多收四万枝，算下来还有得赚。</p>',
  fileIds: [],
  tags: ['补光'],
  anonymous: false,
} as const;

export const question = {
  ...theme,
  kind: 'QUESTION',
  title: '绣球叶片发黄，补铁无效怎么办',
  body: '<p>三百盆二年生，螯合铁灌了两次，隔十天没有回绿，先降酸还是继续补铁？</p>',
  question: { bountyPoints: 50, days: 15 },
} as const;

export async function insertPost(
  db: Db,
  given: Partial<typeof posts.$inferInsert> & { authorId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  const at = new Date('2026-11-20T02:00:00Z');
  const { kind, plateId, title, body } = theme;
  const isShown = ['PUBLISHED', 'LOCKED'].includes(given.status ?? 'PUBLISHED');
  await db.insert(posts).values({
    kind,
    plateId,
    title,
    body,
    plateTypeCode: 'GROW',
    excerpt: '三个月多花电费一万八千元',
    status: 'PUBLISHED',
    ...(isShown || given.status === 'HIDDEN' ? { publishedAt: at } : {}),
    createdAt: at,
    updatedAt: at,
    ...given,
    id,
  });
  return id;
}

export async function insertQuestion(
  db: Db,
  given: Partial<typeof posts.$inferInsert> & { authorId: string },
  part: Partial<typeof communityQuestions.$inferInsert> = {},
): Promise<string> {
  const postId = await insertPost(db, { kind: 'QUESTION', ...given });
  await db.insert(communityQuestions).values({
    postId,
    days: 15,
    deadlineAt: new Date('2026-12-05T02:00:00Z'),
    ...part,
  });
  return postId;
}

export async function insertComment(
  db: Db,
  given: Partial<typeof comments.$inferInsert> & { postId: string; authorId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  const at = new Date('2026-11-20T03:00:00Z');
  await db.insert(comments).values({
    body: '先查井水的碳酸氢根，酸碱度从五点二爬到六点四，八成是水里的碳酸盐在顶着。',
    status: 'PUBLISHED',
    createdAt: at,
    updatedAt: at,
    ...given,
    id,
  });
  return id;
}

/** A user's initial points. */
export const givePoints = (db: Db, userId: string, points: number, now = new Date('2026-11-01T02:00:00Z')) =>
  movePoints(db, {
    key: `GIFT:${userId}:${ulid()}`,
    reason: 'PRIZE',
    refType: 'user',
    refId: userId,
    from: 'PARK',
    to: accountOf(userId),
    points,
    now,
  });
