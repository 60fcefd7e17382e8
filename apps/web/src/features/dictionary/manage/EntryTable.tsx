import type { ManagedEntry } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Status } from '../../../ui/status/Status.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Table } from '../../../ui/table/Table.tsx';
import styles from './Dictionary.module.css';
import { hasGroup } from './dictionary-list.ts';
import { EntryActs } from './EntryActs.tsx';
import type { PlacedEntry } from './entry-order.ts';

interface EntryTableProps {
  caption: string;
  list: string;
  entries: PlacedEntry[];
  onEdit: (entry: ManagedEntry) => void;
  onMerge: (entry: ManagedEntry) => void;
}

function EntryState({ shield, used, mergedInto }: ManagedEntry) {
  if (mergedInto !== null)
    return <Status kind="closed">{m.dictionary_merged_into({ name: mergedInto })}</Status>;
  if (shield === 1) return <Status kind="closed">{m.console_dict_hidden()}</Status>;
  return used ? (
    <Status kind="done">{m.console_dict_used()}</Status>
  ) : (
    <Status kind="open">{m.console_dict_free()}</Status>
  );
}

export function EntryTable({ caption, list, entries, onEdit, onMerge }: EntryTableProps) {
  const zh = langOfContent('zh');
  const columns: Column<PlacedEntry>[] = [
    {
      key: 'name',
      head: m.field_name(),
      rowHeader: true,
      cell: ({ name, depth }) => (
        <span lang={zh} className={styles.name} data-depth={depth}>
          {name}
        </span>
      ),
    },
    {
      key: 'code',
      head: m.field_code(),
      nowrap: true,
      cell: ({ code }) => <code>{code}</code>,
    },
    ...(hasGroup(list)
      ? [
          {
            key: 'group',
            head: list === 'REGION' ? m.field_kind() : m.field_group(),
            nowrap: true,
            cell: ({ group }: PlacedEntry) => <span lang={zh}>{group}</span>,
          },
        ]
      : []),
    { key: 'state', head: m.field_state(), nowrap: true, cell: EntryState },
    {
      key: 'acts',
      head: m.act_bar(),
      nowrap: true,
      align: 'end' as const,
      cell: (entry) => (
        <EntryActs
          list={list}
          entry={entry}
          entries={entries}
          onEdit={() => onEdit(entry)}
          onMerge={() => onMerge(entry)}
        />
      ),
    },
  ];
  return <Table caption={caption} columns={columns} rows={entries} rowKey={({ code }) => code} />;
}
