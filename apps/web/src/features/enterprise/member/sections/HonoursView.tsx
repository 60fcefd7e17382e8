import { imageUrl } from '../../../../platform/api/image-url.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import {
  profile_f_certificate,
  profile_f_honour,
  profile_f_issuer,
  profile_f_year,
  profile_none_yet,
  profile_s_honours,
  profile_table,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Link } from '../../../../ui/link/Link.tsx';
import { Table } from '../../../../ui/table/Table.tsx';
import type { OwnProfile } from '../profile/own-profile.ts';
import type { ViewProps } from './section-props.ts';

type Honour = OwnProfile['honours'][number];

export function HonoursView({ profile: { honours } }: ViewProps) {
  return (
    <Table<Honour>
      caption={profile_table({ name: profile_s_honours() })}
      columns={[
        {
          key: 'name',
          head: profile_f_honour(),
          cell: ({ name }) => <Written>{name}</Written>,
          rowHeader: true,
        },
        { key: 'year', head: profile_f_year(), cell: ({ year }) => year, nowrap: true },
        { key: 'issuer', head: profile_f_issuer(), cell: ({ issuer }) => <Written>{issuer}</Written> },
        {
          ...{ key: 'file', head: profile_f_certificate() },
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
      empty={profile_none_yet()}
    />
  );
}
