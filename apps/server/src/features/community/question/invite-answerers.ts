import type {
  answerInviteQueryList,
  answerInviteSubmit,
  Invitable,
} from '@portal/contract/community/post-comment';
import { postPath } from '@portal/contract/community/post-path';
import { maxInvited } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { idsOfOperators } from '../../identity/user.public.ts';
import { users } from '../../identity/user.table.ts';
import { sendMessage } from '../../message/message.public.ts';
import { messages } from '../../message/message.table.ts';
import { tutors } from '../../tutor/tutor.table.ts';
import { authorColumns, nameOfAuthor, readAuthorName, viewAuthor } from '../author.ts';
import { comments, communityProfiles, type Post, posts } from '../post.table.ts';
import { isAnswerOf } from './choose-answer.ts';
import { getQuestion } from './move-bounty.ts';
import { answerInvites } from './question.table.ts';

/** Number of latest accepted answers used to find experts; older ones would only slow it down. */
const latestAccepted = 2_000;
const shownAtOnce = 8;

/** @throws {AppError} 500404 for someone else's question */
async function getOwnQuestion(db: Db, id: string, userId: string, isLocked = false): Promise<Post> {
  const query = db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.id, id),
        eq(posts.kind, 'QUESTION'),
        eq(posts.authorId, userId),
        inArray(posts.status, ['PUBLISHED', 'LOCKED']),
      ),
    );
  const [post] = await (isLocked ? query.for('update') : query);
  if (!post) throw notFound();
  return post;
}

/** Number of the latest accepted answers per named author. */
function countAccepted(db: Db, { plateId }: Post) {
  const latest = db
    .select({ userId: comments.authorId, plateId: posts.plateId })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(
      and(isNotNull(comments.acceptedAt), eq(comments.anonymous, false), eq(comments.status, 'PUBLISHED')),
    )
    .orderBy(desc(comments.acceptedAt))
    .limit(latestAccepted)
    .as('latest');
  return db
    .select({
      userId: latest.userId,
      accepted: count(),
      acceptedInBoard: sql<number>`(count(*) filter (where ${latest.plateId} = ${plateId}))::int`,
    })
    .from(latest)
    .groupBy(latest.userId);
}

/** People with known expertise: tutors with an account, and authors of accepted answers. */
async function listKnowing(db: Db, post: Post) {
  const [accepted, teaching] = await Promise.all([
    countAccepted(db, post),
    db
      .select({ userId: tutors.userId, fields: tutors.fields })
      .from(tutors)
      .where(and(isNotNull(tutors.userId), eq(tutors.status, 'OPEN'))),
  ]);
  const acceptedOf = new Map(accepted.map((row) => [row.userId, row]));
  const fieldsOf = new Map(teaching.map(({ userId, fields }) => [userId, fields]));
  const ids = [...acceptedOf.keys(), ...teaching.flatMap(({ userId }) => userId ?? [])];
  const people = await db
    .select({ id: users.id, author: authorColumns })
    .from(users)
    .leftJoin(communityProfiles, eq(communityProfiles.userId, users.id))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(and(inArray(users.id, ids), eq(users.status, 'NORMAL')));
  return people.map(({ id, author }) => ({
    id,
    author,
    fields: fieldsOf.get(id) ?? [],
    accepted: acceptedOf.get(id)?.accepted ?? 0,
    acceptedInBoard: acceptedOf.get(id)?.acceptedInBoard ?? 0,
  }));
}

/** People invited, with the time they read the invitation. */
async function listInvited(db: Db, { id, kind }: Post) {
  const rows = await db
    .select({ userId: answerInvites.userId, at: answerInvites.at, readAt: messages.readAt })
    .from(answerInvites)
    .leftJoin(
      messages,
      and(
        eq(messages.userId, answerInvites.userId),
        eq(messages.eventCode, 'ANSWER_INVITED'),
        eq(messages.link, postPath(kind, id)),
      ),
    )
    .where(eq(answerInvites.postId, id));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** People who have answered under their name. Anonymous ones are left out, as they mustn't be recognizable. */
async function idsOfAnswerers(db: Db, { id }: Post): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: comments.authorId })
    .from(comments)
    .where(and(isAnswerOf(id), eq(comments.anonymous, false)));
  return new Set(rows.map((row) => row.id));
}

/** People who pick the winner if no answer is accepted, and so can't win. */
async function idsOfBarred(db: Db, post: Post): Promise<Set<string>> {
  const { bountyPoints } = await getQuestion(db, post.id);
  if (bountyPoints === 0) return new Set();
  const [experts, officers] = await Promise.all([
    idsOfOperators(db, 'EXPERT'),
    idsOfOperators(db, 'OP_COMMUNITY'),
  ]);
  return new Set([...experts, ...officers]);
}

/**
 * People already invited, then those with the most expertise on the board. Only the asker can see this, as others could
 * rule out who an anonymous asker is.
 */
export const queryInvitable: Verb<typeof answerInviteQueryList> = async ({ db, actor }, input) => {
  const post = await getOwnQuestion(db, input.id, actor.userId);
  const [knowing, invited, answerers, barred] = await Promise.all([
    listKnowing(db, post),
    listInvited(db, post),
    idsOfAnswerers(db, post),
    idsOfBarred(db, post),
  ]);
  const keyword = input.keyword?.toLowerCase() ?? '';
  const rows = knowing
    .filter(({ id }) => id !== actor.userId && !answerers.has(id))
    .filter(({ author, fields }) =>
      [nameOfAuthor(author), author.enterpriseName ?? '', ...fields].some((text) =>
        text.toLowerCase().includes(keyword),
      ),
    )
    .map(
      ({ id, author, ...known }): Invitable => ({
        ...known,
        userId: id,
        author: viewAuthor(
          { authorId: id, anonymous: false, badges: known.fields.length > 0 ? ['TUTOR'] : [] },
          author,
        ),
        invitedAt: invited.get(id)?.at.getTime() ?? null,
        isSeen: (invited.get(id)?.readAt ?? null) !== null,
        isBarred: barred.has(id),
      }),
    )
    .sort(
      (a, b) =>
        Number(b.invitedAt !== null) - Number(a.invitedAt !== null) ||
        b.acceptedInBoard - a.acceptedInBoard ||
        b.fields.length - a.fields.length ||
        b.accepted - a.accepted ||
        (a.userId < b.userId ? -1 : 1),
    )
    .slice(0, shownAtOnce);
  return { rows, invited: invited.size };
};

/**
 * Invites someone to answer.
 * @throws {AppError} 500404, 500012 once settled, 500063 if invited already, 500024 above five, 500065 for people who
 * can't win
 */
export const inviteAnswerer: Verb<typeof answerInviteSubmit> = (ctx, { data: { postId, userId } }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const post = await getOwnQuestion(tx, postId, actor.userId, true);
    const { acceptedAnswerId } = await getQuestion(tx, postId);
    if (post.status !== 'PUBLISHED' || acceptedAnswerId !== null)
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const knowing = await listKnowing(tx, post);
    if (userId === actor.userId || !knowing.some(({ id }) => id === userId)) throw notFound();
    if ((await idsOfBarred(tx, post)).has(userId))
      throw new AppError(retCodes.NOT_ELIGIBLE, { retMsg: m.community_refusal_not_eligible() });
    const invited = await tx.$count(answerInvites, eq(answerInvites.postId, postId));
    const isNew = await tx
      .insert(answerInvites)
      .values({ postId, userId, at: now })
      .onConflictDoNothing()
      .returning({ userId: answerInvites.userId });
    if (isNew.length === 0)
      throw new AppError(retCodes.ALREADY_DONE, { retMsg: m.community_refusal_invited() });
    if (invited >= maxInvited)
      throw new AppError(retCodes.LIMIT_REACHED, {
        retMsg: m.community_refusal_invites({ max: maxInvited }),
      });
    await writeLog(tx, ctx, {
      event: 'communityQuestion.invite',
      entity: 'communityPost',
      entityId: postId,
      after: { invitedId: userId },
    });
    await sendMessage(tx, {
      eventCode: 'ANSWER_INVITED',
      params: { title: post.title, name: await readAuthorName(tx, post) },
      userIds: [userId],
      link: postPath(post.kind, postId),
      now,
    });
    return { invited: invited + 1 };
  });
