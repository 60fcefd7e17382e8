import type { ManagedEntry, MenuTree } from '@portal/contract/identity/menu-manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Table } from '../../../../ui/table/Table.tsx';
import { EntryName } from './EntryName.tsx';
import { EntryOrder } from './EntryOrder.tsx';
import { EntrySwitch } from './EntrySwitch.tsx';
import { inTreeOrder } from './entry-order.ts';
import { treeName } from './tree-name.ts';

const RenameEntry = lazy(async () => ({ default: (await import('./RenameEntry.tsx')).RenameEntry }));

/** All entries of a menu, including those switched off. */
export function EntryTable({ tree, entries }: { tree: MenuTree; entries: ManagedEntry[] }) {
  const [renamed, setRenamed] = useState<ManagedEntry>();
  return (
    <>
      <Table
        caption={treeName(tree)}
        rows={inTreeOrder(entries)}
        rowKey={({ entry }) => entry.resNo}
        columns={[
          {
            key: 'name',
            head: m.operator_role_entry(),
            rowHeader: true,
            cell: ({ entry, depth }) => (
              <EntryName entry={entry} depth={depth} onRename={() => setRenamed(entry)} />
            ),
          },
          {
            key: 'address',
            head: m.field_address(),
            nowrap: true,
            cell: ({ entry }) => entry.resUrl && <code>{entry.resUrl}</code>,
          },
          {
            key: 'order',
            head: m.field_order(),
            nowrap: true,
            cell: ({ entry }) => <EntryOrder entry={entry} entries={entries} />,
          },
          {
            key: 'shown',
            head: m.operator_role_shown(),
            nowrap: true,
            cell: ({ entry }) => <EntrySwitch entry={entry} />,
          },
        ]}
      />
      <Suspense>{renamed && <RenameEntry entry={renamed} onClose={() => setRenamed(undefined)} />}</Suspense>
    </>
  );
}
