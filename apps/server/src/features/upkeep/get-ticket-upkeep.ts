import type { upkeepQueryTicket } from '@portal/contract/upkeep/work';
import { and, eq, isNull, or } from 'drizzle-orm';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { repairTickets } from '../repair/repair.table.ts';
import { readTicketUpkeep } from './ticket-upkeep.public.ts';

/**
 * Plan and parts of a ticket: of any for the dispatcher, of their own and those open to anyone for a technician.
 * @throws {AppError} 500404
 */
export const getTicketUpkeep: Verb<typeof upkeepQueryTicket> = async ({ db, actor }, { id }) => {
  const { userId, operatorRoles } = actor;
  const isFree = and(eq(repairTickets.status, 'ASSIGNED'), isNull(repairTickets.assigneeId));
  const isSeen = operatorRoles.includes('OP_PROPERTY')
    ? undefined
    : or(eq(repairTickets.assigneeId, userId), isFree);
  const [ticket] = await db
    .select()
    .from(repairTickets)
    .where(and(eq(repairTickets.id, id), isSeen));
  if (!ticket) throw notFound();
  return readTicketUpkeep(db, ticket, userId);
};
