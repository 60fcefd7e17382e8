import type { contestDecideAwards, contestProposeAwards } from '@portal/contract/contest/award-manage';
import { contestTransitions } from '@portal/contract/contest/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { canPropose } from '../contest.policy.ts';
import { type Award, type Contest, contestEntries, contests } from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { moveEntry } from '../entry/move-entry.ts';
import { followContest, notifyOffice } from '../follow-contest.ts';
import { viewManaged } from '../manage/managed-contest.ts';

const listPromoted = (tx: Db, contestId: string) =>
  tx
    .select()
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.status, 'PROMOTED')))
    .orderBy(asc(contestEntries.id))
    .for('update');

/** @throws {AppError} 100002 unless each finalist is named once, and no prize is awarded more often than available */
async function requireAwards(tx: Db, contest: Contest, awards: readonly Award[]): Promise<void> {
  const promoted = await listPromoted(tx, contest.id);
  const named = new Set(awards.map(({ entryId }) => entryId));
  const isWhole =
    named.size === awards.length &&
    promoted.length === awards.length &&
    promoted.every(({ id }) => named.has(id));
  if (!isWhole) throw fieldsRefused({ 'data.awards': m.fault_contest_awards() });
  for (const [at, { level, count }] of contest.prizes.entries())
    if (awards.filter(({ prize }) => prize === at).length > count)
      throw fieldsRefused({ 'data.awards': m.fault_contest_prize_count({ prize: level, max: count }) });
  if (awards.some(({ prize }) => prize !== null && contest.prizes[prize] === undefined))
    throw fieldsRefused({ 'data.awards': m.fault_unknown({ field: m.field_contest_prizes() }) });
}

/**
 * Proposes the awards, for a second person to decide.
 * @throws {AppError} 500404, 500409, 500012 before every judge has locked or the final has begun, 100002
 */
export const proposeAwards: Verb<typeof contestProposeAwards> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const contest = await lockVersion(tx, contests, { id, version });
    if (!canPropose(contest, now)) throw new AppError(retCodes.TRANSITION_REFUSED);
    await requireAwards(tx, contest, data.awards);
    await updateVersion(tx, ctx, contests, id, {
      proposal: data.awards,
      proposedBy: actor.userId,
      proposedAt: now,
    });
    await writeLog(tx, ctx, {
      event: 'contest.propose',
      entity: 'contest',
      entityId: id,
      after: { awards: data.awards.filter(({ prize }) => prize !== null).length },
    });
    await notifyOffice(tx, ctx, { title: contest.title, task: 'AWARDS', query: `contest=${id}` });
    return viewManaged(tx, ctx, id);
  });

/** Applies the proposal to every finalist and starts the publicity period. */
async function confirm(tx: Db, ctx: Context, contest: Contest, proposal: readonly Award[]): Promise<void> {
  await requireAwards(tx, contest, proposal);
  const prizes = new Map(proposal.map(({ entryId, prize }) => [entryId, prize]));
  for (const entry of await listPromoted(tx, contest.id)) {
    const prize = prizes.get(entry.id) ?? null;
    await moveEntry(tx, ctx, contest, entry, { event: prize === null ? 'final' : 'award', set: { prize } });
  }
  await moveState(tx, ctx, contests, contest, {
    entity: 'contest',
    event: 'announce',
    set: { status: nextState(contestTransitions, contest.status, 'announce'), proposal: null },
    logged: ({ status }) => ({ status }),
  });
}

/** Discards the proposal and tells its author why. */
async function sendBack(tx: Db, ctx: Context, contest: Contest, reason: string): Promise<void> {
  if (reason === '') throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
  await updateVersion(tx, ctx, contests, contest.id, { proposal: null, proposedBy: null, proposedAt: null });
  await writeLog(tx, ctx, { event: 'contest.sendBack', entity: 'contest', entityId: contest.id, reason });
  if (contest.proposedBy === null) return;
  await sendMessage(tx, {
    eventCode: 'CONTEST_MOVED',
    params: { title: contest.title, state: contest.status, reason },
    userIds: [contest.proposedBy],
    link: `${contestLinks.manage}?contest=${contest.id}`,
    now: ctx.now,
  });
}

/**
 * Confirms or returns the proposed awards; never by the person who proposed them.
 * @throws {AppError} 500404, 500409, 500012 without a proposal, 500047, 100002
 */
export const decideAwards: Verb<typeof contestDecideAwards> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const contest = await lockVersion(tx, contests, { id, version });
    const { proposal } = contest;
    if (proposal === null || !canPropose(contest, ctx.now)) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (contest.proposedBy === ctx.actor.userId)
      throw new AppError(retCodes.SECOND_APPROVER_NEEDED, { retMsg: m.contest_refusal_own() });
    if (event === 'confirm') await confirm(tx, ctx, contest, proposal);
    else await sendBack(tx, ctx, contest, data.reason);
    await followContest(tx, ctx, id);
    return viewManaged(tx, ctx, id);
  });
