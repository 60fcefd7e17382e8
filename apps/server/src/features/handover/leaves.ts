import type { leaveEnd, leaveQueryOwn, leaveSave } from '@portal/contract/handover/manage';
import { maxLeaveDays } from '@portal/contract/handover/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { findAway } from '../identity/away.public.ts';
import { operatorLeaves as leaves } from '../identity/operator-leave.table.ts';
import { getUser, requireActive } from '../identity/user.public.ts';
import { users } from '../identity/user.table.ts';
import { sendMessage } from '../message/message.public.ts';

const dayMs = 86_400_000;
const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** Active operators who share a role with a person, and so can do their work. */
async function listDeputies(db: Db, userId: string) {
  const { operatorRoles } = await getUser(db, userId);
  return db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.userType, '900'),
        eq(users.status, 'NORMAL'),
        ne(users.id, userId),
        sql`${users.operatorRoles} && ${sql.param(operatorRoles)}::text[]`,
      ),
    )
    .orderBy(users.name, users.id);
}

/** The caller's leaves, and who can stand in. */
export const queryLeaves: Verb<typeof leaveQueryOwn> = async ({ db, actor: { userId }, now }) => {
  const deputies = await listDeputies(db, userId);
  const [rows, away] = await Promise.all([
    db
      .select({ leave: leaves, standInName: users.name })
      .from(leaves)
      .leftJoin(users, eq(users.id, leaves.standInId))
      .where(eq(leaves.userId, userId))
      .orderBy(desc(leaves.from), desc(leaves.id))
      .limit(50),
    findAway(
      db,
      deputies.map((each) => each.userId),
      now,
    ),
  ]);
  const today = chinaDayOf(now);
  return {
    leaves: rows.map(({ leave, standInName }) => ({
      leaveId: leave.id,
      from: leave.from,
      to: leave.to,
      standInName: standInName ?? '',
      canEnd: leave.to >= today,
    })),
    colleagues: deputies.map((each) => ({ ...each, awayUntil: away.get(each.userId)?.until ?? null })),
  };
};

const between = (from: string, to: string) => and(lte(leaves.from, to), gte(leaves.to, from));

/**
 * Enters a leave of the caller and notifies who stands in.
 * @throws {AppError} 100002 for days that are over or already taken, and for a colleague who can't stand in
 */
export const saveLeave: Verb<typeof leaveSave> = (ctx, { data: { from, to, standInId } }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { userId } = actor;
    if (to < chinaDayOf(now)) throw fieldsRefused({ 'data.to': m.fault_day_over() });
    if (Date.parse(to) - Date.parse(from) > maxLeaveDays * dayMs)
      throw fieldsRefused({ 'data.to': m.handover_fault_long({ max: maxLeaveDays }) });
    if (standInId !== null) {
      const isFit = (await listDeputies(tx, userId)).some((each) => each.userId === standInId);
      if (!isFit) throw fieldsRefused({ 'data.standInId': m.handover_fault_stand_in() });
      await requireActive(tx, standInId);
    }
    await takeTurn(tx, 'leave');
    if ((await tx.$count(leaves, and(eq(leaves.userId, userId), between(from, to)))) > 0)
      throw fieldsRefused({ 'data.from': m.handover_fault_overlap() });
    const pair = standInId === null ? [] : [standInId];
    const theirs = and(inArray(leaves.userId, pair), between(from, to));
    if ((await tx.$count(leaves, theirs)) > 0)
      throw fieldsRefused({ 'data.standInId': m.handover_fault_stand_in_away() });
    const id = ulid(now.getTime());
    await tx.insert(leaves).values({
      id,
      userId,
      from,
      to,
      standInId,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    });
    await writeLog(tx, ctx, {
      event: 'operatorLeave.save',
      entity: 'operatorLeave',
      entityId: id,
      after: { from, to, standInId },
    });
    if (standInId !== null)
      await sendMessage(tx, {
        eventCode: 'HANDOVER_STAND_IN',
        params: { name: (await getUser(tx, userId)).name, from, to },
        userIds: [standInId],
        link: paths.manageLeave(),
        now,
      });
    return { leaveId: id };
  });

/**
 * Ends a leave: today counts as worked again; one that has not begun is dropped.
 * @throws {AppError} 500404 for other people's, 500012 for one that is over
 */
export const endLeave: Verb<typeof leaveEnd> = (ctx, { id }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const isOwn = and(eq(leaves.id, id), eq(leaves.userId, actor.userId));
    const [row] = await tx.select().from(leaves).where(isOwn).for('update');
    if (!row) throw notFound();
    const today = chinaDayOf(now);
    if (row.to < today) throw new AppError(retCodes.TRANSITION_REFUSED);
    const to = dayBefore(today);
    const isKept = row.from <= to;
    if (isKept) await updateVersion(tx, ctx, leaves, id, { to });
    else await tx.delete(leaves).where(eq(leaves.id, id));
    await writeLog(tx, ctx, {
      event: 'operatorLeave.end',
      entity: 'operatorLeave',
      entityId: id,
      before: { from: row.from, to: row.to },
      after: isKept ? { from: row.from, to } : {},
    });
    return { done: true };
  });
