import { randomInt } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import type { signUpSubmit } from '@portal/contract/sign-up';
import { liveStates } from '@portal/contract/sign-up-terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { idsOfOperators, namesOfUsers } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { fits, isApproved, payUntil } from '../activity.policy.ts';
import { countTaken, lockActivity, seatsOf } from '../activity.queries.ts';
import { type Activity, type SignUp, signUps } from '../activity.table.ts';
import { manageLink } from '../public-path.ts';
import { countAbsences, enterpriseOf, findHindrance, requireAnswers, requireQuota } from './admit.ts';
import { getOwnSignUp } from './own-sign-up.ts';
import { recordSignUp } from './record-sign-up.ts';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight characters that cannot be taken for each other. */
const newCheckInCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Nobody signs up twice while the first is live. */
async function requireNone(tx: Db, activityId: string, userId: string): Promise<void> {
  const isTheirs = and(
    eq(signUps.activityId, activityId),
    eq(signUps.userId, userId),
    inArray(signUps.status, [...liveStates]),
  );
  if ((await tx.$count(signUps, isTheirs)) > 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activity_refusal_twice() });
}

async function nextTurn(tx: Db, activityId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(signUps.waitTurn) })
    .from(signUps)
    .where(eq(signUps.activityId, activityId));
  return (row?.last ?? 0) + 1;
}

type Placed = Pick<SignUp, 'status' | 'waitTurn' | 'offerUntil'>;

/**
 * A seat, or a place on the waiting list.
 * @throws {AppError} 500031
 */
async function place(
  tx: Db,
  activity: Activity,
  { qty, mayWait, absences, now }: { qty: number; mayWait: boolean; absences: number; now: Date },
): Promise<Placed> {
  const none = { waitTurn: null, offerUntil: null };
  if (!fits(activity, await countTaken(tx, activity.id), qty)) {
    const isWaiting = and(eq(signUps.activityId, activity.id), eq(signUps.status, 'WAITING'));
    const hasRoom = activity.waitlistMax > (await tx.$count(signUps, isWaiting));
    if (!hasRoom || !mayWait)
      throw new AppError(retCodes.ACTIVITY_FULL, hasRoom ? { retMsg: m.activity_refusal_full_wait() } : {});
    return { ...none, status: 'WAITING', waitTurn: await nextTurn(tx, activity.id) };
  }
  if (isApproved(activity, absences)) return { ...none, status: 'PENDING' };
  return activity.feeFen > 0
    ? { ...none, status: 'TO_PAY', offerUntil: payUntil(now) }
    : { ...none, status: 'CONFIRMED' };
}

async function tellOffice(tx: Db, { actor, now }: Context, { title }: Activity): Promise<void> {
  const names = await namesOfUsers(tx, [actor.userId]);
  await sendMessage(tx, {
    eventCode: 'SIGN_UP_TO_APPROVE',
    params: { title, who: names.get(actor.userId) ?? '' },
    userIds: await idsOfOperators(tx, 'OP_SERVICE'),
    link: `${manageLink}?view=sign-ups&state=PENDING`,
    now,
  });
}

/**
 * Signs the caller up. Everybody who wants a seat takes turns at the activity's row, so that no seat is given twice
 * and the waiting list is in the order in which they came.
 * @throws {AppError} 500404, 100002, 500012, 500031 to 500034
 */
export const submitSignUp: Verb<typeof signUpSubmit> = (ctx, { data }) =>
  inTurn(ctx, seatsOf(data.activityId), async (tx) => {
    const { actor, now } = ctx;
    const activity = await lockActivity(tx, data.activityId);
    if (activity.status === 'DRAFT' || activity.status === 'PENDING') throw notFound();
    const hindrance = await findHindrance(tx, activity, actor, now);
    if (hindrance) throw hindrance;
    const answers = requireAnswers(activity, data);
    const qty = data.persons.length;
    const enterpriseId = enterpriseOf(actor);
    await requireNone(tx, activity.id, actor.userId);
    await requireQuota(tx, activity, enterpriseId, qty);
    const absences = await countAbsences(tx, actor.userId, now);
    const placed = await place(tx, activity, { qty, mayWait: data.mayWait, absences, now });
    // When the turn came, not when the call came in: seats and places on the list are in this order over all copies.
    const at = ctx.clock.now();
    const by = { createdAt: at, createdBy: actor.userId, updatedAt: at, updatedBy: actor.userId };
    const [signUp] = await tx
      .insert(signUps)
      .values({
        ...by,
        ...placed,
        id: orderedId(at.getTime()),
        activityId: activity.id,
        userId: actor.userId,
        enterpriseId,
        persons: data.persons,
        qty,
        answers,
        amountFen: activity.feeFen * qty,
        checkInCode: newCheckInCode(),
      })
      .returning();
    if (!signUp) throw new Error('no sign-up was written');
    const event = placed.status === 'WAITING' ? 'wait' : 'signUp';
    await writeLog(tx, ctx, {
      event: `signUp.${event}`,
      entity: 'signUp',
      entityId: signUp.id,
      after: { activityId: activity.id, qty, status: placed.status, amountFen: signUp.amountFen },
    });
    await recordSignUp(tx, ctx, activity, signUp, { event, by: 'USER' });
    if (placed.status === 'PENDING') await tellOffice(tx, ctx, activity);
    return getOwnSignUp(tx, ctx, signUp.id);
  });
