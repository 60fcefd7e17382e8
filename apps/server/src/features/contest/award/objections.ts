import type { ManagedObjection, objectionOperateManage } from '@portal/contract/contest/award-manage';
import type { objectionSubmit } from '@portal/contract/contest/public';
import {
  type ObjectionState,
  objectionStateLabels,
  objectionStates,
  objectionTransitions,
} from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState, possibleEvents } from '../../../platform/workflow/transitions.ts';
import { findCaseNumber, recordCase } from '../../case/case.public.ts';
import { cases } from '../../case/case.table.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { users } from '../../identity/user.table.ts';
import { sendMessage } from '../../message/message.public.ts';
import { canObject } from '../contest.policy.ts';
import { countVotes, holdContest, lockContest } from '../contest.queries.ts';
import {
  type Contest,
  type ContestEntry,
  contestEntries,
  contestObjections,
  contests,
  type Objection,
} from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { moveEntry } from '../entry/move-entry.ts';
import { followContest, notifyOffice } from '../follow-contest.ts';
import { withVotes } from '../judging/scores.ts';
import { prizeText } from '../prize-text.public.ts';
import { moveUp } from './move-up.ts';

/**
 * Objects to an award during its publicity period.
 * @throws {AppError} 500404 for an entry without an award, 500032 outside the period, 500024 while the caller has
 * another open objection
 */
export const submitObjection: Verb<typeof objectionSubmit> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const [entry] = await tx
      .select()
      .from(contestEntries)
      .where(and(eq(contestEntries.id, data.entryId), eq(contestEntries.status, 'AWARDED')));
    if (!entry) throw notFound();
    const contest = await holdContest(tx, entry.contestId);
    if (!canObject(contest, now))
      throw new AppError(retCodes.OUTSIDE_SIGN_UP, { retMsg: m.contest_refusal_objection_late() });
    const id = ulid(now.getTime());
    const [made] = await tx
      .insert(contestObjections)
      .values({
        id,
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
        contestId: contest.id,
        entryId: entry.id,
        userId: actor.userId,
        text: data.text,
        status: 'OPEN',
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.contest_refusal_objection() });
    await writeLog(tx, ctx, {
      event: 'contestObjection.submit',
      entity: 'contestObjection',
      entityId: id,
      after: { contestId: contest.id, status: 'OPEN' },
    });
    await record(tx, ctx, entry, made, 'submit');
    await notifyOffice(tx, ctx, {
      title: contest.title,
      task: 'OBJECTION',
      query: `view=objections&state=OPEN&objection=${id}`,
    });
    return {
      objectionId: id,
      no: (await findCaseNumber(tx, { kind: 'CONTEST_OBJECTION', bizId: id })) ?? '',
    };
  });

async function record(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  entry: Pick<ContestEntry, 'title'>,
  objection: Objection,
  event: 'submit' | 'uphold' | 'refuse',
): Promise<void> {
  const names = event === 'submit' ? await namesOfUsers(tx, [objection.userId]) : null;
  await recordCase(tx, {
    kind: 'CONTEST_OBJECTION',
    bizId: objection.id,
    userId: objection.userId,
    subject: entry.title,
    state: objection.status,
    link: contestLinks.page(objection.contestId),
    event: {
      event,
      params: objection.answer === '' ? {} : { reason: objection.answer },
      by: names ? { name: names.get(objection.userId) ?? '' } : { agent: 'PARK' },
    },
    now,
  });
}

/** All finalists, best first; entries whose award was revoked earlier are excluded. */
async function listPlaced(tx: Db, contest: Contest): Promise<ContestEntry[]> {
  const rows = await tx
    .select()
    .from(contestEntries)
    .where(
      and(eq(contestEntries.contestId, contest.id), inArray(contestEntries.status, ['AWARDED', 'FINALIST'])),
    )
    .orderBy(asc(contestEntries.id))
    .for('update');
  const votes = await countVotes(tx, contest.id);
  return withVotes(
    rows.map((entry) => ({
      entry,
      entryId: entry.id,
      norm: entry.scoreNorm ?? 0,
      votes: votes.get(entry.id) ?? 0,
    })),
    contest.voteWeight,
  ).map(({ entry }) => entry);
}

/** Revokes an award and moves up the following entries. */
async function revoke(
  tx: Db,
  ctx: Context,
  contest: Contest,
  entryId: string,
  reason: string,
): Promise<void> {
  const placed = await listPlaced(tx, contest);
  const lost = placed.find(({ id, status }) => id === entryId && status === 'AWARDED');
  if (!lost) throw new AppError(retCodes.TRANSITION_REFUSED);
  const moves = moveUp(
    placed.map(({ id, prize }) => ({ entryId: id, prize })),
    entryId,
  );
  await moveEntry(tx, ctx, contest, lost, { event: 'revoke', set: { prize: null }, reason });
  for (const { entryId: id, prize } of moves) {
    const entry = placed.find((one) => one.id === id);
    if (entry) await moveEntry(tx, ctx, contest, entry, { event: 'rise', set: { prize } });
  }
  // Other objections to the same award are settled with it.
  const others = await tx
    .select()
    .from(contestObjections)
    .where(and(eq(contestObjections.entryId, entryId), eq(contestObjections.status, 'OPEN')))
    .orderBy(asc(contestObjections.id))
    .for('update');
  for (const other of others) await decide(tx, ctx, lost, other, 'uphold', reason);
}

async function decide(
  tx: Db,
  ctx: Context,
  entry: Pick<ContestEntry, 'title'>,
  objection: Objection,
  event: 'uphold' | 'refuse',
  answer: string,
): Promise<void> {
  const status = nextState(objectionTransitions, objection.status, event);
  const moved = await moveState(tx, ctx, contestObjections, objection, {
    entity: 'contestObjection',
    event,
    set: { status, answer },
    reason: answer,
  });
  await record(tx, ctx, entry, moved, event);
  await sendMessage(tx, {
    eventCode: 'CONTEST_OBJECTION_DECIDED',
    params: { title: entry.title, state: status, reason: answer },
    userIds: [moved.userId],
    link: paths.applications(),
    now: ctx.now,
  });
}

/**
 * Decides an objection; the person who raised it can read the reason.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason
 */
export const decideObjection: Verb<typeof objectionOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const [found] = await tx
      .select({ contestId: contestObjections.contestId })
      .from(contestObjections)
      .where(eq(contestObjections.id, id));
    if (!found) throw notFound();
    const contest = await lockContest(tx, found.contestId);
    const objection = await lockVersion(tx, contestObjections, { id, version });
    nextState(objectionTransitions, objection.status, event);
    if (data.reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    const { entry } = await getObjection(tx, id);
    await decide(tx, ctx, entry, objection, event, data.reason);
    if (event === 'uphold') await revoke(tx, ctx, contest, objection.entryId, data.reason);
    await followContest(tx, ctx, contest.id);
    return viewObjection(await getObjection(tx, id));
  });

const select = (db: Db) =>
  db
    .select({
      objection: getTableColumns(contestObjections),
      entry: getTableColumns(contestEntries),
      contest: { title: contests.title, prizes: contests.prizes },
      userName: users.name,
      no: cases.caseNo,
    })
    .from(contestObjections)
    .innerJoin(contestEntries, eq(contestEntries.id, contestObjections.entryId))
    .innerJoin(contests, eq(contests.id, contestObjections.contestId))
    .leftJoin(users, eq(users.id, contestObjections.userId))
    .leftJoin(cases, and(eq(cases.kind, 'CONTEST_OBJECTION'), eq(cases.bizId, contestObjections.id)));
type ObjectionRow = Awaited<ReturnType<typeof select>>[number];

const isIn = (state: ObjectionState | undefined) => state && eq(contestObjections.status, state);

interface Page {
  state?: ObjectionState | undefined;
  sort: 'created' | '-created';
  pageNo: number;
  pageSize: number;
}

export const listObjections = (db: Db, { state, sort, pageNo, pageSize }: Page): Promise<ObjectionRow[]> =>
  select(db)
    .where(isIn(state))
    .orderBy(...sorted(sort, { created: contestObjections.createdAt }, contestObjections.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countObjections = (db: Db) =>
  countTabs(objectionStates, isIn, (columns) => db.select(columns).from(contestObjections));

/** @throws {AppError} 500404 */
async function getObjection(db: Db, id: string): Promise<ObjectionRow> {
  const [row] = await select(db).where(eq(contestObjections.id, id));
  if (!row) throw notFound();
  return row;
}

export const viewObjection = ({
  objection,
  entry,
  contest,
  userName,
  no,
}: ObjectionRow): ManagedObjection => ({
  ...objection,
  objectionId: objection.id,
  no: no ?? '',
  contestTitle: contest.title,
  entryTitle: entry.title,
  prize: prizeText(contest.prizes, entry),
  userName: userName ?? '',
  state: objection.status,
  stateLabel: objectionStateLabels[objection.status](),
  createdAt: objection.createdAt.getTime(),
  actions: possibleEvents(objectionTransitions, objection.status),
});
