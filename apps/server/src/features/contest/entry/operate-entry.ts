import type { entryOperate } from '@portal/contract/contest/entry';
import { contestEntryTransitions } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { leaderActions } from '../contest.policy.ts';
import { holdContest } from '../contest.queries.ts';
import type { Contest, ContestEntry } from '../contest.table.ts';
import { notifyOffice } from '../follow-contest.ts';
import { listMembers, lockEntry } from './entry.queries.ts';
import { moveEntry } from './move-entry.ts';
import { getEntryDetail } from './own-entry.ts';
import { lead, refusalOf } from './save-entry.ts';

/** @throws {AppError} 500036 while an invitation is unanswered, or if the team is too small or too large */
async function requireTeam(tx: Db, { teamMin, teamMax }: Contest, entry: ContestEntry): Promise<void> {
  const members = await listMembers(tx, entry.id);
  const waiting = members.filter(({ state }) => state === 'INVITED').length;
  const count = members.filter(({ state }) => state === 'ACCEPTED').length;
  if (waiting > 0)
    throw new AppError(retCodes.TEAM_INCOMPLETE, { retMsg: m.contest_refusal_waiting({ count: waiting }) });
  if (count < teamMin || count > teamMax)
    throw new AppError(retCodes.TEAM_INCOMPLETE, {
      retMsg: m.contest_refusal_team_size({ min: teamMin, max: teamMax, count }),
    });
}

/**
 * Submits or withdraws an entry; only the leader can.
 * @throws {AppError} 500404, 500409, 500012, 500032 outside the submission period, 500036
 */
export const operateEntry: Verb<typeof entryOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await lead(tx, ctx, id)).isLeader) throw notFound();
    const entry = await lockEntry(tx, id);
    requireVersion(entry, version);
    const contest = await holdContest(tx, entry.contestId);
    nextState(contestEntryTransitions, entry.status, event);
    if (!leaderActions(entry, contest, ctx.now).includes(event))
      throw event === 'submit' ? refusalOf(entry) : new AppError(retCodes.TRANSITION_REFUSED);
    if (event === 'submit') {
      await requireTeam(tx, contest, entry);
      await moveEntry(tx, ctx, contest, entry, { event, set: { submittedAt: ctx.now, reason: '' } });
      await notifyOffice(tx, ctx, {
        title: contest.title,
        task: 'CHECK',
        query: `view=entries&state=SUBMITTED&contestId=${contest.id}`,
      });
      return getEntryDetail(tx, ctx, id);
    }
    await moveEntry(tx, ctx, contest, entry, { event });
    return getEntryDetail(tx, ctx, id);
  });
