import { postPath } from '@portal/contract/post-path';
import { retCodes } from '@portal/contract/ret-code';
import type { ManagedVote, voteAnswer, voteOperate, voteQueryManageList } from '@portal/contract/vote';
import {
  ballotScopeLabels,
  type VoteState,
  voteStateLabels,
  voteStates,
  voteTransitions,
} from '@portal/contract/vote-terms';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { posts } from '../community/post.table.ts';
import { countChoices, countVoters, isCountPublic } from './count-choices.ts';
import { lockVote, moveVote, tellOfVote } from './move-vote.ts';
import { type Vote, votes } from './vote.table.ts';

const endings = ['close', 'void'] as const;

interface Row {
  vote: Vote;
  title: string;
}
interface Filter {
  state?: VoteState | undefined;
  keyword?: string | undefined;
}

const isInState = (state: VoteState | undefined) => state && eq(votes.state, state);
/** What is not public is looked at as a post. */
const conditions = ({ keyword }: Filter) =>
  and(inArray(posts.status, ['PUBLISHED', 'LOCKED']), contains(keyword, posts.title));

const select = (db: Db) =>
  db.select({ vote: votes, title: posts.title }).from(votes).innerJoin(posts, eq(posts.id, votes.postId));

async function viewManaged(db: Db, rows: Row[], now: Date): Promise<ManagedVote[]> {
  const shown = rows.map(({ vote }) => vote).filter((vote) => isCountPublic(vote, now));
  const [voters, counts] = await Promise.all([
    countVoters(
      db,
      rows.map(({ vote }) => vote.postId),
    ),
    countChoices(db, shown),
  ]);
  return rows.map(({ vote, title }) => {
    const texts = new Map(vote.options.map(({ id, text }) => [id, text]));
    const results = counts.get(vote.postId);
    return {
      postId: vote.postId,
      title,
      path: postPath('VOTE', vote.postId),
      state: vote.state,
      stateLabel: voteStateLabels[vote.state](),
      scope: vote.scope,
      scopeLabel: ballotScopeLabels[vote.scope](),
      options: vote.options.length,
      voters: voters.get(vote.postId) ?? 0,
      endsAt: vote.endsAt.getTime(),
      secret: vote.secret,
      quorum: vote.quorum,
      reason: vote.reason,
      outcome: vote.outcome,
      answeredAt: vote.answeredAt?.getTime() ?? null,
      results:
        results?.map(({ optionId, votes: count }) => ({ text: texts.get(optionId) ?? '', votes: count })) ??
        null,
      actions: endings.filter((event) => voteTransitions[vote.state][event] !== undefined),
      mayAnswer: vote.state === 'CLOSED',
    };
  });
}

export const countManagedVotes = (db: Db, filter: Filter) =>
  countTabs(voteStates, isInState, (columns) =>
    db.select(columns).from(votes).innerJoin(posts, eq(posts.id, votes.postId)).where(conditions(filter)),
  );

export async function listManagedVotes(
  db: Db,
  now: Date,
  { state, pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<ManagedVote[]> {
  const rows = await select(db)
    .where(and(conditions(filter), isInState(state)))
    .orderBy(desc(votes.endsAt), desc(votes.postId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return viewManaged(db, rows, now);
}

export const queryManagedVotes: Verb<typeof voteQueryManageList> = ({ db, now }, input) =>
  pageOfTabs(
    input,
    listManagedVotes(db, now, input),
    { counts: countManagedVotes(db, input), tab: input.state },
    (row) => row,
  );

/** @throws {AppError} 500404 */
export async function getManagedVote(db: Db, now: Date, id: string): Promise<ManagedVote> {
  const rows = await select(db).where(and(eq(votes.postId, id), conditions({})));
  const [found] = await viewManaged(db, rows, now);
  if (!found) throw notFound();
  return found;
}

export const voteColumns: SheetColumn<ManagedVote>[] = [
  { head: '标题', value: ({ title }) => title, width: 40 },
  { head: '计票方式', value: ({ scopeLabel }) => scopeLabel },
  { head: '不记名', value: ({ secret }) => (secret ? '是' : '否') },
  { head: '状态', value: ({ stateLabel }) => stateLabel },
  { head: '已投', value: ({ voters }) => voters },
  { head: '有效所需', value: ({ quorum }) => quorum },
  { head: '截止', value: ({ endsAt }) => new Date(endsAt), width: 20 },
  {
    head: '票数',
    value: ({ results }) => results?.map(({ text, votes: count }) => `${text} ${count}`).join('；') ?? '',
    width: 60,
  },
  { head: '办理结果', value: ({ outcome }) => outcome, width: 40 },
];

/** A vote that its console may see, locked. @throws {AppError} 500404 */
async function lockManaged(tx: Db, now: Date, id: string): Promise<Vote> {
  await getManagedVote(tx, now, id);
  const vote = await lockVote(tx, id);
  if (!vote) throw notFound();
  return vote;
}

/**
 * Ends a vote early, or declares it void.
 * @throws {AppError} 500404, 500012
 */
export const operateVote: Verb<typeof voteOperate> = (ctx, { id, event, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await moveVote(tx, ctx, await lockManaged(tx, ctx.now, id), event, data.reason);
    return getManagedVote(tx, ctx.now, id);
  });

/**
 * Says what was done about a vote that is over; said again, the last word holds.
 * @throws {AppError} 500404, 500012
 */
export const answerVote: Verb<typeof voteAnswer> = (ctx, { id, data: { outcome } }) =>
  inTransaction(ctx.db, async (tx) => {
    const vote = await lockManaged(tx, ctx.now, id);
    if (vote.state !== 'CLOSED') throw new AppError(retCodes.TRANSITION_REFUSED);
    const [answered] = await tx
      .update(votes)
      .set({ outcome, answeredAt: ctx.now })
      .where(eq(votes.postId, id))
      .returning();
    if (!answered) throw notFound();
    await writeLog(tx, ctx, {
      event: 'communityVote.answer',
      entity: 'communityVote',
      entityId: id,
      before: { outcome: vote.outcome },
      after: { outcome },
    });
    await tellOfVote(tx, ctx, answered, 'answer');
    await invalidateTags(tx, ['community']);
    return getManagedVote(tx, ctx.now, id);
  });
