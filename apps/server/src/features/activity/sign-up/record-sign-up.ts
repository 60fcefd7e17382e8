import { type SignUpEvent, signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { recordCase } from '../../case/case.public.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { accountOf, movePoints } from '../../points/move-points.public.ts';
import { type Activity, type SignUp, signUps } from '../activity.table.ts';
import { signUpLink } from '../public-path.ts';

/** Who did it: the user, park staff or the system. */
type Agent = 'USER' | 'PARK' | 'SYSTEM';

interface Recorded {
  event: CaseEventOf<'SIGN_UP'>;
  by: Agent;
  reason?: string | undefined;
  /** The user's name, if already known. */
  name?: string | undefined;
}

async function actorOf(tx: Db, { by, name }: Recorded, userId: string) {
  if (by !== 'USER') return { agent: by };
  return { name: name ?? (await namesOfUsers(tx, [userId])).get(userId) ?? '' };
}

/**
 * Records a sign-up in its user's case and invalidates the pages that show its seats.
 * @returns the case number
 */
export async function recordSignUp(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  activity: Pick<Activity, 'title'>,
  signUp: SignUp,
  recorded: Recorded,
): Promise<string> {
  const { event, reason = '' } = recorded;
  const no = await recordCase(tx, {
    kind: 'SIGN_UP',
    bizId: signUp.id,
    userId: signUp.userId,
    subject: activity.title,
    state: signUp.status,
    link: signUpLink(signUp.activityId),
    dueAt: signUpLifecycle.groups.timed.includes(signUp.status) ? signUp.offerUntil : null,
    event: { event, params: reason === '' ? {} : { reason }, by: await actorOf(tx, recorded, signUp.userId) },
    now,
  });
  await invalidateTags(tx, ['activity']);
  return no;
}

interface Move {
  event: SignUpEvent;
  by: Agent;
  set?: Partial<SignUp>;
  reason?: string;
}

const moveRow = mover(signUpLifecycle, signUps);

/**
 * Applies an event to a locked sign-up: updates its row, log and case.
 * @throws {AppError} 500012
 */
export async function moveSignUp(
  tx: Db,
  ctx: WriteContext,
  activity: Pick<Activity, 'title' | 'checkInPoints'>,
  signUp: SignUp,
  { event, by, set = {}, reason = '' }: Move,
): Promise<SignUp> {
  const moved = await moveRow(tx, ctx, signUp, {
    event,
    set: { ...set, ...(reason === '' ? {} : { reason }) },
    reason,
  });
  await recordSignUp(tx, ctx, activity, moved, { event, by, reason });
  if (event === 'checkIn')
    await movePoints(tx, {
      key: `activity ${moved.activityId} ${moved.userId}`,
      reason: 'ACTIVITY',
      refType: 'activity',
      refId: moved.activityId,
      from: 'PARK',
      to: accountOf(moved.userId),
      points: activity.checkInPoints,
      now: ctx.now,
    });
  return moved;
}

/** Notifies the user of a sign-up, with a link to it. */
export const notifyUser = (
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  { userId, activityId }: Pick<SignUp, 'userId' | 'activityId'>,
  notice: Notification,
): Promise<void> => sendMessage(tx, { ...notice, userIds: [userId], link: signUpLink(activityId), now });
