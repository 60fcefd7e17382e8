import type { signUpOperate } from '@portal/contract/activity/sign-up';
import type { MemberSignUpEvent } from '@portal/contract/activity/sign-up-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { isDoorCode } from '../../../platform/door/door-code.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb, WriteContext } from '../../../platform/http/context.ts';
import { endOrderOf, refundByRule } from '../../payment/payment.public.ts';
import { memberActions, payUntil } from '../activity.policy.ts';
import { lockActivity, seatsOf } from '../activity.queries.ts';
import { type Activity, type SignUp, signUps } from '../activity.table.ts';
import { countAbsences } from './admit.ts';
import { offerSeats } from './offer-seats.ts';
import { getOwnSignUp } from './own-sign-up.ts';
import { moveSignUp } from './record-sign-up.ts';

interface Operation {
  tx: Db;
  ctx: Context;
  activity: Activity;
  signUp: SignUp;
  code: string;
}

type Step = (operation: Operation) => Promise<unknown>;

/** Refunds the payment in full, or cancels the one still due. */
export async function giveBack(tx: Db, ctx: WriteContext, activity: Activity, signUp: SignUp): Promise<void> {
  if (signUp.amountFen === 0) return;
  if (signUp.status === 'TO_PAY') return endOrderOf(tx, ctx, 'SIGN_UP', signUp.id);
  const reason = `${m.activity_did_cancel()} ${activity.title}`;
  await refundByRule(tx, ctx, { kind: 'SIGN_UP', bizId: signUp.id, amountFen: signUp.amountFen, reason });
}

/** Confirms the seat, or first asks for payment if there's a fee. */
const accept: Step = ({ tx, ctx, activity, signUp }) => {
  const isCharged = signUp.amountFen > 0;
  return moveSignUp(tx, ctx, activity, signUp, {
    event: isCharged ? 'charge' : 'accept',
    by: 'USER',
    set: { offerUntil: isCharged ? payUntil(ctx.now) : null },
  });
};

const ask: Step = ({ tx, ctx, activity, signUp }) =>
  moveSignUp(tx, ctx, activity, signUp, { event: 'ask', by: 'USER', set: { offerUntil: null } });

const leave: Step = async ({ tx, ctx, activity, signUp }) => {
  await moveSignUp(tx, ctx, activity, signUp, { event: 'leave', by: 'USER', set: { offerUntil: null } });
  if (signUp.status === 'OFFERED') await offerSeats(tx, ctx, activity);
};

const cancel: Step = async ({ tx, ctx, activity, signUp }) => {
  await moveSignUp(tx, ctx, activity, signUp, { event: 'cancel', by: 'USER' });
  if (signUp.status === 'CONFIRMED') await giveBack(tx, ctx, activity, signUp);
  await offerSeats(tx, ctx, activity);
};

/** After the deadline there's no refund, and the cancellation counts as a no-show. */
const cancelLate: Step = async ({ tx, ctx, activity, signUp }) => {
  const set = { missedAt: ctx.now };
  await moveSignUp(tx, ctx, activity, signUp, { event: 'cancelLate', by: 'USER', set });
  await offerSeats(tx, ctx, activity);
};

/** @throws {AppError} 500026 if the code doesn't match the one at the door */
const checkIn: Step = async ({ tx, ctx, activity, signUp, code }) => {
  if (!isDoorCode(activity.doorHash, code, ctx.now)) throw new AppError(retCodes.OUTSIDE_CHECK_IN);
  await moveSignUp(tx, ctx, activity, signUp, { event: 'checkIn', by: 'USER', set: { checkInAt: ctx.now } });
};

const steps: Record<MemberSignUpEvent, Step> = { accept, ask, leave, cancel, cancelLate, checkIn };

/** The error for an event that the state or the time doesn't allow. */
function refusalOf(event: MemberSignUpEvent, { status, offerUntil }: SignUp, now: Date): AppError {
  if (event === 'checkIn' && status === 'CONFIRMED') return new AppError(retCodes.OUTSIDE_CHECK_IN);
  const isLate = status === 'OFFERED' && offerUntil !== null && offerUntil <= now;
  if (isLate && (event === 'accept' || event === 'ask')) return new AppError(retCodes.OFFER_EXPIRED);
  return new AppError(retCodes.TRANSITION_REFUSED);
}

/**
 * Carries out users' actions on their own sign-ups.
 * @throws {AppError} 500404, 500409, 500012 if the state or the time doesn't allow it, 500026, 500035
 */
export const operateSignUp: Verb<typeof signUpOperate> = async (ctx, { id, event, version, data }) => {
  const { actor, now } = ctx;
  const isMine = eq(signUps.userId, actor.userId);
  const [found] = await ctx.db
    .select({ activityId: signUps.activityId })
    .from(signUps)
    .where(and(eq(signUps.id, id), isMine));
  if (!found) throw notFound();
  return inTurn(ctx, seatsOf(found.activityId), async (tx) => {
    const activity = await lockActivity(tx, found.activityId);
    const signUp = await lockVersion(tx, signUps, { id, version }, isMine);
    const absences = await countAbsences(tx, actor.userId, now);
    if (!memberActions(signUp, activity, absences, now).includes(event)) throw refusalOf(event, signUp, now);
    await steps[event]({ tx, ctx, activity, signUp, code: data.code });
    return getOwnSignUp(tx, ctx, id);
  });
};
