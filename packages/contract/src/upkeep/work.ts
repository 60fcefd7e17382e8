import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenId, day, id, instant, keyword } from '../fields.ts';
import { choice, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { maxOnHand } from './part.ts';

const byWorker = { tag: 'upkeep', access: ['REPAIR_WORKER'] } as const;
const byStaff = { tag: 'upkeep', access: ['OP_PROPERTY', 'REPAIR_WORKER'] } as const;

const ticketUpkeep = z.object({
  /** Null for a ticket that no plan made. */
  plan: z
    .object({
      planId: id,
      name: z.string(),
      dueOn: day.nullable(),
      missed: z.array(day),
      checks: z.array(
        z.object({ checkId: id, text: z.string(), tickedAt: instant.nullable(), who: z.string() }),
      ),
    })
    .nullable(),
  /** What was taken for the ticket, less what was left over. */
  parts: z.array(z.object({ partId: id, name: z.string(), unit: z.string(), used: z.int() })),
  canWork: ability(),
});
export type TicketUpkeep = z.infer<typeof ticketUpkeep>;

export const upkeepQueryTicket = call.detail(byStaff, '/api/propertyManage/upkeep/queryTicket', {
  summary: 'Returns the plan that made a ticket, its check list, and the parts taken for it.',
  output: ticketUpkeep,
});

export const upkeepTick = call.write(byWorker, '/api/propertyManage/upkeep/tick', {
  summary: 'Ticks a step of the check list of a ticket, or takes the tick off.',
  input: z.object({ checkId: id, data: z.object({ isTicked: z.boolean() }) }),
  output: z.object({ done: z.boolean() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const upkeepFindParts = call.read(byWorker, '/api/propertyManage/upkeep/findParts', {
  summary: 'Finds parts to take, with what is on hand.',
  input: z.object({ keyword: keyword.optional() }),
  output: z.array(
    z.object({ partId: id, name: z.string(), unit: z.string(), place: z.string(), onHand: z.int() }),
  ),
});

export const usedContent = z.object({
  partId: chosenId(m.upkeep_part),
  kind: choice(m.field_kind, ['TAKEN', 'BACK']),
  count: wholeBetween(m.field_quantity, 1, maxOnHand),
});
export type UsedContent = z.infer<typeof usedContent>;

export const upkeepUsePart = call.write(byWorker, '/api/propertyManage/upkeep/usePart', {
  summary: 'Takes parts for one of the worker’s tickets, or puts back what was left over.',
  input: z.object({ ticketId: id, data: usedContent }),
  output: ticketUpkeep,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});
