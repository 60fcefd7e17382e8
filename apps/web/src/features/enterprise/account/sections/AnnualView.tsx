import * as m from '@portal/texts/messages';
import { formatWan } from '../../../../platform/display/money.ts';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { Table } from '../../../../ui/table/Table.tsx';
import { amountText } from '../../../policy/shared/amount-text.ts';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type Year = NonNullable<OwnProfile['annual']>[number];

/** Chinese shows all figures in 万元, so that they can be compared. */
const yuan = (fen: number) => (currentLocale() === 'zh' ? formatWan(fen) : amountText(fen, currentLocale()));

export function AnnualView({ profile: { annual } }: ViewProps) {
  return (
    <Table<Year>
      caption={m.profile_table({ name: m.profile_s_annual() })}
      columns={[
        { key: 'year', head: m.field_year(), cell: ({ year }) => year, rowHeader: true, nowrap: true },
        { key: 'revenue', head: m.profile_f_revenue(), cell: (row) => yuan(row.revenueFen), align: 'end' },
        { key: 'tax', head: m.profile_f_tax(), cell: (row) => yuan(row.taxFen), align: 'end' },
        {
          key: 'rd',
          head: m.profile_f_rd(),
          align: 'end',
          cell: ({ rdFen }) => (rdFen === null ? '—' : yuan(rdFen)),
        },
        { key: 'staff', head: m.profile_f_staff(), cell: ({ staff }) => staff, align: 'end' },
      ]}
      rows={(annual ?? []).toReversed()}
      rowKey={({ year }) => year}
      empty={m.profile_none_yet()}
    />
  );
}
