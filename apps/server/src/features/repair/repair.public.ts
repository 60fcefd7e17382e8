import { openRepairStates, type RepairPriority } from '@portal/contract/repair/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { getUser } from '../identity/user.public.ts';
import { enterTicket } from './enter-ticket.public.ts';
import { numberOf } from './move-ticket.public.ts';
import { repairTickets } from './repair.table.ts';

interface Fault {
  /** Code from the dictionary of repair types. */
  typeCode: string;
  priority: RepairPriority;
  place: string;
  description: string;
  reporterId: string;
  enterpriseId: string;
}

/** Reports a fault found by another feature, in the name of the member who confirmed it. */
export async function reportFault(
  tx: Db,
  ctx: WriteContext,
  { place, ...fault }: Fault,
): Promise<{ ticketId: string; ticketNo: string }> {
  const { phoneNumber } = await getUser(tx, fault.reporterId);
  const ticket = await enterTicket(tx, ctx, {
    ...fault,
    kind: 'REPAIR',
    locationText: place,
    photos: [],
    phone: phoneNumber,
  });
  return { ticketId: ticket.id, ticketNo: await numberOf(tx, ticket) };
}

interface Task {
  typeCode: string;
  place: string;
  title: string;
  description: string;
}

/** Creates a task for the park's own workers; an open task with the same title is kept instead. */
export async function setTask(
  tx: Db,
  ctx: WriteContext,
  { place, ...task }: Task,
): Promise<{ ticketId: string; isNew: boolean }> {
  const [open] = await tx
    .select({ id: repairTickets.id })
    .from(repairTickets)
    .where(
      and(
        eq(repairTickets.kind, 'MAINTENANCE'),
        eq(repairTickets.title, task.title),
        inArray(repairTickets.status, openRepairStates),
      ),
    );
  if (open) return { ticketId: open.id, isNew: false };
  const { id } = await enterTicket(tx, ctx, {
    ...task,
    kind: 'MAINTENANCE',
    locationText: place,
    photos: [],
    phone: '',
    priority: 'MEDIUM',
  });
  return { ticketId: id, isNew: true };
}
