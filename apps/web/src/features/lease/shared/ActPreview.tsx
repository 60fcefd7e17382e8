import type { LeaseActPreview, LeaseActPreviewRow } from '@portal/contract/lease/act';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { nameColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { type Figure, Figures } from '../../../ui/figures/Figures.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

const daysOf = ({ term }: LeaseActPreviewRow) => (term ? `${term.from} – ${term.to}` : '');

const howOf = (row: LeaseActPreviewRow) => [daysOf(row), row.formulaText].filter(Boolean).join(' · ');

/** What stays as it is, is listed on purpose, but does not stand out. */
const isKept = ({ kind }: LeaseActPreviewRow) => kind === 'SAME' || kind === 'BILLED';
const toneOf = (row: LeaseActPreviewRow) => (isKept(row) ? 'quiet' : 'ink');

const Amount = ({ row, fen, isStrong }: { row: LeaseActPreviewRow; fen: number; isStrong?: boolean }) => (
  <Text as="span" tone={toneOf(row)} weight={isStrong && !isKept(row) ? 600 : 400} figures nowrap>
    {formatFen(fen)}
  </Text>
);

const columns = (): ListColumn<LeaseActPreviewRow>[] => [
  nameColumn('item', m.lease_act_item(), {
    name: (row) => (
      <Text as="span" tone={toneOf(row)}>
        {`${row.feeLabel} · ${row.kindLabel}`}
      </Text>
    ),
    note: ({ billNo }) => billNo,
  }),
  textColumn('how', m.lease_act_how(), howOf, { nowrap: false }),
  textColumn('before', m.lease_act_before(), (row) => <Amount row={row} fen={row.beforeFen} />, {
    align: 'end',
  }),
  textColumn('after', m.lease_act_after(), (row) => <Amount row={row} fen={row.afterFen} isStrong />, {
    align: 'end',
    part: 'amount',
  }),
  textColumn('when', m.lease_act_when(), (row) => (isKept(row) ? m.lease_act_row_same() : row.day)),
];

/** The sums that are booked, or expected in the settlement. */
function figuresOf({ billFen, creditFen, depositFen, settlementFen, dueDay }: LeaseActPreview): Figure[] {
  if (settlementFen !== null)
    return [{ name: m.lease_act_total_settlement(), value: formatFen(settlementFen) }];
  const note = m.lease_act_due({ day: dueDay });
  return [
    { name: m.lease_act_total_bill(), value: formatFen(billFen), ...(billFen > 0 && { note }) },
    { name: m.lease_act_total_credit(), value: formatFen(creditFen) },
    { name: m.lease_act_total_deposit(), value: formatFen(depositFen), ...(depositFen > 0 && { note }) },
  ];
}

/** Every amount that an act on a contract changes, for both sides. */
export function ActPreview({ preview }: { preview: LeaseActPreview }) {
  return (
    <Stack gap={16}>
      <CardTable
        caption={m.lease_act_preview_note()}
        columns={columns()}
        rows={preview.rows}
        rowKey={(row) => [row.kind, row.feeCode, row.billNo, row.term?.from, row.formulaText].join(' ')}
      />
      <Figures figures={figuresOf(preview)} />
    </Stack>
  );
}
