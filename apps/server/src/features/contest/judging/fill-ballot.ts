import type { judgingOperate, judgingSave } from '@portal/contract/contest/judging';
import { ballotTransitions, type JudgeEvent } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { lockContest } from '../contest.queries.ts';
import { type Ballot, type Contest, contestBallots } from '../contest.table.ts';
import { notifyOffice } from '../follow-contest.ts';
import { getOwnBallot } from './ballot.queries.ts';
import { giveEntries } from './give-entries.ts';
import { isScoring, readBallot } from './judge-desk.ts';
import { moveBallot } from './move-ballot.ts';
import { pointsOf } from './scores.ts';
import { settleResults } from './settle-results.ts';

/** @throws {AppError} 100002 for points outside the range of their criterion */
function requireItems({ criteria }: Contest, items: readonly (number | null)[]): void {
  for (const [at, item] of items.entries()) {
    const max = criteria[at]?.max;
    if (max === undefined || (item !== null && item > max))
      throw fieldsRefused({
        [`data.items.${at}`]: m.fault_whole({ field: m.field_score(), min: 0, max: max ?? 0 }),
      });
  }
}

/** Locks a ballot in the version the caller saw, and its contest. */
async function lockOwn(tx: Db, { actor }: Context, { id, version }: { id: string; version: number }) {
  const { contest: seen, ballot: found } = await getOwnBallot(tx, actor.userId, id);
  const contest = await lockContest(tx, seen.id);
  const isTheirs = and(eq(contestBallots.judgeId, found.judgeId));
  const ballot = await lockVersion(tx, contestBallots, { id, version }, isTheirs);
  if (!isScoring(contest)) throw new AppError(retCodes.TRANSITION_REFUSED);
  return { contest, ballot };
}

/**
 * Saves a partially filled ballot.
 * @throws {AppError} 500404, 500409, 500012 once locked, 100002
 */
export const saveBallot: Verb<typeof judgingSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { contest, ballot } = await lockOwn(tx, ctx, { id, version });
    requireItems(contest, data.items);
    const isWhole = pointsOf(data.items, contest.criteria) !== null;
    await moveBallot(tx, ctx, ballot, isWhole ? 'score' : 'save', data);
    return readBallot(tx, ctx, id);
  });

interface Operation {
  tx: Db;
  ctx: Context;
  contest: Contest;
  ballot: Ballot;
  reason: string;
}

const steps: Record<JudgeEvent, (operation: Operation) => Promise<void>> = {
  async lock({ tx, ctx, contest, ballot }) {
    await moveBallot(tx, ctx, ballot, 'lock', { lockedAt: ctx.now });
    await settleResults(tx, ctx, contest);
  },
  /** Reassigns the entry to another judge; if none is left, the office has to add one. */
  async conflict({ tx, ctx, contest, ballot, reason }) {
    if (reason === '') throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    await moveBallot(tx, ctx, ballot, 'conflict', { reason, items: [], comment: '' });
    const short = await giveEntries(tx, ctx, contest);
    if (short.length > 0)
      await notifyOffice(tx, ctx, { title: contest.title, task: 'SHORT', query: `contest=${contest.id}` });
  },
};

/**
 * Locks a ballot for good, or declares a conflict of interest.
 * @throws {AppError} 500404, 500409, 500012 if it's incomplete or already locked, 100002
 */
export const operateBallot: Verb<typeof judgingOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { contest, ballot } = await lockOwn(tx, ctx, { id, version });
    nextState(ballotTransitions, ballot.status, event);
    await steps[event]({ tx, ctx, contest, ballot, reason: data.reason });
    return readBallot(tx, ctx, id);
  });
