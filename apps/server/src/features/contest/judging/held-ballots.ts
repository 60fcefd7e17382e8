import { type BallotState, ballotStateLabels } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { HeldWorkSource, OnFreeze } from '../../../feature/held-work.ts';
import { titleOf } from '../../../feature/queue-source.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { MoveSource } from '../../../platform/workflow/move-state.ts';
import { lockContest } from '../contest.queries.ts';
import {
  contestBallots as ballots,
  contests,
  contestEntries as entries,
  contestJudges as judges,
} from '../contest.table.ts';
import { notifyOffice } from '../follow-contest.ts';
import { giveEntries } from './give-entries.ts';
import { moveBallot } from './move-ballot.ts';
import { settleResults } from './settle-results.ts';

const openStates = ['ASSIGNED', 'SCORED'] as const;

/** Ballots that can still be filled in; locked ones stay with their judge for good. */
const isOpen = and(
  inArray(ballots.status, [...openStates]),
  eq(contests.status, 'SCORING'),
  isNull(contests.scoredAt),
);

interface Leaving {
  /** The judge's account. */
  userId: string;
  /** Limits it to one ballot. */
  ballotId?: string;
  reason: string;
}

/**
 * Takes open ballots from a judge, with the reason. Entries that then have too few go to other judges without ties by
 * lot; the office is notified if none is left. An entry that has enough without it gets no other ballot.
 */
async function withdrawBallots(
  tx: Db,
  ctx: MoveSource,
  { userId, ballotId, reason }: Leaving,
): Promise<number> {
  const isTheirs = and(eq(judges.userId, userId), isOpen, ballotId ? eq(ballots.id, ballotId) : undefined);
  const found = await tx
    .selectDistinct({ contestId: ballots.contestId, judgeId: ballots.judgeId })
    .from(ballots)
    .innerJoin(judges, eq(judges.id, ballots.judgeId))
    .innerJoin(contests, eq(contests.id, ballots.contestId))
    .where(isTheirs)
    .orderBy(asc(ballots.contestId));
  let count = 0;
  for (const { contestId, judgeId } of found) {
    const contest = await lockContest(tx, contestId);
    const open = await tx
      .select()
      .from(ballots)
      .where(
        and(
          eq(ballots.contestId, contestId),
          eq(ballots.judgeId, judgeId),
          inArray(ballots.status, [...openStates]),
          ballotId ? eq(ballots.id, ballotId) : undefined,
        ),
      )
      .orderBy(asc(ballots.id))
      .for('update');
    for (const ballot of open)
      await moveBallot(tx, ctx, ballot, 'withdraw', { reason, items: [], comment: '' });
    count += open.length;
    const short = await giveEntries(tx, ctx, contest, judgeId);
    if (short.length > 0)
      await notifyOffice(tx, ctx, { title: contest.title, task: 'SHORT', query: `contest=${contestId}` });
    await settleResults(tx, ctx, contest);
  }
  return count;
}

/** Open ballots of judges. Nobody chooses who judges an entry, so they can only go back and be drawn by lot. */
export const heldBallots: HeldWorkSource = {
  kind: 'BALLOT',
  held: () => sql`
    select ${ballots.id} as ref_id, ${judges.userId} as holder_id,
      ${titleOf(contests.title, sql`${entries.blindNo}::text`)} as title, ${ballots.status} as state,
      ${contests.endAt} as due_at, null::text as role, '{}'::text[] as barred_ids
    from ${ballots}
      join ${judges} on ${judges.id} = ${ballots.judgeId}
      join ${entries} on ${entries.id} = ${ballots.entryId}
      join ${contests} on ${contests.id} = ${ballots.contestId}
    where ${isOpen}`,
  stateLabel: (state) => ballotStateLabels[state as BallotState](),
  canRelease: true,
  async give(tx, ctx, { refId, from }) {
    const reason = ctx.handover ?? '';
    if ((await withdrawBallots(tx, ctx, { userId: from, ballotId: refId, reason })) === 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_gone() });
  },
};

/** The open ballots of a frozen judge go to others. */
export const withdrawJudge: OnFreeze = async (tx, ctx, { userId, reason }) => {
  await withdrawBallots(tx, ctx, { userId, reason });
};
