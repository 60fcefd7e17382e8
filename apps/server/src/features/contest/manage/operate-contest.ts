import type { contestOperate } from '@portal/contract/contest/manage';
import { contestTransitions, liveEntryStates, type OfficeContestEvent } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { officeActions } from '../contest.policy.ts';
import { type Contest, contestEntries, contests } from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { moveEntry } from '../entry/move-entry.ts';
import { followContest, notifyOffice } from '../follow-contest.ts';
import { giveEntries } from '../judging/give-entries.ts';
import { viewManaged } from './managed-contest.ts';

const reasoned: readonly OfficeContestEvent[] = ['return', 'cancel'];
const authored: readonly OfficeContestEvent[] = ['publish', 'return'];

/** Refuses events that the state alone would allow, with the reason. */
function requirePossible(contest: Contest, event: OfficeContestEvent, { actor, now }: Context): void {
  nextState(contestTransitions, contest.status, event);
  if (officeActions(contest, actor.userId, now).includes(event)) return;
  if (authored.includes(event))
    throw new AppError(retCodes.SECOND_APPROVER_NEEDED, { retMsg: m.contest_refusal_own() });
  throw new AppError(
    retCodes.TRANSITION_REFUSED,
    event === 'assign' ? { retMsg: m.contest_refusal_early() } : {},
  );
}

/** Notifies everyone still taking part of the reason. */
async function callOff(tx: Db, ctx: Context, contest: Contest, reason: string): Promise<void> {
  const rows = await tx
    .select()
    .from(contestEntries)
    .where(
      and(eq(contestEntries.contestId, contest.id), inArray(contestEntries.status, [...liveEntryStates])),
    )
    .orderBy(asc(contestEntries.id))
    .for('update');
  for (const entry of rows) await moveEntry(tx, ctx, contest, entry, { event: 'callOff', reason });
}

/** Withdraws entries that were never submitted or resubmitted in time and notifies their teams. */
async function lapse(tx: Db, ctx: Context, contest: Contest): Promise<void> {
  const isOpen = and(
    eq(contestEntries.contestId, contest.id),
    inArray(contestEntries.status, ['DRAFT', 'RETURNED']),
  );
  const rows = await tx
    .select()
    .from(contestEntries)
    .where(isOpen)
    .orderBy(asc(contestEntries.id))
    .for('update');
  const reason = inLanguage('zh', m.contest_did_lapse);
  for (const entry of rows)
    await moveEntry(tx, { ...ctx, actor: null }, contest, entry, { event: 'lapse', reason });
}

/**
 * Assigns judges once every entry has been checked and has enough eligible judges.
 * @throws {AppError} 500012 saying what is missing
 */
async function assign(tx: Db, ctx: Context, contest: Contest): Promise<void> {
  const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });
  const countIn = (status: 'SUBMITTED' | 'QUALIFIED') =>
    tx.$count(
      contestEntries,
      and(eq(contestEntries.contestId, contest.id), eq(contestEntries.status, status)),
    );
  const unchecked = await countIn('SUBMITTED');
  if (unchecked > 0) throw refused(m.contest_refusal_unchecked({ count: unchecked }));
  if ((await countIn('QUALIFIED')) === 0) throw refused(m.contest_refusal_none());
  const short = await giveEntries(tx, ctx, contest);
  const [first] = short;
  if (first)
    throw refused(
      m.contest_refusal_judges({ title: first.title, count: short.length, needed: contest.scoresPerEntry }),
    );
  await lapse(tx, ctx, contest);
}

async function notify(tx: Db, ctx: Context, event: OfficeContestEvent, contest: Contest): Promise<void> {
  const { id, title, status, reason, submittedBy } = contest;
  if (event === 'submit') await notifyOffice(tx, ctx, { title, task: 'REVIEW', query: `contest=${id}` });
  if (authored.includes(event) && submittedBy !== null)
    await sendMessage(tx, {
      eventCode: 'CONTEST_MOVED',
      params: { title, state: status, reason: event === 'return' ? reason : '' },
      userIds: [submittedBy],
      link: `${contestLinks.manage}?contest=${id}`,
      now: ctx.now,
    });
}

const setOf = (event: OfficeContestEvent, reason: string, { actor, now }: Context): Partial<Contest> => ({
  ...(event === 'submit' ? { submittedBy: actor.userId, submittedAt: now, reason: '' } : {}),
  ...(event === 'publish' ? { publishedAt: now } : {}),
  ...(reasoned.includes(event) ? { reason } : {}),
});

/**
 * A contest can't be submitted with too few judges or after its sign-up period.
 * @throws {AppError} 500012
 */
function requireReady({ judgeIds, scoresPerEntry, stages }: Contest, { now }: Context): void {
  const signTo = stages.find(({ kind }) => kind === 'SIGN')?.to ?? 0;
  if (signTo <= now.getTime())
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.contest_refusal_over() });
  if (judgeIds.length < scoresPerEntry)
    throw new AppError(retCodes.TRANSITION_REFUSED, {
      retMsg: m.contest_refusal_too_few_judges({ needed: scoresPerEntry }),
    });
}

/**
 * Carries out an office action on a contest.
 * @throws {AppError} 500404, 500409, 500012, 500047 for the person who submitted it, 100002 without a reason
 */
export const operateContest: Verb<typeof contestOperate> = (ctx, { id, event, version, data: { reason } }) =>
  inTransaction(ctx.db, async (tx) => {
    const contest = await lockVersion(tx, contests, { id, version });
    requirePossible(contest, event, ctx);
    if (reasoned.includes(event) && reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    if (event === 'submit') requireReady(contest, ctx);
    if (event === 'assign') await assign(tx, ctx, contest);
    const moved = await moveState(tx, ctx, contests, contest, {
      entity: 'contest',
      event,
      set: { ...setOf(event, reason, ctx), status: nextState(contestTransitions, contest.status, event) },
      reason,
    });
    if (event === 'cancel') await callOff(tx, ctx, moved, reason);
    await notify(tx, ctx, event, moved);
    await followContest(tx, ctx, id);
    return viewManaged(tx, ctx, id);
  });
