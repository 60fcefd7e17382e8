import type { ManagedEntry } from '@portal/contract/dictionary-manage';
import { lazy, Suspense, useState } from 'react';
import {
  console_dict_add,
  console_dict_empty,
  console_dict_entries,
  console_dict_fixed,
  console_failed,
  console_loading,
  console_retry,
} from '../../../platform/i18n/paraglide/messages.js';
import { ServerText } from '../../../platform/i18n/server-words/ServerText.tsx';
import { useServerText } from '../../../platform/i18n/server-words/use-server-words.ts';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { type DictionaryList, entriesKey, isTree } from './dictionary-list.ts';
import { EntryTable } from './EntryTable.tsx';
import { placeEntries } from './entry-order.ts';

const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }));

/** The entries of a list: add, edit, sort, hide, remove. */
export function DictionaryEntries({ list }: { list: DictionaryList }) {
  const { data, error, isFetching, refetch } = useEndpoint(entriesKey, { list: list.list }, { quiet: true });
  const said = useServerText();
  const [edited, setEdited] = useState<ManagedEntry | 'new'>();
  const entries = data && placeEntries(data, isTree(list.list));
  const add = (
    <Button icon={plusIcon} variant="main" size="small" onClick={() => setEdited('new')}>
      {console_dict_add()}
    </Button>
  );
  return (
    <Panel title={<ServerText>{list.name}</ServerText>} {...(list.fixed ? {} : { end: add })}>
      {list.fixed && <Alert kind="info">{console_dict_fixed()}</Alert>}
      {error && (
        <ErrorState
          title={console_failed()}
          retry={{ label: console_retry(), onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
      {!data && !error && (
        <Loading label={console_loading()}>
          <Skeleton height="320px" />
        </Loading>
      )}
      {entries?.length === 0 && <EmptyState frame="plain" title={console_dict_empty()} />}
      {entries && entries.length > 0 && (
        <EntryTable
          caption={console_dict_entries({ name: said(list.name) })}
          list={list.list}
          entries={entries}
          onEdit={setEdited}
        />
      )}
      {edited && (
        <Suspense>
          <EntryDialog
            list={list}
            entry={edited === 'new' ? null : edited}
            siblings={data ?? []}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
