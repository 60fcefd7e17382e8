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

const columns = (): ListColumn<LeaseActPreviewRow>[] => [
  nameColumn('item', m.lease_act_item(), {
    name: ({ feeLabel, kindLabel }) => `${feeLabel} · ${kindLabel}`,
    note: ({ billNo }) => billNo,
  }),
  textColumn('how', m.lease_act_how(), (row) => [daysOf(row), row.formulaText].filter(Boolean).join(' · '), {
    nowrap: false,
  }),
  textColumn('before', m.lease_act_before(), ({ beforeFen }) => formatFen(beforeFen), { align: 'end' }),
  textColumn('after', m.lease_act_after(), ({ afterFen }) => formatFen(afterFen), {
    align: 'end',
    part: 'amount',
  }),
  textColumn('when', m.lease_act_when(), ({ day }) => day),
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
      <Text tone="quiet" size="note">
        {m.lease_act_preview_note()}
      </Text>
      <CardTable
        caption={m.lease_act_preview()}
        columns={columns()}
        rows={preview.rows}
        rowKey={(row) => [row.kind, row.feeCode, row.billNo, row.term?.from, row.formulaText].join(' ')}
      />
      <Figures figures={figuresOf(preview)} />
    </Stack>
  );
}
