import { randomBytes } from 'node:crypto';
import type { salonRequestOperateManage } from '@portal/contract/activity/manage';
import type { salonRequestSubmit } from '@portal/contract/activity/sign-up';
import { salonRequestTransitions } from '@portal/contract/activity/terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { findCaseNumber, recordCase } from '../case/case.public.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { activities, type SalonRequest, salonRequests } from './activity.table.ts';
import { getManagedRequest } from './manage/managed.queries.ts';
import { viewManagedRequest } from './manage/managed.view.ts';
import { manageLink, signUpLink } from './public-path.ts';
import { enterpriseOf } from './sign-up/admit.ts';

/** Maximum number of unanswered requests per user. */
const maxOpen = 3;
const hourMs = 3_600_000;

const record = (
  tx: Db,
  { now }: Pick<Context, 'now'>,
  request: SalonRequest,
  event: CaseEventOf<'SALON_REQUEST'>,
  by: { name: string } | { agent: 'PARK' },
  reason = '',
): Promise<string> =>
  recordCase(tx, {
    kind: 'SALON_REQUEST',
    bizId: request.id,
    userId: request.userId,
    subject: request.title,
    state: request.status,
    link: signUpLink('0'),
    event: { event, params: reason === '' ? {} : { reason }, by },
    now,
  });

/**
 * Requests a salon from the office.
 * @throws {AppError} 100002 for a past day, 500024
 */
export const submitRequest: Verb<typeof salonRequestSubmit> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    if (data.requestedDay < chinaDayOf(now)) throw fieldsRefused({ 'data.requestedDay': m.fault_day_over() });
    await takeTurn(tx, `salon request ${actor.userId}`);
    const isOpen = and(eq(salonRequests.userId, actor.userId), eq(salonRequests.status, 'SUBMITTED'));
    if ((await tx.$count(salonRequests, isOpen)) >= maxOpen)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.activity_refusal_requests({ max: maxOpen }) });
    const [request] = await tx
      .insert(salonRequests)
      .values({
        ...data,
        id: ulid(now.getTime()),
        userId: actor.userId,
        enterpriseId: enterpriseOf(actor),
        status: 'SUBMITTED',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
      })
      .returning();
    if (!request) throw new Error('failed to insert request');
    const { id, title } = request;
    await writeLog(tx, ctx, {
      event: 'salonRequest.submit',
      entity: 'salonRequest',
      entityId: id,
      after: { title, requestedDay: data.requestedDay, people: data.people },
    });
    const who = (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '';
    await record(tx, ctx, request, 'submit', { name: who });
    await sendMessage(tx, {
      eventCode: 'SALON_ASKED',
      params: { title, who },
      userIds: await idsOfOperators(tx, 'OP_SERVICE'),
      link: `${manageLink}?view=requests&request=${id}`,
      now,
    });
    return { requestId: id, no: (await findCaseNumber(tx, { kind: 'SALON_REQUEST', bizId: id })) ?? '' };
  });

/** Drafts the requested salon; its time and place are still to be settled. */
async function draftSalon(tx: Db, { actor, now }: Context, request: SalonRequest): Promise<string> {
  const startAt = new Date(startOfChinaDay(request.requestedDay).getTime() + 14 * hourMs);
  const id = ulid(now.getTime());
  await tx.insert(activities).values({
    id,
    kind: 'SALON',
    title: request.title,
    organizer: request.contactName,
    body: request.body,
    place: m.activity_place_open(),
    startAt,
    endAt: new Date(startAt.getTime() + 2 * hourMs),
    signFrom: now < startAt ? now : new Date(startAt.getTime() - hourMs),
    signTo: startAt,
    cancelDeadline: new Date(startAt.getTime() - 24 * hourMs),
    capacity: request.people,
    perEnterpriseMax: 2,
    perOrderMax: 2,
    waitlistMax: 10,
    feeFen: 0,
    userTypes: ['100', '200'],
    auditedOnly: false,
    needApproval: false,
    checkInMode: 'LIST',
    doorHash: randomBytes(16).toString('hex'),
    status: 'DRAFT',
    createdAt: now,
    createdBy: actor.userId,
    updatedAt: now,
  });
  return id;
}

/**
 * Accepts a request and drafts the salon, or declines it.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason, which is shown to the user
 */
export const decideRequest: Verb<typeof salonRequestOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const request = await lockVersion(tx, salonRequests, { id, version });
    const status = nextState(salonRequestTransitions, request.status, event);
    const { reason } = data;
    if (event === 'decline' && reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    const activityId = event === 'accept' ? await draftSalon(tx, ctx, request) : null;
    const set = { status, reason, activityId };
    const moved = await moveState(tx, ctx, salonRequests, request, {
      entity: 'salonRequest',
      event,
      set,
      reason,
    });
    await record(tx, ctx, moved, event, { agent: 'PARK' }, reason);
    const { title } = moved;
    const notice: Notification =
      event === 'accept'
        ? { eventCode: 'SALON_ACCEPTED', params: { title } }
        : { eventCode: 'SALON_DECLINED', params: { title, reason } };
    await sendMessage(tx, { ...notice, userIds: [moved.userId], link: signUpLink('0'), now: ctx.now });
    return { ...viewManagedRequest(await getManagedRequest(tx, id)), activityId };
  });
