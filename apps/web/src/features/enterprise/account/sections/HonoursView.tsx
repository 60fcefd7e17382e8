import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type Honour = OwnProfile['honours'][number];

export function HonoursView({ profile: { honours } }: ViewProps) {
  return (
    <Table<Honour>
      caption={m.profile_table({ name: m.profile_s_honours() })}
      columns={[
        {
          key: 'name',
          head: m.field_honour_name(),
          cell: ({ name }) => <Written>{name}</Written>,
          rowHeader: true,
        },
        { key: 'year', head: m.field_year(), cell: ({ year }) => year, nowrap: true },
        { key: 'issuer', head: m.field_issuer(), cell: ({ issuer }) => <Written>{issuer}</Written> },
        {
          key: 'file',
          head: m.profile_f_certificate(),
          cell: ({ file }) =>
            file ? (
              <Link href={imageUrl(file.fileId)} target="_blank">
                <Written>{file.name}</Written>
              </Link>
            ) : (
              '—'
            ),
        },
      ]}
      rows={honours}
      rowKey={({ name, year }) => `${name} ${year}`}
      empty={m.profile_none_yet()}
    />
  );
}
