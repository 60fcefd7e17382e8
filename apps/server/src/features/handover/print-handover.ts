import { chinaMinuteOf } from '@portal/contract/china-time';
import type { HandoverDetail, handoverPrint } from '@portal/contract/handover/manage';
import { handoverStateLabels, heldKindLabels } from '@portal/contract/handover/terms';
import * as m from '@portal/texts/messages';
import type { HeldReading } from '../../feature/held-work.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { InputOf, ReplyContext } from '../../platform/http/context.ts';
import type { PdfBlock } from '../../platform/pdf/pdf-block.ts';
import { printPdf } from '../../platform/pdf/print-pdf.ts';
import { readPark } from '../site/park.public.ts';
import { queryHandover } from './view-handover.ts';

const timeOf = (at: number | null): string => (at === null ? '' : chinaMinuteOf(at));

function facts({ name, handover }: HandoverDetail): PdfBlock {
  const begun = handover
    ? [
        [m.handover_sheet_begun(), timeOf(handover.startedAt)],
        [m.handover_field_last_day(), handover.lastDay ?? ''],
        [m.field_state(), handoverStateLabels[handover.state]()],
      ]
    : [];
  return {
    type: 'table',
    head: [m.pay_receipt_fact(), m.pay_receipt_value()],
    widths: [140, 343],
    rows: [[m.handover_field_from_person(), name], ...begun],
  };
}

/** Everything that stays with its receiver, or went back to all. */
const givenTable = ({ given }: HandoverDetail): PdfBlock => ({
  type: 'table',
  head: [m.field_kind(), m.handover_field_items(), m.handover_sheet_receiver(), m.field_date()],
  widths: [100, 203, 80, 100],
  rows: given
    .filter(({ takenBackAt }) => takenBackAt === null)
    .map(({ kind, title, toName, givenAt }) => [
      heldKindLabels[kind](),
      title,
      toName || m.handover_sheet_released(),
      timeOf(givenAt),
    ]),
});

const leftTable = ({ items }: HandoverDetail): PdfBlock => ({
  type: 'table',
  head: [m.field_kind(), m.handover_field_items(), m.field_state(), m.field_due_time()],
  widths: [100, 203, 80, 100],
  rows: items.map(({ kind, title, stateLabel, dueAt }) => [
    heldKindLabels[kind](),
    title,
    stateLabel,
    timeOf(dueAt),
  ]),
});

/** Places to sign for who leaves, everyone who takes something over, and the administrator. */
function signatures({ name, given }: HandoverDetail): PdfBlock[] {
  const kept = given.filter(({ takenBackAt, toName }) => takenBackAt === null && toName !== '');
  const receivers = [...new Set(kept.map(({ toName }) => toName))];
  const parties = [
    `${m.handover_field_from_person()}\n${name}`,
    ...receivers.map((each) => `${m.handover_sheet_receiver()}\n${each}`),
    m.handover_sheet_administrator(),
  ];
  return [
    { type: 'heading', level: 3, text: m.lease_print_signed() },
    {
      type: 'table',
      head: [m.lease_print_party(), m.field_signature(), m.field_date()],
      widths: [200, 183, 100],
      rows: parties.map((party) => [party, '', '']),
    },
  ];
}

/**
 * Sends the handover of a person as a sheet to sign.
 * @throws {AppError} 500404 for others than operators
 */
export async function printHandover(
  ctx: ReplyContext,
  reading: HeldReading,
  { id }: InputOf<typeof handoverPrint>,
): Promise<unknown> {
  const [person, park] = await Promise.all([queryHandover(ctx, reading, { id }), readPark(ctx.db)]);
  const no = person.handover?.no ?? chinaDayOf(ctx.now);
  const subtitle = `${park.name} · ${no}`;
  const section = (text: string): PdfBlock => ({ type: 'heading', level: 3, text });
  const pdf = await printPdf(
    {
      title: m.handover_sheet(),
      subtitle,
      blocks: [
        facts(person),
        section(m.handover_given()),
        givenTable(person),
        ...(person.items.length > 0 ? [section(m.handover_sheet_left()), leftTable(person)] : []),
        ...signatures(person),
      ],
      footer: subtitle,
    },
    ctx.now,
  );
  return ctx.reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="handover-${no}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}
