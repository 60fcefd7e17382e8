import { contestTransitions } from '@portal/contract/contest/terms';
import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import type { Db } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { attestAwards } from './award/attest-awards.ts';
import { isOver } from './contest.policy.ts';
import { type Contest, contestObjections, contests } from './contest.table.ts';
import { followContest } from './follow-contest.ts';

/** Objections raised in time are decided first, however long that takes. */
const isDisputed = sql`exists (select from ${contestObjections}
  where ${contestObjections.contestId} = ${contests.id} and ${contestObjections.status} = 'OPEN')`;

const isDue = (now: Date) =>
  or(
    and(eq(contests.status, 'PUBLISHED'), lte(contests.startAt, now)),
    and(eq(contests.status, 'PUBLICITY'), lte(contests.endAt, now), sql`not ${isDisputed}`),
  );

async function settleOne(tx: Db, ctx: WriteContext, contest: Contest): Promise<void> {
  if (contest.status === 'PUBLICITY' && !isOver(contest, 'PUBLICITY', ctx.now)) return;
  const event = contest.status === 'PUBLISHED' ? 'start' : 'finish';
  await moveState(tx, ctx, contests, contest, {
    entity: 'contest',
    event,
    set: { status: nextState(contestTransitions, contest.status, event) },
  });
  if (event === 'finish') await attestAwards(tx, ctx, contest);
  await followContest(tx, ctx, contest.id);
}

/** Scheduled work on contests: starts them, ends their publicity period and issues prize certificates. Idempotent. */
export async function settleContests(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(contests)
        .where(isDue(ctx.now))
        .orderBy(asc(contests.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, contest) => settleOne(tx, ctx, contest),
    ({ id }) => id,
    1,
  );
}
