import { randomInt } from 'node:crypto';
import type { SignUpContent, SignUpRow, signUpSubmit } from '@portal/contract/activity/sign-up';
import type { Db } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { idsOfOperators, namesOfUsers } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { lockActivity, seatsOf } from '../activity.queries.ts';
import { type Activity, type SignUp, signUps } from '../activity.table.ts';
import { manageLink } from '../public-path.ts';
import { countAbsences, enterpriseOf, findBlocker, requireAnswers } from './admit.ts';
import { viewOwn } from './own-sign-up.ts';
import { countSignUps, placeOf, requireRoom, type SignUpCounts } from './place-sign-up.ts';
import { recordSignUp } from './record-sign-up.ts';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight characters that can't be mistaken for each other. */
const newCheckInCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');

async function notifyOffice(tx: Db, { now }: Context, { title }: Activity, who: string): Promise<void> {
  await sendMessage(tx, {
    eventCode: 'SIGN_UP_TO_APPROVE',
    params: { title, who },
    userIds: await idsOfOperators(tx, 'OP_SERVICE'),
    link: `${manageLink}?view=sign-ups&state=PENDING`,
    now,
  });
}

/** Builds the response from data already loaded, so that no further query delays others waiting for the lock. */
function viewPlaced(
  signUp: SignUp,
  activity: Activity,
  { taken, waiting }: SignUpCounts,
  known: { no: string; absences: number; now: Date },
): SignUpRow {
  const isWaiting = signUp.status === 'WAITING';
  const counted = {
    ...activity,
    taken: isWaiting ? taken : taken + signUp.qty,
    waiting: isWaiting ? waiting + 1 : waiting,
  };
  const waitNo = isWaiting ? waiting + 1 : null;
  return viewOwn({ signUp, waitNo, no: known.no }, counted, known.absences, known.now);
}

interface Entry {
  data: SignUpContent;
  absences: number;
  /** Name of the user who signs up. */
  name: string;
}

/**
 * Enters the caller's sign-up once its turn has come. Sign-ups queue on the activity's row lock, so that no seat is
 * given twice and the waiting list is in order of arrival.
 * @throws {AppError} 500404, 100002, 500012, 500031 to 500034
 */
export async function enterSignUp(tx: Db, ctx: Context, { data, absences, name }: Entry): Promise<SignUpRow> {
  const { actor, now } = ctx;
  const { userId } = actor;
  const activity = await lockActivity(tx, data.activityId);
  if (activity.status === 'DRAFT' || activity.status === 'PENDING') throw notFound();
  const hindrance = await findBlocker(tx, activity, actor, now);
  if (hindrance) throw hindrance;
  const answers = requireAnswers(activity, data);
  const qty = data.persons.length;
  const enterpriseId = enterpriseOf(actor);
  const counts = await countSignUps(tx, activity.id, { userId, enterpriseId });
  requireRoom(activity, counts, { enterpriseId, qty });
  const place = placeOf(activity, counts, { qty, mayWait: data.mayWait, absences, now });
  // Uses the time the lock was obtained, not when the request arrived, so that seats and waiting list have the same
  // order on all instances.
  const at = ctx.clock.now();
  const by = { createdAt: at, createdBy: userId, updatedAt: at, updatedBy: userId };
  const [signUp] = await tx
    .insert(signUps)
    .values({
      ...by,
      ...place,
      id: orderedId(at.getTime()),
      activityId: activity.id,
      userId,
      enterpriseId,
      persons: data.persons,
      qty,
      answers,
      amountFen: activity.feeFen * qty,
      checkInCode: newCheckInCode(),
    })
    .returning();
  if (!signUp) throw new Error('failed to insert sign-up');
  const event = place.status === 'WAITING' ? 'wait' : 'signUp';
  await writeLog(tx, ctx, {
    event: `signUp.${event}`,
    entity: 'signUp',
    entityId: signUp.id,
    after: { activityId: activity.id, qty, status: place.status, amountFen: signUp.amountFen },
  });
  const no = await recordSignUp(tx, ctx, activity, signUp, { event, by: 'USER', name });
  if (place.status === 'PENDING') await notifyOffice(tx, ctx, activity, name);
  return viewPlaced(signUp, activity, counts, { no, absences, now });
}

/**
 * Signs the caller up.
 * @throws {AppError} 500404, 100002, 500012, 500031 to 500034
 */
export const submitSignUp: Verb<typeof signUpSubmit> = async (ctx, { data }) => {
  const { userId } = ctx.actor;
  const [absences, names] = await Promise.all([
    countAbsences(ctx.db, userId, ctx.now),
    namesOfUsers(ctx.db, [userId]),
  ]);
  const name = names.get(userId) ?? '';
  return inTurn(ctx, seatsOf(data.activityId), (tx) => enterSignUp(tx, ctx, { data, absences, name }));
};
