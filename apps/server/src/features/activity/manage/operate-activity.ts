import type { activityOperate, activityQueryManageDetail } from '@portal/contract/activity/manage';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { type ActivityEvent, activityTransitions } from '@portal/contract/activity/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { idsOfOperators, namesOfUsers } from '../../identity/user.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { officeActions } from '../activity.policy.ts';
import { type Activity, activities, signUps } from '../activity.table.ts';
import { manageLink } from '../public-path.ts';
import { giveBack } from '../sign-up/operate-sign-up.ts';
import { moveSignUp, notifyUser } from '../sign-up/record-sign-up.ts';
import { getManagedActivity } from './managed.queries.ts';
import { viewManagedDetail } from './managed.view.ts';
import { followActivity } from './save-activity.ts';

const reasoned: readonly ActivityEvent[] = ['return', 'cancel'];

/** Notifies everyone who has signed up of the reason and refunds all payments in full. */
async function callOff(tx: Db, ctx: Context, activity: Activity, reason: string): Promise<void> {
  const rows = await tx
    .select()
    .from(signUps)
    .where(and(eq(signUps.activityId, activity.id), inArray(signUps.status, signUpLifecycle.groups.live)))
    .orderBy(asc(signUps.id))
    .for('update');
  for (const signUp of rows) {
    await moveSignUp(tx, ctx, activity, signUp, { event: 'callOff', by: 'PARK', reason });
    if (signUpLifecycle.groups.charged.includes(signUp.status)) await giveBack(tx, ctx, activity, signUp);
    await notifyUser(tx, ctx, signUp, {
      eventCode: 'ACTIVITY_CALLED_OFF',
      params: { title: activity.title, reason },
    });
  }
}

async function notify(
  tx: Db,
  { now }: Context,
  userIds: readonly (string | null)[],
  notice: Notification,
  id: string,
) {
  const known = userIds.filter((userId) => userId !== null);
  if (known.length === 0) return;
  await sendMessage(tx, { ...notice, userIds: known, link: `${manageLink}?activity=${id}`, now });
}

/** Notifies reviewers of a pending activity and its author of the outcome. */
async function notifyOffice(tx: Db, ctx: Context, event: ActivityEvent, activity: Activity): Promise<void> {
  const { id, title, reason, submittedBy } = activity;
  if (event === 'submit') {
    const others = (await idsOfOperators(tx, 'OP_SERVICE')).filter((one) => one !== ctx.actor.userId);
    await notify(tx, ctx, others, { eventCode: 'ACTIVITY_TO_REVIEW', params: { title } }, id);
  }
  if (event === 'return')
    await notify(tx, ctx, [submittedBy], { eventCode: 'ACTIVITY_RETURNED', params: { title, reason } }, id);
  if (event === 'publish')
    await notify(tx, ctx, [submittedBy], { eventCode: 'ACTIVITY_PUBLISHED', params: { title } }, id);
}

/** Refuses events that the state alone would allow, with the reason. */
function requirePossible(activity: Activity, event: ActivityEvent, { actor, now }: Context): void {
  nextState(activityTransitions, activity.status, event);
  if (officeActions(activity, actor.userId, now).includes(event)) return;
  const isOwn = event === 'publish' || event === 'return';
  throw new AppError(
    isOwn ? retCodes.SECOND_APPROVER_NEEDED : retCodes.TRANSITION_REFUSED,
    isOwn ? { retMsg: m.activity_refusal_own() } : {},
  );
}

const setOf = (event: ActivityEvent, reason: string, { actor, now }: Context): Partial<Activity> => ({
  ...(event === 'submit' ? { submittedBy: actor.userId, submittedAt: now, reason: '' } : {}),
  ...(event === 'publish' ? { publishedAt: now } : {}),
  ...(reasoned.includes(event) ? { reason } : {}),
});

/**
 * Carries out an office action on an activity.
 * @throws {AppError} 500404, 500409, 500012, 500047 for the person who submitted it, 100002 without a reason
 */
export const operateActivity: Verb<typeof activityOperate> = (
  ctx,
  { id, event, version, data: { reason } },
) =>
  inTransaction(ctx.db, async (tx) => {
    const activity = await lockVersion(tx, activities, { id, version });
    requirePossible(activity, event, ctx);
    if (reasoned.includes(event) && reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    if (event === 'submit' && activity.endAt <= ctx.now)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activity_refusal_over() });
    const status = nextState(activityTransitions, activity.status, event);
    const moved = await moveState(tx, ctx, activities, activity, {
      entity: 'activity',
      event,
      set: { ...setOf(event, reason, ctx), status },
      reason,
    });
    if (event === 'cancel') await callOff(tx, ctx, moved, reason);
    await notifyOffice(tx, ctx, event, moved);
    await followActivity(tx, ctx, id);
    return viewOne(tx, ctx, id);
  });

async function viewOne(db: Db, { actor, now }: Pick<Context, 'actor' | 'now'>, id: string) {
  const row = await getManagedActivity(db, id);
  const author = row.submittedBy ?? row.createdBy;
  const name = (await namesOfUsers(db, [author])).get(author ?? '') ?? '';
  return viewManagedDetail(row, name, actor.userId, now);
}

/** @throws {AppError} 500404 */
export const queryManagedActivity: Verb<typeof activityQueryManageDetail> = (ctx, { id }) =>
  viewOne(ctx.db, ctx, id);
