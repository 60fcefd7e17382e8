import { retCodes } from '@portal/contract/ret-code';
import type { ManagedVote, voteAnswer, voteOperate, voteQueryManageList } from '@portal/contract/vote/public';
import { endingEvents, type VoteState, voteStates, voteTransitions } from '@portal/contract/vote/terms';
import { and, desc, eq } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { isSecond } from '../../platform/workflow/second-person.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { posts } from '../community/post.table.ts';
import { isShown } from '../community/shown-post.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { isCountPublic, tallyOf } from './count-choices.ts';
import { moveVote, notifyOfVote } from './move-vote.ts';
import { getShownVote, lockShownVote, selectShown } from './vote.queries.ts';
import { type Vote, votes } from './vote.table.ts';
import { viewRules, viewTitledVote, wordResults } from './vote.view.ts';

interface Filter {
  state?: VoteState | undefined;
  keyword?: string | undefined;
}

const isInState = (state: VoteState | undefined) => state && eq(votes.state, state);

async function viewManaged(db: Db, rows: { vote: Vote; title: string }[], now: Date): Promise<ManagedVote[]> {
  const tally = await tallyOf(
    db,
    rows.map(({ vote }) => vote),
    (vote) => isCountPublic(vote, now),
  );
  const names = await namesOfUsers(
    db,
    rows.flatMap(({ vote: { proposal } }) => (proposal ? [proposal.by] : [])),
  );
  return rows.map(({ vote, title }) => {
    const { results } = tally(vote);
    const { proposal } = vote;
    return {
      ...viewTitledVote(vote, title, tally(vote)),
      ...viewRules(vote),
      results: results && wordResults(vote, results),
      actions: [
        ...endingEvents.filter((event) => voteTransitions[vote.state][event] !== undefined),
        ...(proposal === null ? [] : (['keep'] as const)),
      ],
      proposal: proposal && {
        event: proposal.event,
        byName: names.get(proposal.by) ?? '',
        at: proposal.at,
        reason: proposal.reason,
      },
      mayAnswer: vote.state === 'CLOSED',
    };
  });
}

export const countManagedVotes = (db: Db, { keyword }: Filter) =>
  countTabs(voteStates, isInState, (columns) =>
    db
      .select(columns)
      .from(votes)
      .innerJoin(posts, and(eq(posts.id, votes.postId), isShown))
      .where(contains(keyword, posts.title)),
  );

export async function listManagedVotes(
  db: Db,
  now: Date,
  { state, keyword, pageNo, pageSize }: Filter & { pageNo: number; pageSize: number },
): Promise<ManagedVote[]> {
  const rows = await selectShown(db, and(contains(keyword, posts.title), isInState(state)))
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
  const [found] = await viewManaged(db, [await getShownVote(db, id)], now);
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

/** Stores or clears a proposal, with its log row. */
async function keepProposal(
  tx: Db,
  ctx: Context,
  { postId }: Vote,
  proposal: Vote['proposal'],
  reason: string,
) {
  await tx.update(votes).set({ proposal }).where(eq(votes.postId, postId));
  const did = proposal === null ? 'keep' : proposal.event === 'close' ? 'proposeClose' : 'proposeVoid';
  await writeLog(tx, ctx, {
    event: `communityVote.${did}`,
    entity: 'communityVote',
    entityId: postId,
    reason,
  });
}

/**
 * Closes a vote early or declares it void: one operator proposes it, a second one confirms.
 * @throws {AppError} 500404, 500012
 */
export const operateVote: Verb<typeof voteOperate> = (ctx, { id, event, data: { reason } }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const vote = await lockShownVote(tx, id);
    const { proposal } = vote;
    if (event === 'keep') {
      if (proposal === null) throw new AppError(retCodes.TRANSITION_REFUSED);
      await keepProposal(tx, ctx, vote, null, reason);
    } else {
      // An impossible transition cannot be proposed either.
      nextState(voteTransitions, vote.state, event);
      if (isSecond(proposal, event, actor.userId)) await moveVote(tx, ctx, vote, event, reason);
      else await keepProposal(tx, ctx, vote, { event, by: actor.userId, at: now.getTime(), reason }, reason);
    }
    return getManagedVote(tx, now, id);
  });

/**
 * Publishes what was done about a closed vote; a later answer replaces it.
 * @throws {AppError} 500404, 500012
 */
export const answerVote: Verb<typeof voteAnswer> = (ctx, { id, data: { outcome } }) =>
  inTransaction(ctx.db, async (tx) => {
    const vote = await lockShownVote(tx, id);
    if (vote.state !== 'CLOSED') throw new AppError(retCodes.TRANSITION_REFUSED);
    await tx.update(votes).set({ outcome, answeredAt: ctx.now }).where(eq(votes.postId, id));
    await writeLog(tx, ctx, {
      event: 'communityVote.answer',
      entity: 'communityVote',
      entityId: id,
      before: { outcome: vote.outcome },
      after: { outcome },
    });
    await notifyOfVote(tx, ctx, { ...vote, outcome }, 'answer');
    await invalidateTags(tx, ['community']);
    return getManagedVote(tx, ctx.now, id);
  });
