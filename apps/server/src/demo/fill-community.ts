import type { BountyState } from '@portal/contract/community/terms';
import { postPoints } from '@portal/contract/points';
import { sql } from 'drizzle-orm';
import { hotScoreOf } from '../features/community/hot-score.ts';
import {
  boardFollows,
  boards,
  boardTypes,
  comments,
  communityProfiles,
  likes,
  posts,
  sensitiveWords,
} from '../features/community/post.table.ts';
import { communityQuestions } from '../features/community/question/question.table.ts';
import { accountOf } from '../features/points/move-points.public.ts';
import { addDays } from '../platform/china-time.ts';
import { type Author, authorOf, nicknames, readAuthors, type Written } from './community/authors.ts';
import { beginWith, bountyStateAt, enterBounty, winnerOf } from './community/bounties.ts';
import { fillReports } from './community/fill-reports.ts';
import { commentRows, drawPictures, postRow } from './community/text-rows.ts';
import { composeBoards, composePosts } from './content/compose-posts.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';
import { PointBook } from './point-book.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Who likes a text: the given number of different people other than its author. */
function likersOf(everybody: Author[], authorId: string, key: string, count: number): Author[] {
  const from = demoInteger(`likers-${key}`, 0, everybody.length - 1);
  return everybody
    .map((_, nth) => everybody[(from + nth) % everybody.length] as Author)
    .filter(({ id }) => id !== authorId)
    .slice(0, count);
}

const words = [
  ['代开发票', 'BLOCK', 'AD', 41, 0],
  ['刷单返利', 'BLOCK', 'FRAUD', 12, 0],
  ['加我', 'REVIEW', 'AD', 128, 17],
  ['名额只剩', 'REVIEW', 'AD', 23, 2],
  ['克扣', 'REVIEW', 'LABOUR', 9, 6],
  ['内部价', 'REVIEW', 'FRAUD', 15, 4],
  ['身份证号', 'REVIEW', 'PRIVACY', 7, 3],
  ['笨蛋', 'MASK', 'ABUSE', 18, 1],
  ['坑人', 'MASK', 'ABUSE', 11, 5],
] as const;

async function fillBoards({ tx }: DemoContext, createdAt: Date): Promise<void> {
  const types = composeBoards();
  const made = { createdAt, updatedAt: createdAt };
  await tx.insert(boardTypes).values(types.map(({ boards: _boards, ...type }) => ({ ...type, ...made })));
  await tx
    .insert(boards)
    .values(types.flatMap((type) => type.boards.map((board) => ({ ...board, ...made, typeId: type.id }))));
  await tx.insert(sensitiveWords).values(
    words.map(([word, level, category, hits, falseHits]) => ({
      id: demoId('word', word),
      word,
      level,
      category,
      hits,
      falseHits,
      ...made,
    })),
  );
}

/** The community of the demo park: boards, posts in every state, comments, questions, points, reports. */
export async function fillCommunity(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const now = notAhead(chinaInstant(today, 20 * 60));
  const opened = new Date(chinaInstant(addDays(today, -300), 600));
  await fillBoards(context, opened);
  const authors = await readAuthors(context);
  // A person may also act for an enterprise.
  const everybody = [
    ...new Map([...authors.persons, ...authors.members].map((one) => [one.id, one])).values(),
  ];
  await tx.insert(communityProfiles).values(
    nicknames.flatMap((nickname, at) => {
      const person = authors.persons[at];
      return person ? [{ userId: person.id, nickname, intro: '两跨切花月季，喜欢把账算到每一枝。' }] : [];
    }),
  );
  const book = new PointBook();
  for (const { id } of everybody) beginWith(book, id, today);

  const written = composePosts().map((post, nth): Written => {
    const author = authorOf(authors, post.author, post.key);
    const at = Math.min(
      chinaInstant(addDays(today, -post.daysAgo), 480 + ((nth * 37) % 660)),
      now - (nth % 50) * 60_000 - hour / 2,
    );
    return { post, author, at, id: demoId('post', post.key) };
  });
  const pictures = await drawPictures(context, written);
  const rows = written.map((one) => postRow(one, pictures.get(one.id) ?? [], now));
  for (const chunk of inChunks(rows, 200)) await tx.insert(posts).values(chunk);

  const said: ReturnType<typeof commentRows> = [];
  const questions: (typeof communityQuestions.$inferInsert)[] = [];
  for (const one of written) {
    const { post, id, at, author } = one;
    const isRead = rows.find((row) => row.id === id)?.publishedAt != null;
    if (isRead)
      book.move({
        key: `POST:${id}`,
        reason: 'POST',
        refId: id,
        from: 'PARK',
        to: accountOf(author.id),
        points: postPoints,
        at: new Date(at),
      });
    const { question } = post;
    const deadlineAt = at + (question?.deadlineDays ?? 0) * day;
    const bountyState = bountyStateAt(post, deadlineAt, now);
    const isWon = bountyState === 'PAID' || bountyState === 'AUTO_AWARDED';
    const acceptedNo = isWon ? winnerOf(one, authors) : null;
    const acceptedAt = acceptedNo === null ? null : new Date(Math.min(at + 2 * day, now - 10 * 60_000));
    const own = commentRows(one, authors, { now, acceptedNo, acceptedAt });
    said.push(...own);
    if (!question) continue;
    const answerId = acceptedNo === null ? null : demoId('comment', `${post.key}-${acceptedNo}`);
    const state: BountyState = isWon && answerId === null ? 'REFUNDED' : bountyState;
    const holdUntil = state === 'PAID' && acceptedAt ? new Date(acceptedAt.getTime() + day) : null;
    const isHeld = holdUntil !== null && holdUntil.getTime() > now;
    questions.push({
      postId: id,
      bountyPoints: question.bountyPoints,
      bountyState: state,
      days: question.deadlineDays,
      deadlineAt: new Date(deadlineAt),
      acceptedAnswerId: answerId,
      acceptedAt: answerId ? acceptedAt : null,
      holdUntil: isHeld ? holdUntil : null,
      expertUntil: state === 'EXPERT_PICK' ? new Date(deadlineAt + 5 * day) : null,
      answers: own.filter(({ isAnswer }) => isAnswer).length,
    });
    const winner = own.find((row) => row.id === answerId)?.authorId ?? null;
    enterBounty(book, one, {
      state,
      points: question.bountyPoints,
      winner,
      isHeld,
      end: new Date(Math.min(deadlineAt, now)),
    });
  }
  for (const chunk of inChunks(said)) await tx.insert(comments).values(chunk);
  await tx.insert(communityQuestions).values(questions);
  await book.write(context);

  const liked = [
    ...written.flatMap(({ post, id, author, at }) =>
      likersOf(everybody, author.id, post.key, post.likes).map(({ id: userId }) => ({
        target: 'POST' as const,
        targetId: id,
        userId,
        postId: id,
        at: new Date(Math.min(at + 5 * hour, now)),
      })),
    ),
    ...said.flatMap((row) =>
      likersOf(everybody, row.authorId, row.id, row.likes).map(({ id: userId }) => ({
        target: 'COMMENT' as const,
        targetId: row.id,
        userId,
        postId: row.postId,
        at: new Date(Math.min(row.createdAt.getTime() + hour, now)),
      })),
    ),
  ];
  for (const chunk of inChunks(liked, 2_000)) await tx.insert(likes).values(chunk);
  await fillReports(context, written, everybody, now);
  await tx
    .insert(boardFollows)
    .values(
      authors.members
        .slice(0, 20)
        .map(({ id: userId }, at) => ({ plateId: at % 2 ? 'P_POT' : 'P_SAVE', userId, at: opened })),
    );
  await countAll(context);
}

/** Updates the counts of boards and the heat of posts. */
async function countAll({ tx }: DemoContext): Promise<void> {
  const shown = sql`status in ('PUBLISHED', 'LOCKED')`;
  await tx.update(boards).set({
    posts: sql`(select count(*) from community_post p where p.plate_id = board.id and p.${shown})`,
    essence: sql`(select count(*) from community_post p where p.plate_id = board.id and p.${shown} and p.essence)`,
    answers: sql`(select count(*) from community_comment c join community_post p on p.id = c.post_id
      where p.plate_id = board.id and p.${shown} and c.is_answer and c.status = 'PUBLISHED')`,
  });
  await tx.update(posts).set({ hotScore: hotScoreOf() }).where(sql`${posts.publishedAt} is not null`);
}
