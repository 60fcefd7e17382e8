import { Written } from '../../../../platform/display/Written.tsx';
import {
  profile_f_category,
  profile_f_months,
  profile_f_output,
  profile_f_product,
  profile_f_season,
  profile_none_yet,
  profile_s_products,
  profile_table,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Table } from '../../../../ui/table/Table.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type Product = OwnProfile['products'][number];

export function ProductsView({ profile: { products } }: ViewProps) {
  return (
    <Table<Product>
      caption={profile_table({ name: profile_s_products() })}
      columns={[
        {
          key: 'name',
          head: profile_f_product(),
          cell: ({ name }) => <Written>{name}</Written>,
          rowHeader: true,
        },
        {
          key: 'category',
          head: profile_f_category(),
          cell: ({ category }) => <Written>{category}</Written>,
        },
        {
          ...{ key: 'season', head: profile_f_season(), nowrap: true },
          cell: ({ seasonFrom, seasonTo }) => profile_f_months({ from: seasonFrom, to: seasonTo }),
        },
        {
          key: 'output',
          head: profile_f_output(),
          cell: ({ yearOutput }) => <Written>{yearOutput}</Written>,
          align: 'end',
        },
      ]}
      rows={products}
      rowKey={({ name, seasonFrom }) => `${name} ${seasonFrom}`}
      empty={profile_none_yet()}
    />
  );
}
