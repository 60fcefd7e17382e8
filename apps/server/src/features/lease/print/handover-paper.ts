import { contractTransitions } from '@portal/contract/lease/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { ReplyContext } from '../../../platform/http/context.ts';
import type { PdfDocument } from '../../../platform/pdf/pdf-block.ts';
import { areaOf, placeOf } from '../lease.place.ts';
import { unitsOf } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { composeMoveOut } from '../move-out/compose-move-out.ts';
import { standingMoveOut } from '../move-out/move-out.queries.ts';
import { factsTable, partiesOf, signatures } from './paper-parts.ts';

/**
 * The protocol of a handover: what is recorded of it, and empty lines for what is found on the spot.
 * @throws {AppError} 500404 for a contract that does not end
 */
export async function handoverPaper({ db, now }: ReplyContext, contract: Contract): Promise<PdfDocument> {
  const moveOut = await standingMoveOut(db, contract.id);
  if (!moveOut && contractTransitions[contract.status].settle === undefined) throw notFound();
  const [parties, units, { meters, items, ending }] = await Promise.all([
    partiesOf(db, contract.id),
    unitsOf(db, [contract.id]),
    composeMoveOut(db, contract, now, moveOut),
  ]);
  const its = units.get(contract.id) ?? [];
  const found = items.filter(({ kind }) => kind === 'DEDUCTION');
  return {
    title: m.lease_print_handover(),
    subtitle: `${parties.park} · ${contract.no}`,
    blocks: [
      factsTable([
        [m.field_tenant(), parties.tenant],
        [m.field_units(), `${placeOf(its)} · ${areaOf(its) / 100} m²`],
        [m.lease_print_term(), m.lease_print_term_days({ from: contract.from, to: contract.to })],
        [m.lease_print_last_day(), ending.lastDay],
        [m.field_handover(), contract.handover || '\n\n'],
        [m.lease_print_keys(), ''],
      ]),
      { type: 'heading', level: 3, text: m.lease_print_meters() },
      {
        type: 'table',
        head: [m.field_kind(), m.field_meter_no(), m.field_reading(), m.field_date()],
        numbers: [2],
        widths: [110, 150, 113, 110],
        rows: meters.map(({ kindLabel, meterNo, readingX100, readAt }) => [
          kindLabel,
          meterNo,
          readingX100 === null ? '' : String(readingX100 / 100),
          readAt === null ? '' : chinaDayOf(new Date(readAt)),
        ]),
      },
      { type: 'heading', level: 3, text: m.lease_print_items() },
      {
        type: 'table',
        head: [m.move_out_field_item(), m.move_out_field_basis(), m.field_amount()],
        numbers: [2],
        widths: [180, 213, 90],
        rows: [
          ...found.map(({ name, basis, amountFen }) => [name, basis, formatFen(amountFen)]),
          // More may be found on the spot.
          ...Array.from({ length: 3 }, () => ['', '', '']),
        ],
      },
      ...signatures(parties),
    ],
    footer: `${parties.park} · ${contract.no}`,
  };
}
