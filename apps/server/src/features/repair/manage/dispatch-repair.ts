import type { repairOperateManage } from '@portal/contract/repair/manage';
import { type DispatcherEvent, isOpenRepair } from '@portal/contract/repair/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { asc, inArray } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { findAway } from '../../identity/away.public.ts';
import { idsOfOperators, requireActive } from '../../identity/user.public.ts';
import {
  addNote,
  amend,
  appendHistory,
  moveTicket,
  notifyReporter,
  notifyWorker,
  numberOf,
  requireText,
  wordsOf,
} from '../move-ticket.public.ts';
import { reassignTicket } from '../reassign-ticket.ts';
import { dispatcherActions } from '../repair.policy.ts';
import { repairTickets, type Ticket } from '../repair.table.ts';
import { getTicket } from '../select-tickets.public.ts';
import { finishBy, newClock } from '../service-clock.ts';
import { viewManagedDetail } from './managed-repair.view.ts';

type Data = InputOf<typeof repairOperateManage>['data'];
type Step = (tx: Db, ctx: Context, ticket: Ticket, data: Data, other: Ticket | undefined) => Promise<void>;

/**
 * The worker who gets a ticket: who was chosen, or who stands in for them while they are on leave.
 * @throws {AppError} 100002 unless it is an active repair worker; 500012 if the account is frozen at this moment
 */
async function findWorker(tx: Db, chosen: string, now: Date): Promise<string> {
  const workers = await idsOfOperators(tx, 'REPAIR_WORKER');
  if (!workers.includes(chosen))
    throw fieldsRefused({ 'data.workerId': m.fault_choose({ field: m.field_worker() }) });
  const standIn = (await findAway(tx, [chosen], now)).get(chosen)?.standInId ?? null;
  const id = standIn !== null && workers.includes(standIn) ? standIn : chosen;
  await requireActive(tx, id);
  return id;
}

const planOf = ({ plannedFrom, minutes }: Data) =>
  plannedFrom === null
    ? { plannedFrom: null, plannedTo: null }
    : { plannedFrom: new Date(plannedFrom), plannedTo: new Date(plannedFrom + minutes * 60_000) };

const assign: Step = async (tx, ctx, ticket, data) => {
  const { workerId, priority = ticket.priority, text } = data;
  const clock = { ...ticket, priority };
  const moved = await moveTicket(tx, ctx, ticket, {
    event: 'assign',
    text,
    set: {
      assigneeId: workerId,
      priority,
      ...planOf(data),
      finishDueAt: finishBy(clock),
      firstReactAt: ticket.firstReactAt ?? ctx.now,
      reason: '',
    },
  });
  if (ticket.status !== 'ASSIGNED')
    await notifyReporter(tx, ctx, moved, { eventCode: 'REPAIR_ASSIGNED', params: wordsOf(moved) });
  await notifyWorker(tx, ctx, moved, { eventCode: 'REPAIR_JOB', params: wordsOf(moved) });
};

const reassign: Step = async (tx, ctx, ticket, { workerId, text }) => {
  if (workerId === null || workerId === ticket.assigneeId)
    throw fieldsRefused({ 'data.workerId': m.fault_choose({ field: m.field_worker() }) });
  await reassignTicket(tx, ctx, ticket, workerId, text);
};

const reject: Step = async (tx, ctx, ticket, { text: reason }) => {
  requireText(reason, m.field_reason);
  await moveTicket(tx, ctx, ticket, {
    event: 'reject',
    text: reason,
    set: { reason, firstReactAt: ctx.now },
  });
  const params = { ...wordsOf(ticket), reason };
  await notifyReporter(tx, ctx, ticket, { eventCode: 'REPAIR_REJECTED', params });
};

const merge: Step = async (tx, ctx, ticket, { text }, other) => {
  if (!other || other.id === ticket.id || !isOpenRepair(other.status))
    throw fieldsRefused({ 'data.into': m.fault_choose({ field: m.field_merge_into() }) });
  await moveTicket(tx, ctx, ticket, {
    event: 'merge',
    text,
    set: { mergedInto: other.id, firstReactAt: ctx.now },
  });
  await appendHistory(tx, ctx, other.id, {
    event: 'absorb',
    text: ticket.description,
    photos: ticket.photos,
  });
  const params = { ...wordsOf(ticket), into: await numberOf(tx, other) };
  await notifyReporter(tx, ctx, ticket, { eventCode: 'REPAIR_MERGED', params });
};

/**
 * Turns a report that can wait into planned maintenance on a day the asset can be spared; the service clock starts on
 * that day.
 */
const maintain: Step = async (tx, ctx, ticket, data) => {
  const { text } = data;
  const plan = planOf(data);
  if (plan.plannedFrom === null || plan.plannedFrom <= ctx.now)
    throw fieldsRefused({ 'data.plannedFrom': m.fault_choose({ field: m.field_planned_from() }) });
  const set = {
    ...newClock('LOW', plan.plannedFrom),
    ...plan,
    kind: 'MAINTENANCE' as const,
    firstReactAt: ticket.firstReactAt ?? ctx.now,
    reason: text,
  };
  await amend(tx, ctx, ticket, 'maintain', set, { text });
  const params = { ...wordsOf(ticket), day: chinaDayOf(plan.plannedFrom) };
  await notifyReporter(tx, ctx, ticket, { eventCode: 'REPAIR_PLANNED', params });
  if (ticket.assigneeId !== null)
    await notifyWorker(tx, ctx, ticket, { eventCode: 'REPAIR_JOB', params: wordsOf(ticket) });
};

const steps: Record<DispatcherEvent, Step> = {
  assign,
  reassign,
  reject,
  merge,
  maintain,
  note: (tx, ctx, ticket, { text }) => addNote(tx, ctx, ticket, text),
};

/**
 * Carries out a dispatcher's decision. The two tickets of a merge are locked in the order of their ids, so that merges
 * in opposite directions wait for each other instead of deadlocking; a worker's account comes before all of them.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const dispatchRepair: Verb<typeof repairOperateManage> = (ctx, { id, event, version, data: given }) =>
  inTransaction(ctx.db, async (tx) => {
    const isGiven = event === 'assign' || event === 'reassign';
    const chosen = isGiven ? given.workerId : null;
    const workerId = chosen === null ? null : await findWorker(tx, chosen, ctx.now);
    const data = { ...given, workerId };
    const ids = event === 'merge' && data.into ? [id, data.into] : [id];
    const locked = await tx
      .select()
      .from(repairTickets)
      .where(inArray(repairTickets.id, ids))
      .orderBy(asc(repairTickets.id))
      .for('update');
    const ticket = locked.find((each) => each.id === id);
    if (!ticket) throw notFound();
    requireVersion(ticket, version);
    if (!dispatcherActions(ticket).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    const other = locked.find((each) => each.id === data.into);
    await steps[event](tx, ctx, ticket, data, other);
    return viewManagedDetail(tx, await getTicket(tx, ctx.now, id), ctx.now);
  });
