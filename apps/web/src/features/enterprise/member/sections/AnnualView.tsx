import { formatWan } from '../../../../platform/display/money.ts';
import { spokenLanguage } from '../../../../platform/i18n/language.ts';
import {
  profile_f_rd,
  profile_f_revenue,
  profile_f_staff,
  profile_f_tax,
  profile_f_year,
  profile_none_yet,
  profile_s_annual,
  profile_table,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Table } from '../../../../ui/table/Table.tsx';
import { amountText } from '../../../policy/shared/amount-text.ts';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type Year = NonNullable<OwnProfile['annual']>[number];

/** Figures to be compared: in one unit where there is one. */
const yuan = (fen: number) =>
  spokenLanguage() === 'zh' ? formatWan(fen) : amountText(fen, spokenLanguage());

export function AnnualView({ profile: { annual } }: ViewProps) {
  return (
    <Table<Year>
      caption={profile_table({ name: profile_s_annual() })}
      columns={[
        { key: 'year', head: profile_f_year(), cell: ({ year }) => year, rowHeader: true, nowrap: true },
        { key: 'revenue', head: profile_f_revenue(), cell: (row) => yuan(row.revenueFen), align: 'end' },
        { key: 'tax', head: profile_f_tax(), cell: (row) => yuan(row.taxFen), align: 'end' },
        {
          ...{ key: 'rd', head: profile_f_rd(), align: 'end' },
          cell: ({ rdFen }) => (rdFen === null ? '—' : yuan(rdFen)),
        },
        { key: 'staff', head: profile_f_staff(), cell: ({ staff }) => staff, align: 'end' },
      ]}
      rows={(annual ?? []).toReversed()}
      rowKey={({ year }) => year}
      empty={profile_none_yet()}
    />
  );
}
