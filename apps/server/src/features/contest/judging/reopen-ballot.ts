import type { ballotOperateManage } from '@portal/contract/contest/judge-manage';
import { ballotTransitions, type OfficeBallotEvent } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { lockContest } from '../contest.queries.ts';
import { type Ballot, type Contest, contestBallots, contestJudges } from '../contest.table.ts';
import { numberText } from '../contest.view.ts';
import { contestLinks } from '../contest-links.ts';
import { notifyOffice } from '../follow-contest.ts';
import { isScoring } from './judge-desk.ts';
import { getManagedBallot, viewManagedBallot } from './managed-ballots.ts';
import { settleResults } from './settle-results.ts';

const refused = () => new AppError(retCodes.TRANSITION_REFUSED);
const settled = { reopenBy: null, reopenReason: '', reopenAt: null };

interface Operation {
  tx: Db;
  ctx: Context;
  contest: Contest;
  ballot: Ballot;
  blindNo: number | null;
  reason: string;
}

const log = ({ tx, ctx, ballot, reason }: Operation, event: OfficeBallotEvent) =>
  writeLog(tx, ctx, {
    event: `contestBallot.${event}`,
    entity: 'contestBallot',
    entityId: ballot.id,
    reason,
  });

const steps: Record<OfficeBallotEvent, (operation: Operation) => Promise<void>> = {
  async askReopen(operation) {
    const { tx, ctx, contest, ballot, reason } = operation;
    if (ballot.reopenBy !== null) throw refused();
    await updateVersion(tx, ctx, contestBallots, ballot.id, {
      reopenBy: ctx.actor.userId,
      reopenReason: reason,
      reopenAt: ctx.now,
    });
    await log(operation, 'askReopen');
    await notifyOffice(tx, ctx, { title: contest.title, task: 'REOPEN', query: 'view=ballots' });
  },

  /** The judge keeps the previous points and locks the ballot again. */
  async reopen({ tx, ctx, contest, ballot, blindNo, reason }) {
    if (ballot.reopenBy === null) throw refused();
    if (ballot.reopenBy === ctx.actor.userId)
      throw new AppError(retCodes.SECOND_APPROVER_NEEDED, { retMsg: m.contest_refusal_reopen_own() });
    await moveState(tx, ctx, contestBallots, ballot, {
      entity: 'contestBallot',
      event: 'reopen',
      set: { ...settled, status: nextState(ballotTransitions, ballot.status, 'reopen'), lockedAt: null },
      logged: ({ status }: Ballot) => ({ status }),
      reason: reason || ballot.reopenReason,
    });
    const [judge] = await tx
      .select({ userId: contestJudges.userId })
      .from(contestJudges)
      .where(eq(contestJudges.id, ballot.judgeId));
    if (!judge) return;
    await sendMessage(tx, {
      eventCode: 'CONTEST_BALLOT_REOPENED',
      params: { contest: contest.title, no: numberText(blindNo), reason: ballot.reopenReason },
      userIds: [judge.userId],
      link: `${contestLinks.judging}?ballot=${ballot.id}`,
      now: ctx.now,
    });
  },

  /** The results may have been waiting for this decision. */
  async keepLocked(operation) {
    const { tx, ctx, contest, ballot } = operation;
    if (ballot.reopenBy === null) throw refused();
    await updateVersion(tx, ctx, contestBallots, ballot.id, settled);
    await log(operation, 'keepLocked');
    await settleResults(tx, ctx, contest);
  },
};

/**
 * Reopens a locked ballot: takes two people from the office, neither of them a judge of the contest, and is only
 * possible before results are known.
 * @throws {AppError} 500404, 500409, 500012, 500047 for the requester, 100002 without a reason
 */
export const operateManagedBallot: Verb<typeof ballotOperateManage> = (
  ctx,
  { id, event, version, data: { reason } },
) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    const { ballot: found, blindNo } = await getManagedBallot(tx, userId, id);
    const contest = await lockContest(tx, found.contestId);
    const ballot = await lockVersion(tx, contestBallots, { id, version });
    if (ballot.status !== 'LOCKED' || !isScoring(contest)) throw refused();
    if (event !== 'reopen' && reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    await steps[event]({ tx, ctx, contest, ballot, blindNo, reason });
    return viewManagedBallot(await getManagedBallot(tx, userId, id), userId);
  });
