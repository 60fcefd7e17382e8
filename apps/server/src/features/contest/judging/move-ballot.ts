import { type BallotEvent, ballotTransitions } from '@portal/contract/contest/terms';
import type { Db } from '../../../platform/database/database.ts';
import { type MoveSource, moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type Ballot, contestBallots } from '../contest.table.ts';

/** The log never contains the points of a ballot, because results are hidden from its readers too. */
const logged = ({ status }: Ballot) => ({ status });

/**
 * Fires an event on a locked ballot.
 * @throws {AppError} 500012
 */
export async function moveBallot(
  tx: Db,
  ctx: MoveSource,
  ballot: Ballot,
  event: BallotEvent,
  set: Partial<Ballot>,
): Promise<Ballot> {
  const status = nextState(ballotTransitions, ballot.status, event);
  const reason = set.reason ?? '';
  return moveState(tx, ctx, contestBallots, ballot, {
    entity: 'contestBallot',
    event,
    set: { ...set, status },
    logged,
    reason,
  });
}
