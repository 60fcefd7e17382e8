import {
  type DispatcherEvent,
  dispatcherEvents,
  guestEvents,
  openRepairStates,
  type RepairMove,
  type RepairState,
  type ReporterEvent,
  reopenDays,
  repairMoves,
  repairTransitions,
  reporterEvents,
  urgeEveryMs,
  usualMinutes,
  type WorkerEvent,
  workerEvents,
} from '@portal/contract/repair-terms';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isPayingRole } from '../../platform/session/pays-for.ts';
import type { Ticket } from './repair.table.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

type Caller = Pick<Actor, 'enterpriseId' | 'memberRole'> & { userId: string | null };
type Owned = Pick<Ticket, 'reporterId' | 'enterpriseId'>;

const isReporter = ({ reporterId }: Owned, { userId }: Caller) => reporterId === userId;

/** The enterprise whose tickets the caller sees besides their own. */
export const paidEnterprise = ({ enterpriseId, memberRole }: Caller): string | null =>
  isPayingRole(memberRole) ? enterpriseId : null;

/** A quote is accepted by who pays: the reporter for themselves, for an enterprise whoever has its money. */
export const answersQuote = (ticket: Owned, caller: Caller) =>
  ticket.enterpriseId === null ? isReporter(ticket, caller) : ticket.enterpriseId === paidEnterprise(caller);

const isMove = (event: string): event is RepairMove => (repairMoves as readonly string[]).includes(event);
const allows = (state: RepairState, event: string) =>
  !isMove(event) || repairTransitions[state][event] !== undefined;

export const isOpen = (state: RepairState): boolean =>
  (openRepairStates as readonly RepairState[]).includes(state);

const urgeable: readonly RepairState[] = ['SUBMITTED', 'ASSIGNED', 'PROCESSING', 'ON_HOLD', 'REOPENED'];

type Dated = Owned & Pick<Ticket, 'status' | 'closedAt' | 'rating'>;
type Condition = (ticket: Dated, caller: Caller, now: Date) => boolean;

const conditions: Record<ReporterEvent, Condition> = {
  cancel: isReporter,
  acceptQuote: answersQuote,
  freeOnly: answersQuote,
  refuseQuote: answersQuote,
  confirm: isReporter,
  notFixed: isReporter,
  reopen: (ticket, caller, now) =>
    isReporter(ticket, caller) &&
    ticket.closedAt !== null &&
    now.getTime() < ticket.closedAt.getTime() + reopenDays * dayMs,
  urge: (ticket, caller) =>
    urgeable.includes(ticket.status) && (isReporter(ticket, caller) || answersQuote(ticket, caller)),
  rate: (ticket, caller) =>
    ticket.status === 'CLOSED' && ticket.rating === null && isReporter(ticket, caller),
  add: (ticket, caller) => isOpen(ticket.status) && isReporter(ticket, caller),
};

/** What the caller may do with a ticket they see as its reporter, or as who pays for it. */
export const reporterActions: (ticket: Dated, caller: Caller, now: Date) => ReporterEvent[] = (
  ticket,
  caller,
  now,
) => reporterEvents.filter((event) => allows(ticket.status, event) && conditions[event](ticket, caller, now));

/** Whoever has the key of a guest's report is its reporter. */
const guest: Caller = { userId: null, enterpriseId: null, memberRole: null };

export const guestActions = (ticket: Dated, now: Date) => {
  const possible = reporterActions(ticket, guest, now);
  return guestEvents.filter((event) => possible.includes(event));
};

/** What is to be paid for a repair: what was accepted, once the repair is confirmed or nobody has objected to it. */
export const owedFen = ({
  status,
  acceptedFen,
  paidFen,
}: Pick<Ticket, 'status' | 'acceptedFen' | 'paidFen'>) => (status === 'CLOSED' ? acceptedFen - paidFen : 0);

/** When a ticket can be urged again; null for at once. */
export function urgeFrom({ urgedAt }: Pick<Ticket, 'urgedAt'>, now: Date): Date | null {
  if (urgedAt === null) return null;
  const next = new Date(urgedAt.getTime() + urgeEveryMs);
  return next > now ? next : null;
}

const plannable: readonly RepairState[] = ['SUBMITTED', 'ASSIGNED', 'REOPENED'];

export const dispatcherActions = ({ status, kind }: Pick<Ticket, 'status' | 'kind'>): DispatcherEvent[] =>
  dispatcherEvents.filter((event) => {
    if (event === 'maintain') return kind !== 'MAINTENANCE' && plannable.includes(status);
    return event === 'note' ? isOpen(status) : allows(status, event);
  });

/** What a worker may do with a ticket that is theirs; one that nobody has can be taken by anybody. */
export function workerActions(
  { status, assigneeId, reporterId }: Pick<Ticket, 'status' | 'assigneeId' | 'reporterId'>,
  userId: string,
): WorkerEvent[] {
  if (assigneeId === null) return status === 'ASSIGNED' ? ['take'] : [];
  if (assigneeId !== userId) return [];
  return workerEvents.filter((event) => {
    // Nobody would answer it.
    if (event === 'quote' && reporterId === null) return false;
    return event === 'note' ? isOpen(status) : allows(status, event);
  });
}

/** The first sentence of what somebody has written, as the name of the ticket. */
export function titleOf(description: string): string {
  const [first = ''] = description.trim().split(/[。！？；\n]|[.!?;]\s/u);
  const letters = [...first.trim()];
  return letters.length <= 40 ? letters.join('') : `${letters.slice(0, 39).join('')}…`;
}

interface Candidate {
  workerId: string;
  open: number;
  /** How many tickets of each type they have finished lately. */
  done: Record<string, number>;
}

/** Who would be sent: somebody who knows the matter, unless others have much less to do. */
export function suggestWorker<One extends Candidate>(
  candidates: readonly One[],
  typeCode: string,
): One | null {
  const worth = ({ open, done }: One) => Math.min(done[typeCode] ?? 0, 6) - 2 * open;
  return candidates.reduce<One | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

/** Whoever comes next plans it anew. */
export const unplanned = { plannedFrom: null, plannedTo: null, startedAt: null } as const;

const hourMs = 3_600_000;
type Stretch = { from: number; to: number };

/** The hours that a ticket takes of its worker's day: begun or planned, until it rests, is finished, or now. */
export function hoursOf(
  { startedAt, plannedFrom, plannedTo, pausedAt, finishedAt }: Ticket,
  now: Date,
): Stretch | null {
  const from = (startedAt ?? plannedFrom)?.getTime();
  if (from === undefined) return null;
  const planned = plannedTo?.getTime() ?? from + usualMinutes * minuteMs;
  if (startedAt === null) return { from, to: planned };
  return { from, to: (finishedAt ?? pausedAt)?.getTime() ?? Math.max(planned, now.getTime()) };
}

/** The next half hour, until six in the evening, from which nothing is planned for the usual time of a job. */
export function freeFrom(taken: readonly Stretch[], now: Date): number | null {
  const step = hourMs / 2;
  const morning = startOfChinaDay(chinaDayOf(now)).getTime() + 8 * hourMs;
  const evening = morning + 10 * hourMs;
  let from = Math.max(morning, Math.ceil(now.getTime() / step) * step);
  const length = usualMinutes * minuteMs;
  while (from + length <= evening) {
    const until = from + length;
    const next = taken.find((each) => each.from < until && each.to > from);
    if (!next) return from;
    from = Math.max(from + step, Math.ceil(next.to / step) * step);
  }
  return null;
}
