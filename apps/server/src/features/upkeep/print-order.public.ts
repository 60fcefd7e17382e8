import type { ReplyContext } from '../../platform/http/context.ts';
import { sendOrder } from '../repair/print-order.public.ts';
import type { TicketRow } from '../repair/select-tickets.public.ts';
import { readTicketUpkeep } from './ticket-upkeep.public.ts';

/** Sends the work order of a ticket, with the check list of its plan and the parts taken for it. */
export async function printOrder(ctx: ReplyContext, row: TicketRow): Promise<unknown> {
  const { plan, parts } = await readTicketUpkeep(ctx.db, row.ticket, '');
  return sendOrder(ctx, row, { steps: plan?.checks ?? [], parts });
}
