import { chinaMinuteOf } from '@portal/contract/china-time';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { ReplyContext } from '../../platform/http/context.ts';
import type { PdfBlock } from '../../platform/pdf/pdf-block.ts';
import { printPdf } from '../../platform/pdf/print-pdf.ts';
import { readPark } from '../site/park.public.ts';
import { viewForStaff, viewTicket } from './repair-view.public.ts';
import type { TicketRow } from './select-tickets.public.ts';

type Ticket = Awaited<ReturnType<typeof viewTicket>>;

const timeOf = (at: number | null) => (at === null ? '—' : chinaMinuteOf(at));

const quoteBlocks = ({ quote }: Ticket): PdfBlock[] =>
  quote === null
    ? []
    : [
        { type: 'heading', level: 3, text: `${m.lease_print_quote()}　${formatFen(quote.totalFen)}` },
        {
          type: 'table',
          head: [m.field_quote_line(), m.field_amount()],
          numbers: [1],
          rows: quote.lines.map(({ name, fen }) => [name, formatFen(fen)]),
        },
      ];

/** What other features add to an order: the steps of its check list, and the parts taken for it. */
interface OrderWork {
  steps: readonly { text: string; tickedAt: number | null }[];
  parts: readonly { name: string; unit: string; used: number }[];
}

const stepBlocks = ({ steps }: OrderWork): PdfBlock[] =>
  steps.length === 0
    ? []
    : [
        { type: 'heading', level: 3, text: m.upkeep_steps() },
        {
          type: 'table',
          head: [m.upkeep_step(), m.upkeep_state_done()],
          widths: [353, 130],
          rows: steps.map(({ text, tickedAt }) => [text, tickedAt === null ? '' : timeOf(tickedAt)]),
        },
      ];

const partsText = ({ parts }: OrderWork): string =>
  parts.map(({ name, unit, used }) => `${name} ${m.upkeep_on_hand_of({ count: used, unit })}`).join('\n');

/** Sends the work order of a ticket, with room for what was done and the reporter's signature. */
export async function sendOrder(
  { db, now, reply }: ReplyContext,
  row: TicketRow,
  work: OrderWork,
): Promise<unknown> {
  const [park, ticket] = await Promise.all([readPark(db), viewTicket(db, row, now, true)]);
  const { reporterName, enterpriseName } = viewForStaff(row, now);
  const { phone, locationText } = row.ticket;
  const asset = [ticket.assetNo, ticket.assetName].filter(Boolean).join(' ');
  const pdf = await printPdf(
    {
      title: m.lease_print_order(),
      subtitle: `${park.name} · ${ticket.no} · ${ticket.stateLabel}`,
      blocks: [
        {
          type: 'table',
          head: [m.pay_receipt_fact(), m.pay_receipt_value()],
          widths: [140, 343],
          rows: [
            [m.field_repair_place(), locationText],
            ...(asset === '' ? [] : [[m.field_equipment(), asset]]),
            [m.field_repair_type(), `${ticket.typeLabel} · ${ticket.priorityLabel}`],
            [m.field_fault_description(), row.ticket.description],
            [m.repair_reporter(), [reporterName, enterpriseName].filter(Boolean).join(' · ')],
            [m.field_contact_phone(), phone],
            [m.lease_print_reported(), timeOf(ticket.createdAt)],
            [m.lease_print_planned(), timeOf(ticket.plannedFrom)],
            [m.field_worker(), ticket.workerName],
          ],
        },
        ...quoteBlocks(ticket),
        ...stepBlocks(work),
        { type: 'heading', level: 3, text: m.lease_print_history() },
        {
          type: 'table',
          head: [m.field_time(), m.pay_receipt_fact(), m.field_note()],
          widths: [110, 130, 243],
          rows: ticket.logs.map(({ at, what, text, who }) => [
            timeOf(at),
            [what, who].filter(Boolean).join(' · '),
            text,
          ]),
        },
        { type: 'heading', level: 3, text: m.lease_print_done() },
        {
          type: 'table',
          head: [m.lease_print_done(), m.lease_print_parts(), m.lease_print_reporter_sign()],
          widths: [223, 130, 130],
          rows: [[row.ticket.finishNote || '\n\n', partsText(work), row.ticket.signedName]],
        },
      ],
      footer: `${park.company || park.name} · ${ticket.no}`,
    },
    now,
  );
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="order-${ticket.no}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}
