import { formatWan } from '../../../../platform/display/money.ts';
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
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type Year = NonNullable<OwnProfile['annual']>[number];

export function AnnualView({ profile: { annual } }: ViewProps) {
  return (
    <Table<Year>
      caption={profile_table({ name: profile_s_annual() })}
      columns={[
        { key: 'year', head: profile_f_year(), cell: ({ year }) => year, rowHeader: true, nowrap: true },
        { key: 'revenue', head: profile_f_revenue(), cell: (row) => formatWan(row.revenueFen), align: 'end' },
        { key: 'tax', head: profile_f_tax(), cell: (row) => formatWan(row.taxFen), align: 'end' },
        {
          ...{ key: 'rd', head: profile_f_rd(), align: 'end' },
          cell: ({ rdFen }) => (rdFen === null ? '—' : formatWan(rdFen)),
        },
        { key: 'staff', head: profile_f_staff(), cell: ({ staff }) => staff, align: 'end' },
      ]}
      rows={(annual ?? []).toReversed()}
      rowKey={({ year }) => year}
      empty={profile_none_yet()}
    />
  );
}
