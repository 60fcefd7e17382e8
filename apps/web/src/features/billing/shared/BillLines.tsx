import type { BillDetail } from '@portal/contract/billing/bill';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { formatThousands } from '../../../platform/display/format.ts';
import { quantityText } from './bill-words.ts';

type Line = BillDetail['lines'][number];

/** The lines of a bill, each with its calculation. */
export function BillLines({ lines, unit }: { lines: Line[]; unit: string }) {
  const isRead = lines.some(({ toX100 }) => toX100 !== null);
  return (
    <CardTable
      caption={m.billing_lines()}
      columns={[
        {
          key: 'part',
          part: 'title',
          nowrap: true,
          head: m.billing_line(),
          cell: ({ partLabel }) => partLabel,
          total: m.field_total(),
        },
        ...(isRead
          ? [
              {
                key: 'readings',
                part: 'fact' as const,
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
                part: 'fact' as const,
                head: `${m.field_usage()} (${unit})`,
                align: 'end' as const,
                cell: ({ usageX100 }: Line) => quantityText(usageX100),
              },
            ]
          : []),
        {
          key: 'price',
          part: 'fact',
          head: m.field_unit_price(),
          align: 'end' as const,
          cell: ({ unitPriceE4 }) => formatThousands(unitPriceE4 / 10_000),
        },
        { key: 'formula', part: 'fact', head: m.field_formula(), cell: ({ formulaText }) => formulaText },
        {
          key: 'amount',
          part: 'amount',
          head: m.field_amount(),
          align: 'end' as const,
          cell: ({ amountFen }) => formatFen(amountFen),
          total: formatFen(lines.reduce((sum, { amountFen }) => sum + amountFen, 0)),
        },
      ]}
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => at}
    />
  );
}
