import type { signUpCheckIn, signUpOperateManage } from '@portal/contract/activity/manage';
import { type OrganizerSignUpEvent, signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { isCheckInOpen, organizerActions, payUntil } from '../activity.policy.ts';
import { lockActivity } from '../activity.queries.ts';
import { type Activity, type SignUp, signUps } from '../activity.table.ts';
import { offerSeats } from '../sign-up/offer-seats.ts';
import { moveSignUp, notifyUser } from '../sign-up/record-sign-up.ts';
import { getManagedSignUp } from './managed.queries.ts';
import { viewManagedSignUp } from './managed.view.ts';

interface Operation {
  tx: Db;
  ctx: Context;
  activity: Activity;
  signUp: SignUp;
  reason: string;
}

const approve = async ({ tx, ctx, activity, signUp }: Operation): Promise<void> => {
  const { title } = activity;
  if (signUp.amountFen === 0) {
    await moveSignUp(tx, ctx, activity, signUp, { event: 'approve', by: 'PARK' });
    return notifyUser(tx, ctx, signUp, { eventCode: 'SIGN_UP_APPROVED', params: { title } });
  }
  const until = payUntil(ctx.now);
  await moveSignUp(tx, ctx, activity, signUp, { event: 'charge', by: 'PARK', set: { offerUntil: until } });
  return notifyUser(tx, ctx, signUp, {
    eventCode: 'SIGN_UP_TO_PAY',
    params: { title, until: until.getTime() },
  });
};

/** @throws {AppError} 100002 without a reason, which is shown to the user */
const reject = async ({ tx, ctx, activity, signUp, reason }: Operation): Promise<void> => {
  if (reason === '') throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
  await moveSignUp(tx, ctx, activity, signUp, { event: 'reject', by: 'PARK', reason });
  await notifyUser(tx, ctx, signUp, {
    eventCode: 'SIGN_UP_REJECTED',
    params: { title: activity.title, reason },
  });
  await offerSeats(tx, ctx, activity);
};

const checkIn = async ({ tx, ctx, activity, signUp }: Operation): Promise<void> => {
  await moveSignUp(tx, ctx, activity, signUp, { event: 'checkIn', by: 'PARK', set: { checkInAt: ctx.now } });
};

const steps: Record<OrganizerSignUpEvent, (operation: Operation) => Promise<void>> = {
  approve,
  reject,
  checkIn,
};

/**
 * Carries out an organizer's action on a sign-up.
 * @throws {AppError} 500404, 500409, 500012, 500026, 100002
 */
export const operateManagedSignUp: Verb<typeof signUpOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const [found] = await tx
      .select({ activityId: signUps.activityId })
      .from(signUps)
      .where(eq(signUps.id, id));
    if (!found) throw notFound();
    const activity = await lockActivity(tx, found.activityId);
    const signUp = await lockVersion(tx, signUps, { id, version });
    if (!organizerActions(signUp, activity, ctx.now).includes(event)) {
      const isEarly = event === 'checkIn' && signUp.status === 'CONFIRMED';
      throw new AppError(isEarly ? retCodes.OUTSIDE_CHECK_IN : retCodes.TRANSITION_REFUSED);
    }
    await steps[event]({ tx, ctx, activity, signUp, reason: data.reason });
    return viewManagedSignUp(await getManagedSignUp(tx, ctx.now, id), ctx.now);
  });

/**
 * Checks in the person who shows the code; repeated, it reports that they're already checked in.
 * @throws {AppError} 500404, 500026, 100002 for an unknown code
 */
export const checkInByCode: Verb<typeof signUpCheckIn> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const activity = await lockActivity(tx, data.activityId);
    if (!isCheckInOpen(activity, ctx.now)) throw new AppError(retCodes.OUTSIDE_CHECK_IN);
    const code = data.code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const [signUp] = await tx
      .select()
      .from(signUps)
      .where(and(eq(signUps.activityId, activity.id), eq(signUps.checkInCode, code)))
      .for('update');
    if (!signUp) throw fieldsRefused({ 'data.code': m.fault_activity_code_unknown() });
    if (!signUpLifecycle.groups.admitted.includes(signUp.status))
      throw fieldsRefused({ 'data.code': m.fault_activity_code_not_valid() });
    if (signUp.status === 'CONFIRMED') await checkIn({ tx, ctx, activity, signUp, reason: '' });
    return viewManagedSignUp(await getManagedSignUp(tx, ctx.now, signUp.id), ctx.now);
  });
