import {
  isOpenRepair,
  type RepairMove,
  type RepairState,
  type ReporterEvent,
  reopenDays,
  repairMoves,
  repairTransitions,
  reporterEvents,
} from '@portal/contract/repair/terms';
import type { Actor } from '../../platform/session/actor.ts';
import { isPayingRole } from '../../platform/session/pays-for.ts';
import type { Ticket } from './repair.table.ts';

const dayMs = 86_400_000;

type Caller = Pick<Actor, 'enterpriseId' | 'memberRole'> & { userId: string | null };
type Owned = Pick<Ticket, 'reporterId' | 'enterpriseId'>;

const isReporter = ({ reporterId }: Owned, { userId }: Caller) => reporterId === userId;

/** The enterprise whose tickets the caller sees as a paying member. */
export const paidEnterprise = ({ enterpriseId, memberRole }: Caller): string | null =>
  isPayingRole(memberRole) ? enterpriseId : null;

/** Whether the caller may accept the quote: the reporter, or for an enterprise its paying members. */
export const answersQuote = (ticket: Owned, caller: Caller) =>
  ticket.enterpriseId === null ? isReporter(ticket, caller) : ticket.enterpriseId === paidEnterprise(caller);

const isMove = (event: string): event is RepairMove => (repairMoves as readonly string[]).includes(event);
const allows = (state: RepairState, event: string) =>
  !isMove(event) || repairTransitions[state][event] !== undefined;

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
  add: (ticket, caller) => isOpenRepair(ticket.status) && isReporter(ticket, caller),
};

/** What the caller may do with a ticket they see as its reporter or payer. */
export const reporterActions: (ticket: Dated, caller: Caller, now: Date) => ReporterEvent[] = (
  ticket,
  caller,
  now,
) => reporterEvents.filter((event) => allows(ticket.status, event) && conditions[event](ticket, caller, now));
