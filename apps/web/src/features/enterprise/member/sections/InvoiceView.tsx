import { Written } from '../../../../platform/display/Written.tsx';
import {
  profile_f_default,
  profile_f_tax_no,
  profile_f_title,
  profile_none_yet,
  profile_s_invoice,
  profile_table,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Table } from '../../../../ui/table/Table.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type InvoiceTitle = OwnProfile['invoiceTitles'][number];

export function InvoiceView({ profile: { invoiceTitles } }: ViewProps) {
  return (
    <Table<InvoiceTitle>
      caption={profile_table({ name: profile_s_invoice() })}
      columns={[
        {
          ...{ key: 'title', head: profile_f_title(), rowHeader: true },
          cell: ({ title, isDefault }) => (
            <>
              <Written>{title}</Written> {isDefault && <Tag tone="leaf">{profile_f_default()}</Tag>}
            </>
          ),
        },
        { key: 'taxNo', head: profile_f_tax_no(), cell: ({ taxNo }) => taxNo },
      ]}
      rows={invoiceTitles}
      rowKey={({ taxNo }) => taxNo}
      empty={profile_none_yet()}
    />
  );
}
