import type { ManagedEntry } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { type DictionaryList, entriesKey, isTree } from './dictionary-list.ts';
import { EntryTable } from './EntryTable.tsx';
import { placeEntries } from './entry-order.ts';

const MergeEntryDialog = lazy(async () => ({
  default: (await import('./MergeEntryDialog.tsx')).MergeEntryDialog,
}));
const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }));

/** The entries of a list: add, edit, sort, hide, merge, remove. */
export function DictionaryEntries({ list }: { list: DictionaryList }) {
  const entries = useQueryOf(entriesKey, { list: list.list }, { quiet: true });
  const [edited, setEdited] = useState<ManagedEntry | 'new'>();
  const [merged, setMerged] = useState<ManagedEntry>();
  const add = (
    <Button icon={plusIcon} variant="main" size="small" onClick={() => setEdited('new')}>
      {m.console_dict_add()}
    </Button>
  );
  return (
    <Panel title={list.name} {...(list.fixed ? {} : { end: add })}>
      {list.fixed && <Alert kind="info">{m.console_dict_fixed()}</Alert>}
      <Answered of={entries}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState frame="plain" title={m.console_dict_empty()} />
          ) : (
            <EntryTable
              caption={m.console_dict_entries({ name: list.name })}
              list={list.list}
              entries={placeEntries(all, isTree(list.list))}
              onEdit={setEdited}
              onMerge={setMerged}
            />
          )
        }
      </Answered>
      {edited && (
        <Suspense>
          <EntryDialog
            list={list}
            entry={edited === 'new' ? null : edited}
            siblings={entries.data ?? []}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      {merged && (
        <Suspense>
          <MergeEntryDialog
            list={list.list}
            entry={merged}
            siblings={entries.data ?? []}
            onClose={() => setMerged(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
