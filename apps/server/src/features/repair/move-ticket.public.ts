import { paths } from '@portal/contract/paths';
import { type RepairLogEvent, type RepairMove, repairTransitions } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import type { Db } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { payingRoles } from '../../platform/session/pays-for.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { findCaseNumber, recordCase } from '../case/case.public.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { repairLogs, repairTickets, type Ticket } from './repair.table.ts';
import { clockAfter } from './service-clock.ts';

/** Place and title, as message parameters. */
export const wordsOf = ({ locationText: place, title }: Pick<Ticket, 'locationText' | 'title'>) => ({
  place,
  title,
});

/** Clears the plan; the next assignment plans it again. */
export const unplanned = { plannedFrom: null, plannedTo: null, startedAt: null } as const;

/** The case number the reporter knows the ticket by. */
export const numberOf = async (tx: Db, { id: bizId }: Pick<Ticket, 'id'>): Promise<string> =>
  (await findCaseNumber(tx, { kind: 'REPAIR', bizId })) ?? '';

interface Line {
  event: RepairLogEvent;
  text?: string;
  photos?: string[];
  isInternal?: boolean;
}

/** Appends a line to the history of a ticket. */
export async function appendHistory(
  tx: Db,
  { now, actor }: Pick<WriteContext, 'now' | 'actor'>,
  ticketId: string,
  { event, text = '', photos = [], isInternal = false }: Line,
): Promise<void> {
  const id = orderedId(now.getTime());
  const userId = actor?.userId ?? null;
  await tx.insert(repairLogs).values({ id, ticketId, at: now, event, text, photos, userId, isInternal });
}

/** Applies a change that keeps the state: row, log and history. */
export async function amend(
  tx: Db,
  ctx: MoveSource,
  ticket: Ticket,
  event: 'urge' | 'rate' | 'add' | 'maintain' | 'note' | 'pay',
  set: Partial<Ticket>,
  line: Omit<Line, 'event'> = {},
) {
  await updateVersion(tx, ctx, repairTickets, ticket.id, set);
  await writeLog(tx, ctx, {
    event: `repairTicket.${event}`,
    entity: 'repairTicket',
    entityId: ticket.id,
    after: line.text ? { ...set, note: line.text } : set,
  });
  await appendHistory(tx, ctx, ticket.id, { event, ...line });
}

/** @throws {AppError} 100002 */
export function requireText(text: string, label = m.field_note): void {
  if (text === '') throw fieldsRefused({ 'data.text': m.fault_fill_in({ field: label() }) });
}

/**
 * Adds an internal note that the reporter does not see.
 * @throws {AppError} 100002
 */
export async function addNote(tx: Db, ctx: MoveSource, ticket: Ticket, text: string): Promise<void> {
  requireText(text);
  await amend(tx, ctx, ticket, 'note', {}, { text, isInternal: true });
}

/** Records the state of a ticket in its reporter's case. */
export async function recordTicket(
  tx: Db,
  { now, actor }: Pick<WriteContext, 'now' | 'actor'>,
  ticket: Ticket,
  event: RepairMove | 'submit',
  reason = '',
): Promise<void> {
  const { id, reporterId, enterpriseId, locationText, title, status } = ticket;
  const isOwn = actor !== null && actor.userId === reporterId;
  const name = isOwn ? (await namesOfUsers(tx, [reporterId])).get(actor.userId) : undefined;
  const agent = actor === null ? 'SYSTEM' : 'PARK';
  await recordCase(tx, {
    kind: 'REPAIR',
    bizId: id,
    userId: reporterId,
    enterpriseId,
    subject: `${locationText} ${title}`,
    state: status,
    link: paths.repair({ id }),
    dueAt: status === 'FINISHED' ? ticket.closesAt : null,
    event: { event, params: reason === '' ? {} : { reason }, by: name === undefined ? { agent } : { name } },
    now,
  });
}

interface Move {
  event: RepairMove;
  set?: Partial<Ticket>;
  text?: string;
  photos?: string[];
}

/**
 * Fires an event on a locked ticket: row with service clock, log, history and case.
 * @throws {AppError} 500012
 */
export async function moveTicket(
  tx: Db,
  ctx: MoveSource,
  ticket: Ticket,
  { event, set = {}, text = '', photos = [] }: Move,
): Promise<Ticket> {
  const status = nextState(repairTransitions, ticket.status, event);
  const moved = await moveState(tx, ctx, repairTickets, ticket, {
    entity: 'repairTicket',
    event,
    set: { ...clockAfter(ticket, status, ctx.now), ...set, status },
    reason: text,
  });
  await appendHistory(tx, ctx, ticket.id, { event, text, photos });
  await recordTicket(tx, ctx, moved, event, text);
  return moved;
}

type Notify<Named extends keyof Ticket> = (
  tx: Db,
  ctx: Pick<WriteContext, 'now'>,
  ticket: Pick<Ticket, 'id' | Named>,
  what: Notification,
) => Promise<void>;

/** Notifies the reporter of a ticket; tasks created by the system have none. */
export const notifyReporter: Notify<'reporterId'> = async (tx, { now }, { id, reporterId }, what) => {
  if (reporterId !== null)
    await sendMessage(tx, { ...what, userIds: [reporterId], link: paths.repair({ id }), now });
};

/** Notifies those who can accept a quote: the reporter, or for an enterprise its paying members. */
export const notifyPayers: Notify<'reporterId' | 'enterpriseId'> = async (tx, ctx, ticket, what) => {
  const { id, enterpriseId } = ticket;
  if (enterpriseId === null) return notifyReporter(tx, ctx, ticket, what);
  const link = paths.repair({ id });
  await sendMessage(tx, { ...what, enterpriseId, memberRoles: payingRoles, link, now: ctx.now });
};

export const notifyWorker: Notify<'assigneeId'> = async (tx, { now }, { id, assigneeId }, what) => {
  const userIds = assigneeId === null ? await idsOfOperators(tx, 'REPAIR_WORKER') : [assigneeId];
  await sendMessage(tx, { ...what, userIds, link: paths.myRepairs({ id }), now });
};

export const notifyDispatchers: Notify<never> = async (tx, { now }, { id }, what) => {
  const userIds = await idsOfOperators(tx, 'OP_PROPERTY');
  await sendMessage(tx, { ...what, userIds, link: paths.manageRepairs({ id }), now });
};
