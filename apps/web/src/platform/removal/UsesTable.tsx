import type { RemovalUses } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { Table } from '../../ui/table/Table.tsx';
import { Written } from '../display/Written.tsx';
import { currentLocale } from '../i18n/language.ts';

/** What refers to a thing: kind, number and the latest names. */
export function UsesTable({ uses }: { uses: RemovalUses['uses'] }) {
  return (
    <Table
      caption={m.removal_uses()}
      rows={uses}
      rowKey={({ label, names }) => [label, ...names].join()}
      columns={[
        { key: 'label', head: m.removal_uses_kind(), cell: ({ label }) => label },
        { key: 'count', head: m.removal_uses_count(), align: 'end', cell: ({ count }) => count },
        {
          key: 'names',
          head: m.removal_uses_latest(),
          cell: ({ names }) => <Written>{new Intl.ListFormat(currentLocale()).format(names)}</Written>,
        },
      ]}
    />
  );
}
