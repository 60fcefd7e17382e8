import { endText } from '@portal/contract/deadline';
import type { MoveOutDetail } from '@portal/contract/lease/move-out';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { ReplyContext } from '../../../platform/http/context.ts';
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-block.ts';
import type { Contract } from '../lease.table.ts';
import { viewMoveOut } from '../move-out/move-out.view.ts';
import { factsTable, partiesOf, signatures } from './paper-parts.ts';

type Group = MoveOutDetail['groups'][number];

const signed = ({ group }: Group, fen: number) => `${group === 'HAND' ? '' : '−'}${formatFen(fen)}`;

const netLabel = (netFen: number): string =>
  netFen === 0 ? m.move_out_even() : netFen > 0 ? m.move_out_due_back() : m.move_out_still_owed();

const groupBlocks = (group: Group): PdfBlock[] => [
  { type: 'heading', level: 3, text: `${group.label}　${signed(group, group.totalFen)}` },
  {
    type: 'table',
    head: [m.move_out_field_item(), m.move_out_source(), m.field_amount()],
    numbers: [2],
    widths: [190, 203, 90],
    rows: group.lines.map((line) => [
      line.note === '' ? line.title : `${line.title}\n${line.note}`,
      line.formulaText,
      signed(group, line.amountFen),
    ]),
  },
];

/** The tenant's answer, or by when it is expected. */
function answerRows({ consent }: MoveOutDetail): [string, string][] {
  if (!consent) return [];
  const { state, stateLabel, answerBy, objection, reply } = consent;
  const by = m.lease_print_answer_by({ time: endText(answerBy) });
  return [
    [m.lease_print_answer(), state === 'WAITING' ? `${stateLabel}\n${by}` : stateLabel],
    ...(objection === '' ? [] : [[m.move_out_consent_objection(), objection] as [string, string]]),
    ...(reply === '' ? [] : [[m.move_out_consent_reply(), reply] as [string, string]]),
  ];
}

/**
 * The settlement of a contract, line by line, as it was booked or as it would be today.
 * @throws {AppError} 500404 for a contract that does not end
 */
export async function settlementPaper(ctx: ReplyContext, contract: Contract): Promise<PdfDocument> {
  const [parties, of] = await Promise.all([
    partiesOf(ctx.db, contract.id),
    viewMoveOut(ctx.db, ctx, contract.id),
  ]);
  const { moveOut, inHandFen, takenFen, netFen } = of;
  const state = moveOut ? moveOut.stateLabel : m.lease_print_draft({ day: chinaDayOf(ctx.now) });
  const payee = moveOut?.payee;
  return {
    title: m.lease_print_settlement(),
    subtitle: `${parties.park} · ${contract.no} · ${state}`,
    blocks: [
      factsTable([
        [m.field_tenant(), parties.tenant],
        [m.field_units(), `${of.place} · ${of.areaX100 / 100} m²`],
        [m.lease_print_term(), m.lease_print_term_days({ from: of.from, to: of.to })],
        [m.lease_print_last_day(), of.lastDay],
      ]),
      ...of.groups.flatMap(groupBlocks),
      { type: 'heading', level: 2, text: `${netLabel(netFen)}　${formatFen(Math.abs(netFen))}` },
      factsTable([
        [m.move_out_in_hand(), formatFen(inHandFen)],
        [m.lease_print_kept(), formatFen(Math.min(inHandFen, takenFen))],
        [m.lease_print_refunded(), formatFen(Math.max(netFen, 0))],
        ...(payee ? [[m.lease_print_account(), `${payee.name} ${payee.bank} ${payee.number}`] as const] : []),
        ...answerRows(of),
      ]),
      ...signatures(parties),
    ],
    footer: `${parties.park} · ${contract.no}`,
  };
}
