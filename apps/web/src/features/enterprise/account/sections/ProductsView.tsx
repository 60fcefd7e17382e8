import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type Product = OwnProfile['products'][number];

export function ProductsView({ profile: { products } }: ViewProps) {
  return (
    <Table<Product>
      caption={m.profile_table({ name: m.profile_s_products() })}
      columns={[
        {
          key: 'name',
          head: m.field_product_name(),
          cell: ({ name }) => <Written>{name}</Written>,
          rowHeader: true,
        },
        {
          key: 'category',
          head: m.field_policy_kind(),
          cell: ({ category }) => <Written>{category}</Written>,
        },
        {
          key: 'season',
          head: m.profile_f_season(),
          nowrap: true,
          cell: ({ seasonFrom, seasonTo }) => m.profile_f_months({ from: seasonFrom, to: seasonTo }),
        },
        {
          key: 'output',
          head: m.field_output(),
          cell: ({ yearOutput }) => <Written>{yearOutput}</Written>,
          align: 'end',
        },
      ]}
      rows={products}
      rowKey={({ name, seasonFrom }) => `${name} ${seasonFrom}`}
      empty={m.profile_none_yet()}
    />
  );
}
