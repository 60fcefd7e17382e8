import type { BillDetail } from '@portal/contract/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { quantityText } from './bill-words.ts';

type Line = BillDetail['lines'][number];

/** What a bill was reckoned from, line by line, with the reckoning itself. */
export function BillLines({ lines, unit }: { lines: Line[]; unit: string }) {
  const isRead = lines.some(({ toX100 }) => toX100 !== null);
  return (
    <Table
      caption={m.billing_lines()}
      columns={[
        {
          key: 'part',
          nowrap: true,
          head: m.billing_line(),
          cell: ({ partLabel }) => partLabel,
          total: m.billing_total(),
        },
        ...(isRead
          ? [
              {
                key: 'readings',
                head: m.field_reading(),
                nowrap: true,
                cell: ({ fromX100, toX100, multiplier }: Line) =>
                  `${quantityText(fromX100)} → ${quantityText(toX100)}${multiplier > 1 ? ` × ${multiplier}` : ''}`,
              },
            ]
          : []),
        ...(unit
          ? [
              {
                key: 'usage',
                head: `${m.field_usage()} (${unit})`,
                align: 'end' as const,
                cell: ({ usageX100 }: Line) => quantityText(usageX100),
              },
            ]
          : []),
        {
          key: 'price',
          head: m.field_unit_price(),
          align: 'end' as const,
          cell: ({ unitPriceE4 }) => formatThousands(unitPriceE4 / 10_000),
        },
        { key: 'formula', head: m.field_formula(), cell: ({ formulaText }) => formulaText },
        {
          key: 'amount',
          head: m.field_amount(),
          align: 'end' as const,
          cell: ({ amountFen }) => formatFen(amountFen),
          total: formatFen(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)),
        },
      ]}
      rows={lines}
      rowKey={({ part, term }) => term?.from ?? part}
    />
  );
}
