import { paths } from '@portal/contract/paths';
import type {
  ManagedRequest,
  resourceRequestOperate,
  resourceRequestQueryManageDetail,
  resourceRequestQueryManageList,
} from '@portal/contract/resource/manage';
import type {
  ResourceRequest,
  resourceAsk,
  resourceOperate,
  resourceQueryRequest,
} from '@portal/contract/resource/public';
import {
  type ResourceRequestEvent,
  type ResourceRequestState,
  resourceRequestStateLabels,
  resourceRequestStates,
  resourceRequestTransitions,
} from '@portal/contract/resource/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { enterpriseOf } from '../booking/check-booking-limits.public.ts';
import { recordCase } from '../case/case.public.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { users } from '../identity/user.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { getResource } from './resource.queries.ts';
import { type ResourceRequestRecord, resourceRequests, resources } from './resource.table.ts';

const select = (db: Db) =>
  db
    .select({
      request: getTableColumns(resourceRequests),
      resource: getTableColumns(resources),
      no: cases.caseNo,
      userName: users.name,
      enterpriseName: enterprises.name,
    })
    .from(resourceRequests)
    .innerJoin(resources, eq(resources.id, resourceRequests.resourceId))
    .leftJoin(cases, and(eq(cases.kind, 'RESOURCE_REQUEST'), eq(cases.bizId, resourceRequests.id)))
    .leftJoin(users, eq(users.id, resourceRequests.userId))
    .leftJoin(enterprises, eq(enterprises.id, resourceRequests.enterpriseId));

type Row = Awaited<ReturnType<typeof select>>[number];

const contactOf = ({ resource: { contactName, contactPhone } }: Row) =>
  [contactName, contactPhone].filter(Boolean).join(' ');

const shared = (row: Row) => ({
  requestId: row.request.id,
  version: row.request.version,
  resourceName: row.resource.name,
  code: row.resource.code,
  ownerName: row.resource.ownerName,
  purpose: row.request.purpose,
  state: row.request.status,
  stateLabel: resourceRequestStateLabels[row.request.status](),
  answer: row.request.answer,
  createdAt: row.request.createdAt.getTime(),
});

/** The contact is revealed once the request is agreed. */
const viewOwn = (row: Row): ResourceRequest => ({
  ...shared(row),
  resourceId: row.resource.id,
  contact: row.request.status === 'AGREED' ? contactOf(row) : '',
  canWithdraw: row.request.status === 'SUBMITTED',
});

const viewManaged = (row: Row): ManagedRequest => ({
  ...shared(row),
  no: row.no ?? '',
  contact: contactOf(row),
  userName: row.userName ?? '',
  enterpriseName: row.enterpriseName ?? '',
  actions: row.request.status === 'SUBMITTED' ? ['agree', 'decline'] : [],
});

/** @throws {AppError} 500404 */
async function read(db: Db, id: string, userId?: string): Promise<Row> {
  const isTheirs = userId === undefined ? undefined : eq(resourceRequests.userId, userId);
  const [row] = await select(db).where(and(eq(resourceRequests.id, id), isTheirs));
  if (!row) throw notFound();
  return row;
}

const linkOf = (id: string) => paths.resourceRequest(id);

async function record(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  { id, userId, status, answer }: ResourceRequestRecord,
  { event, subject }: { event: 'submit' | ResourceRequestEvent; subject: string },
): Promise<void> {
  const isPark = event === 'agree' || event === 'decline';
  const by = isPark
    ? ({ agent: 'PARK' } as const)
    : { name: (await namesOfUsers(tx, [userId])).get(userId) ?? '' };
  await recordCase(tx, {
    kind: 'RESOURCE_REQUEST',
    bizId: id,
    userId,
    subject,
    state: status,
    link: linkOf(id),
    event: { event, params: isPark ? { reason: answer } : {}, by },
    now,
  });
}

export const nextRequestState = (state: ResourceRequestState, event: ResourceRequestEvent) =>
  nextState(resourceRequestTransitions, state, event);

/** @throws {AppError} 500012 */
async function move(
  tx: Db,
  ctx: WriteContext,
  request: ResourceRequestRecord,
  event: ResourceRequestEvent,
  answer = '',
): Promise<ResourceRequestRecord> {
  const status = nextRequestState(request.status, event);
  const moved = await moveState(tx, ctx, resourceRequests, request, {
    entity: 'resourceRequest',
    event,
    set: event === 'withdraw' ? { status } : { status, answer },
    reason: answer,
  });
  const { name } = await getResource(tx, request.resourceId);
  await record(tx, ctx, moved, { event, subject: name });
  return moved;
}

/**
 * Requests a resource; one open request per user and resource.
 * @throws {AppError} 500404, 500012 for a closed resource or a second open request
 */
export const askForResource: Verb<typeof resourceAsk> = (ctx, { data: { resourceId, purpose } }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const resource = await getResource(tx, resourceId);
    if (resource.status !== 'OPEN')
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.resource_refusal_closed() });
    const [request] = await tx
      .insert(resourceRequests)
      .values({
        id: ulid(now.getTime()),
        resourceId,
        userId: actor.userId,
        enterpriseId: enterpriseOf(actor),
        purpose,
        status: 'SUBMITTED',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!request) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.resource_refusal_twice() });
    await writeLog(tx, ctx, {
      event: 'resourceRequest.submit',
      entity: 'resourceRequest',
      entityId: request.id,
      after: { resourceId, purpose },
    });
    await record(tx, ctx, request, { event: 'submit', subject: resource.name });
    return viewOwn(await read(tx, request.id));
  });

/** @throws {AppError} 500404 */
export const queryRequest: Verb<typeof resourceQueryRequest> = async ({ db, actor }, { id }) =>
  viewOwn(await read(db, id, actor.userId));

/** @throws {AppError} 500404, 500409, 500012 */
export const withdrawRequest: Verb<typeof resourceOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const isTheirs = eq(resourceRequests.userId, ctx.actor.userId);
    const request = await lockVersion(tx, resourceRequests, { id, version }, isTheirs);
    await move(tx, ctx, request, event);
    return viewOwn(await read(tx, id));
  });

const isInState = (state: ResourceRequestState | undefined) => state && eq(resourceRequests.status, state);

export const queryManagedRequests: Verb<typeof resourceRequestQueryManageList> = ({ db }, input) =>
  pageOfTabs(
    input,
    select(db)
      .where(isInState(input.state))
      .orderBy(desc(resourceRequests.createdAt), desc(resourceRequests.id))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize),
    {
      counts: countTabs(resourceRequestStates, isInState, (columns) =>
        db.select(columns).from(resourceRequests),
      ),
      tab: input.state,
    },
    viewManaged,
  );

/** @throws {AppError} 500404 */
export const queryManagedRequest: Verb<typeof resourceRequestQueryManageDetail> = async ({ db }, { id }) =>
  viewManaged(await read(db, id));

/**
 * Answers a request; an agreed requester gets the contact.
 * @throws {AppError} 500404, 500409, 500012
 */
export const answerRequest: Verb<typeof resourceRequestOperate> = (ctx, { id, event, version, answer }) =>
  inTransaction(ctx.db, async (tx) => {
    const request = await lockVersion(tx, resourceRequests, { id, version });
    await move(tx, ctx, request, event, answer);
    const row = await read(tx, id);
    await sendMessage(tx, {
      eventCode: event === 'agree' ? 'RESOURCE_AGREED' : 'RESOURCE_DECLINED',
      params: { name: row.resource.name, answer },
      userIds: [request.userId],
      link: linkOf(id),
      now: ctx.now,
    });
    return viewManaged(row);
  });
