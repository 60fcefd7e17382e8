import type { CaseEventOf } from '@portal/contract/case-kinds';
import {
  type ContestEntryEvent,
  type ContestEntryState,
  contestEntryTransitions,
} from '@portal/contract/contest-terms';
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

/** Writes an entry into the case of its leader. */
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

/** Results are told to everybody at once, what the team has done itself is not told at all. */
const unnotified: readonly ContestEntryEvent[] = ['submit', 'edit', 'withdraw', 'promote', 'eliminate'];
/** What the log keeps of an entry: before the results are public, no score is among it. */
const logged = ({ status, title, track, prize }: ContestEntry) => ({ status, title, track, prize });

/**
 * Fires an event at a locked entry: its row, the log, its case, a message to its team; whoever leaves the contest with
 * it is free to join another team.
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
