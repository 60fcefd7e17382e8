import type { signUpSubmitAsGuest } from '@portal/contract/activity/guest-sign-up';
import { inTurn } from '../../../platform/database/in-turn.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { actingAs, logInPerson, openPerson } from '../../identity/account/open-person.public.ts';
import { unknownPassword } from '../../identity/unknown-password.public.ts';
import { consumeCode, proveCode } from '../../identity/verify-code/prove-code.public.ts';
import { seatsOf } from '../activity.queries.ts';
import { countAbsences } from './admit.ts';
import { notifyUser } from './record-sign-up.ts';
import { enterSignUp } from './submit-sign-up.ts';

/**
 * Signs up the owner of a number. Account, code and seat are one transaction: without a seat, no account is made and
 * the code can be used again.
 * @throws {AppError} 200003, 200004, 500404, 100002, 500012, 500031 to 500034
 */
export const submitAsGuest: Verb<typeof signUpSubmitAsGuest> = async (ctx, { data, verifyCode }) => {
  const { activityId, name, phoneNumber, answers, mayWait } = data;
  const proven = await proveCode(ctx.db, ctx.clock, { phoneNumber, scenes: ['SIGN_UP'] }, verifyCode);
  const passwordHash = await unknownPassword();
  const user = await inTurn(ctx, seatsOf(activityId), async (tx) => {
    await consumeCode(tx, ctx.clock, proven);
    const person = await openPerson(tx, ctx, { phoneNumber, name, passwordHash });
    const own = await actingAs(tx, ctx, person);
    const absences = await countAbsences(tx, person.id, ctx.now);
    const { activity } = await enterSignUp(tx, own, {
      data: { activityId, persons: [{ name, phone: phoneNumber }], answers, mayWait },
      absences,
      name: person.name,
    });
    await notifyUser(
      tx,
      ctx,
      { userId: person.id, activityId },
      { eventCode: 'SIGN_UP_AS_GUEST', params: { title: activity.title } },
    );
    return person;
  });
  return logInPerson(ctx, user);
};
