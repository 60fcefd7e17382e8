import { postPath } from '@portal/contract/community/post-path';
import { expertDays } from '@portal/contract/community/terms';
import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import type { Db } from '../../../platform/database/database.ts';
import { everyStep } from '../../../platform/database/failed-rows.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { idsOfOperators } from '../../identity/user.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { comments, type Post, posts } from '../post.table.ts';
import { endingOf, findBestAnswer } from './choose-answer.ts';
import {
  getQuestion,
  giveAccepted,
  markAccepted,
  moveBounty,
  payBounty,
  returnBounty,
} from './move-bounty.ts';
import { type CommunityQuestion, communityQuestions } from './question.table.ts';

const dayMs = 86_400_000;

type Settle = (tx: Db, ctx: WriteContext, post: Post, question: CommunityQuestion) => Promise<void>;

const notify = (tx: Db, { now }: WriteContext, { kind, id }: Post, userIds: string[], notice: Notification) =>
  sendMessage(tx, { ...notice, userIds, link: postPath(kind, id), now });

/** Pays bounties accepted a day ago, with the platform's reward. */
const payHeld: Settle = async (tx, ctx, post, question) => {
  const { bountyPoints, acceptedAnswerId } = question;
  const [answer] = await tx
    .select()
    .from(comments)
    .where(eq(comments.id, acceptedAnswerId ?? ''));
  await tx.update(communityQuestions).set({ holdUntil: null }).where(eq(communityQuestions.postId, post.id));
  if (!answer) return;
  await payBounty(tx, ctx, post, answer.authorId, bountyPoints);
  await giveAccepted(tx, ctx, post, answer.authorId);
  await notify(tx, ctx, post, [answer.authorId], {
    eventCode: 'BOUNTY_PAID',
    params: { title: post.title, points: bountyPoints },
  });
};

/** Pays half to the answer with the most likes and returns the rest. */
const award: Settle = async (tx, ctx, post, question) => {
  const best = await findBestAnswer(tx, post);
  if (!best) return;
  const { title } = post;
  const half = Math.floor(question.bountyPoints / 2);
  const rest = question.bountyPoints - half;
  await moveBounty(tx, ctx, post, question, {
    event: 'award',
    set: { acceptedAnswerId: best.id, acceptedAt: ctx.now },
  });
  await markAccepted(tx, best, ctx.now);
  await payBounty(tx, ctx, post, best.authorId, half);
  await returnBounty(tx, ctx, post, rest);
  await notify(tx, ctx, post, [best.authorId], { eventCode: 'BOUNTY_PAID', params: { title, points: half } });
  await notify(tx, ctx, post, [post.authorId], {
    eventCode: 'BOUNTY_HALVED',
    params: { title, points: rest },
  });
};

const consult: Settle = async (tx, ctx, post, question) => {
  const { title } = post;
  await moveBounty(tx, ctx, post, question, {
    event: 'consult',
    set: { expertUntil: new Date(ctx.now.getTime() + expertDays * dayMs) },
  });
  await notify(tx, ctx, post, [post.authorId], {
    eventCode: 'BOUNTY_CONSULTED',
    params: { title, days: expertDays },
  });
  const experts = [...(await idsOfOperators(tx, 'EXPERT')), ...(await idsOfOperators(tx, 'OP_COMMUNITY'))];
  await notify(tx, ctx, post, [...new Set(experts)], {
    eventCode: 'BOUNTY_TO_PICK',
    params: { title, days: expertDays },
  });
};

const refund: Settle = async (tx, ctx, post, question) => {
  await moveBounty(tx, ctx, post, question, { event: 'refund', set: { expertUntil: null } });
  await returnBounty(tx, ctx, post, question.bountyPoints);
  await notify(tx, ctx, post, [post.authorId], {
    eventCode: 'BOUNTY_REFUNDED',
    params: { title: post.title, points: question.bountyPoints },
  });
};

const endings = { award, consult, refund };

/** Ends a bounty according to its answers; for removed questions everything is returned. */
const end: Settle = async (tx, ctx, post, question) => {
  const ending = post.status === 'DELETED' ? 'refund' : endingOf(await findBestAnswer(tx, post));
  await endings[ending](tx, ctx, post, question);
};

/** Settles due questions one by one. Idempotent, even when run concurrently. */
async function settleDue(ctx: WriteContext, isDue: SQL | undefined, settle: Settle): Promise<void> {
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ post: posts })
        .from(posts)
        .innerJoin(communityQuestions, eq(communityQuestions.postId, posts.id))
        .where(isDue)
        .orderBy(posts.id)
        .limit(limit)
        .for('update', { of: [posts, communityQuestions], skipLocked: true }),
    async (tx, { post }) => settle(tx, ctx, post, await getQuestion(tx, post.id)),
    ({ post }) => post.id,
  );
}

/** Settles bounties past their deadline or hold, or not picked by an expert in time. */
export async function settleBounties(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const { bountyState, deadlineAt, holdUntil, expertUntil } = communityQuestions;
  await everyStep({
    hold: () => settleDue(ctx, and(isNotNull(holdUntil), lte(holdUntil, ctx.now)), payHeld),
    deadline: () => settleDue(ctx, and(eq(bountyState, 'ESCROW'), lte(deadlineAt, ctx.now)), end),
    experts: () => settleDue(ctx, and(eq(bountyState, 'EXPERT_PICK'), lte(expertUntil, ctx.now)), refund),
  });
}
