import type { CaseEventOf } from '@portal/contract/case-kinds';
import {
  type ContestEntryEvent,
  type ContestEntryState,
  contestEntryTransitions,
} from '@portal/contract/contest/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { recordCase } from '../../case/case.public.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { submitTo } from '../contest.policy.ts';
import { type Contest, type ContestEntry, contestEntries, contestMembers } from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { idsOfTeam } from './entry.queries.ts';

type OfContest = Pick<Contest, 'title' | 'stages'>;

const mine: readonly CaseEventOf<'CONTEST_ENTRY'>[] = ['signUp', 'submit', 'edit', 'withdraw'];
const ofSystem: readonly CaseEventOf<'CONTEST_ENTRY'>[] = ['promote', 'eliminate', 'lapse'];
const asked: readonly ContestEntryState[] = ['DRAFT', 'RETURNED'];

/** Records an entry in its leader's case. */
export async function recordEntry(
  tx: Db,
  { now }: Pick<MoveSource, 'now'>,
  contest: OfContest,
  entry: ContestEntry,
  event: CaseEventOf<'CONTEST_ENTRY'>,
  reason = '',
): Promise<void> {
  const names = mine.includes(event) ? await namesOfUsers(tx, [entry.leaderId]) : null;
  await recordCase(tx, {
    kind: 'CONTEST_ENTRY',
    bizId: entry.id,
    userId: entry.leaderId,
    subject: entry.title,
    state: entry.status,
    link: contestLinks.entry(entry.id),
    dueAt: asked.includes(entry.status) ? new Date(submitTo(contest)) : null,
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: names
        ? { name: names.get(entry.leaderId) ?? '' }
        : { agent: ofSystem.includes(event) ? 'SYSTEM' : 'PARK' },
    },
    now,
  });
}

interface Move {
  event: ContestEntryEvent;
  set?: Partial<ContestEntry>;
  reason?: string;
}

/**
 * Events without a notification: results are announced to everyone at once, and the rest are the team's own actions.
 */
const unnotified: readonly ContestEntryEvent[] = ['submit', 'edit', 'withdraw', 'promote', 'eliminate'];
/** Logged fields of an entry; scores are left out because the log can be read before the results are public. */
const logged = ({ status, title, track, prize }: ContestEntry) => ({ status, title, track, prize });

/**
 * Applies an event to a locked entry: updates its row, log and case, and notifies its team. People whose entry leaves
 * the contest are free to join another team.
 * @throws {AppError} 500012
 */
export async function moveEntry(
  tx: Db,
  ctx: MoveSource,
  contest: OfContest,
  entry: ContestEntry,
  { event, set = {}, reason = '' }: Move,
): Promise<ContestEntry> {
  const status = nextState(contestEntryTransitions, entry.status, event);
  const moved = await moveState(tx, ctx, contestEntries, entry, {
    entity: 'contestEntry',
    event,
    set: { ...set, status, ...(reason === '' ? {} : { reason }) },
    logged,
    reason,
  });
  await recordEntry(tx, ctx, contest, moved, event, reason);
  if (!unnotified.includes(event))
    await sendMessage(tx, {
      eventCode: 'CONTEST_ENTRY_MOVED',
      params: { title: moved.title, contest: contest.title, state: status, reason },
      userIds: await idsOfTeam(tx, [moved.id]),
      link: contestLinks.entry(moved.id),
      now: ctx.now,
    });
  if (status === 'WITHDRAWN')
    await tx
      .update(contestMembers)
      .set({ state: 'LEFT', answeredAt: ctx.now })
      .where(
        and(eq(contestMembers.entryId, entry.id), inArray(contestMembers.state, ['INVITED', 'ACCEPTED'])),
      );
  await invalidateTags(tx, ['contest']);
  return moved;
}
