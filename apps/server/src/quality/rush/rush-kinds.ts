import { randomBytes } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import { and, asc, eq, sql } from 'drizzle-orm';
import { lockActivity } from '../../features/activity/activity.queries.ts';
import { activities, signUps } from '../../features/activity/activity.table.ts';
import { certificatePrefix } from '../../features/activity/certificate/issue-certificates.ts';
import { quizAttempts } from '../../features/activity/quiz/quiz.table.ts';
import { insertActivity, insertSignUp } from '../../features/activity/testing/insert-activity.ts';
import { insertQuiz } from '../../features/activity/testing/insert-quiz.ts';
import { boards, posts } from '../../features/community/post.table.ts';
import { insertBoards, insertPost } from '../../features/community/testing/insert-post.ts';
import { insertRoom } from '../../features/conference-room/testing/insert-room.ts';
import { articles } from '../../features/content/article.table.ts';
import { articleReceipts } from '../../features/content/receipt/receipt.table.ts';
import { insertArticle } from '../../features/content/testing/insert-article.ts';
import { insertUser } from '../../features/identity/testing/insert-user.ts';
import { lotteries, lotteryEntries } from '../../features/lottery/lottery.table.ts';
import { lockLottery } from '../../features/lottery/move-lottery.ts';
import { lockVote } from '../../features/vote/move-vote.ts';
import { voteBallots, votes } from '../../features/vote/vote.table.ts';
import { lockBooking } from '../../platform/booking/booking.queries.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { nextBusinessNumber } from '../../platform/business-number.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import type { RushPerson } from './rush-people.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

/** Many users doing something to the same row at the same moment. */
export interface Rush {
  /** Path of the call, below /api/. */
  path: string;
  formOf: (person: RushPerson, nth: number) => Record<string, unknown>;
  /** The expected number of answers by retCode. */
  answers: Record<string, number>;
  /** Takes the lock that all of them wait for, like a caller that holds it longer. */
  hold: (tx: Db) => Promise<unknown>;
  /** The expected and the actual state of the database afterwards. */
  kept: () => Promise<{ right: unknown; found: unknown }>;
}

type Prepare = (db: Db, people: readonly RushPerson[]) => Promise<Rush>;

const success = '000000';
const seats = 30;

/**
 * The first callers get seats. Those after them get places on the waiting list, in the order of recording; it has room
 * for a `share` of them. The others learn that it is full.
 */
const signUp =
  (share: number): Prepare =>
  async (db, people) => {
    const seated = Math.min(seats, people.length);
    const waitlistMax = Math.floor((people.length - seated) * share);
    const placed = seated + waitlistMax;
    const activityId = await insertActivity(db, {
      capacity: seated,
      waitlistMax,
      signFrom: inHours(-1),
      signTo: inHours(90),
      cancelDeadline: inHours(90),
      startAt: inHours(100),
      endAt: inHours(102),
    });
    const persons = [{ name: '许晚棠', phone: '15400000000' }];
    const full = people.length - placed;
    return {
      path: 'activityManage/signUp/submit',
      hold: (tx) => lockActivity(tx, activityId),
      formOf: () => ({ data: { activityId, persons, answers: [], mayWait: true } }),
      answers: { [success]: placed, ...(full > 0 ? { [retCodes.ACTIVITY_FULL]: full } : {}) },
      kept: async () => {
        const rows = await db
          .select({ status: signUps.status, turn: signUps.waitTurn })
          .from(signUps)
          .where(eq(signUps.activityId, activityId))
          .orderBy(asc(signUps.createdAt), sql`${signUps.waitTurn} nulls first`);
        return {
          right: Array.from({ length: placed }, (_, nth) =>
            nth < seated
              ? { status: 'CONFIRMED', turn: null }
              : { status: 'WAITING', turn: nth - seated + 1 },
          ),
          found: rows,
        };
      },
    };
  };

/** Inserts a post by a user who takes no part in the rush. */
async function insertPostOf(db: Db, kind: 'VOTE' | 'LOTTERY' | 'THEME'): Promise<string> {
  if ((await db.$count(boards)) === 0) await insertBoards(db);
  const { id: authorId } = await insertUser(db, { userType: '100' });
  return insertPost(db, { kind, authorId });
}

const ballot: Prepare = async (db, people) => {
  const postId = await insertPostOf(db, 'VOTE');
  const options = ['粉面窗口', '轻食窗口'].map((text, at) => ({
    id: `o${at}`,
    text,
    note: '',
    picture: null,
  }));
  const rules = { maxChoices: 1, audited: false, secret: false, changeable: false } as const;
  await db.insert(votes).values({
    postId,
    options,
    ...rules,
    scope: 'USER',
    visibility: 'ALWAYS',
    endsAt: inHours(48),
    state: 'OPEN',
  });
  return {
    path: 'communityManage/vote/cast',
    hold: (tx) => lockVote(tx, postId),
    formOf: (_person, nth) => ({ id: postId, data: { choices: [`o${nth % 2}`] } }),
    answers: { [success]: people.length },
    kept: async () => ({
      right: people.length,
      found: await db.$count(voteBallots, and(eq(voteBallots.postId, postId), voteBallots.counts)),
    }),
  };
};

/** Everyone gets a unique number, without gaps. */
const draw: Prepare = async (db, people) => {
  const postId = await insertPostOf(db, 'LOTTERY');
  const prizes = [{ name: '防水棉手套', count: 1, kind: 'MAIL' as const, valueFen: 12_000, points: 0 }];
  const times = { joinTo: inHours(2), drawAt: inHours(3) };
  await db
    .insert(lotteries)
    .values({ postId, prizes, ...times, minEntrants: 2, state: 'OPEN', seedCommit: 'a'.repeat(64) });
  return {
    path: 'communityManage/lottery/join',
    hold: (tx) => lockLottery(tx, postId),
    formOf: () => ({ id: postId, nonce: randomBytes(16).toString('hex') }),
    answers: { [success]: people.length },
    kept: async () => {
      const rows = await db
        .select({ no: lotteryEntries.no })
        .from(lotteryEntries)
        .where(eq(lotteryEntries.postId, postId))
        .orderBy(asc(lotteryEntries.no));
      return { right: people.map((_person, nth) => nth + 1), found: rows.map(({ no }) => no) };
    },
  };
};

/** One user gets the hour; all others are told that it is taken. */
const booking: Prepare = async (db, people) => {
  const roomId = await insertRoom(db);
  const data = { roomId, date: addDays(chinaDayOf(new Date()), 1), from: '09:00', to: '09:30', attendees: 2 };
  return {
    path: 'propertyManage/booking/book',
    hold: (tx) => lockBooking(tx, { resourceId: roomId, enterpriseId: null, userId: 'nobody' }),
    formOf: () => ({ data: { ...data, title: '订单评审' } }),
    answers: { [success]: 1, [retCodes.SLOT_TAKEN]: people.length - 1 },
    kept: async () => ({ right: 1, found: await db.$count(bookings, eq(bookings.resourceId, roomId)) }),
  };
};

const receipt: Prepare = async (db, people) => {
  const id = await insertArticle(db, {
    column: 'SAFETY',
    title: '冷库用电自查',
    needReceipt: true,
    publishAt: inHours(-1),
  });
  return {
    path: 'infoManage/receipt/confirm',
    hold: (tx) => tx.select().from(articles).where(eq(articles.id, id)).for('update'),
    formOf: () => ({ id }),
    answers: { [success]: people.length },
    kept: async () => ({
      right: people.length,
      found: await db.$count(articleReceipts, eq(articleReceipts.articleId, id)),
    }),
  };
};

const like: Prepare = async (db, people) => {
  const targetId = await insertPostOf(db, 'THEME');
  return {
    path: 'communityManage/like/operate',
    hold: (tx) => tx.select().from(posts).where(eq(posts.id, targetId)).for('update'),
    formOf: () => ({ target: 'POST', targetId, event: 'add' }),
    answers: { [success]: people.length },
    kept: async () => {
      const [post] = await db.select({ likes: posts.likes }).from(posts).where(eq(posts.id, targetId));
      return { right: people.length, found: post?.likes };
    },
  };
};

/** Everyone passes in the same minute, and gets a certificate with a unique number. */
const quiz: Prepare = async (db, people) => {
  const activityId = await insertActivity(db, {
    kind: 'TRAINING',
    capacity: 0,
    startAt: inHours(-3),
    endAt: inHours(-1),
  });
  await db.update(activities).set({ quizPoints: 5 }).where(eq(activities.id, activityId));
  const quizId = await insertQuiz(db, { activityId, now: Date.now() });
  const attempts = new Map<string, string>();
  for (const { userId, enterpriseId } of people) {
    await insertSignUp(db, {
      activityId,
      userId,
      enterpriseId,
      status: 'CHECKED_IN',
      checkInAt: inHours(-3),
    });
    const id = orderedId(Date.now());
    await db.insert(quizAttempts).values({ id, quizId, userId, turn: 1, status: 'IN_PROGRESS' });
    attempts.set(userId, id);
  }
  return {
    path: 'activityManage/quiz/submit',
    hold: (tx) => nextBusinessNumber(tx, certificatePrefix, new Date()),
    formOf: ({ userId }) => ({ id: attempts.get(userId), data: { answers: [['A'], ['A', 'C']] } }),
    answers: { [success]: people.length },
    kept: async () => ({
      right: people.length,
      found: await db.$count(quizAttempts, and(eq(quizAttempts.quizId, quizId), quizAttempts.isPassed)),
    }),
  };
};

/** All rushes, by their names in the report. */
export const rushes: Record<string, Prepare> = {
  'sign-ups': signUp(1),
  'sign-ups, the list too short': signUp(0.5),
  ballots: ballot,
  draws: draw,
  bookings: booking,
  receipts: receipt,
  likes: like,
  quizzes: quiz,
};
