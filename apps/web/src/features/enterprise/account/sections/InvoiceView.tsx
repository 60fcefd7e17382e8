import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type InvoiceTitle = OwnProfile['invoiceTitles'][number];

export function InvoiceView({ profile: { invoiceTitles } }: ViewProps) {
  return (
    <Table<InvoiceTitle>
      caption={m.profile_table({ name: m.profile_s_invoice() })}
      columns={[
        {
          key: 'title',
          head: m.profile_f_title(),
          rowHeader: true,
          cell: ({ title, isDefault }) => (
            <>
              <Written>{title}</Written> {isDefault && <Tag tone="leaf">{m.profile_f_default()}</Tag>}
            </>
          ),
        },
        { key: 'taxNo', head: m.field_tax_no(), cell: ({ taxNo }) => taxNo },
      ]}
      rows={invoiceTitles}
      rowKey={({ taxNo }) => taxNo}
      empty={m.profile_none_yet()}
    />
  );
}
