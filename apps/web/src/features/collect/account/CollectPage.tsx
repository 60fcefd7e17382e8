import type { CollectRow } from '@portal/contract/collect/public';
import { type CollectKind, collectTargetTypes } from '@portal/contract/kinds';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { ListSwitch } from '../../../platform/account/list/ListSwitch.tsx';
import { type ListQuery, useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { collectWords } from '../../words.ts';
import { collectColumns } from './collect-columns.tsx';
import { useCollectActs } from './use-collect-acts.ts';

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog.tsx')).GroupDialog }));

const list = 'GET /api/collectManage/collect/queryList';

function useCollectFacets(kind: CollectKind) {
  const { data } = useQueryOf(list, { kind, pageSize: 1 }, { quiet: true });
  return { types: data?.types, groups: data?.groups.map(({ group }) => group), changed: data?.changed ?? 0 };
}

function useCollectQuery(kind: CollectKind, { types, groups }: ReturnType<typeof useCollectFacets>) {
  return useListQuery(
    [
      {
        kind: 'tabs',
        name: 'targetType',
        label: m.collect_type_label(),
        options: [
          { value: '', text: m.input_everything() },
          ...collectTargetTypes[kind].map((type) => ({
            value: type,
            text: collectWords[type].name(),
            count: types?.find(({ targetType }) => targetType === type)?.count,
          })),
        ],
      },
      {
        kind: 'choice',
        name: 'group',
        label: m.field_group(),
        options: groups?.map((group) => ({ value: group, text: group })),
      },
      { kind: 'hidden', name: 'changed' },
    ],
    { sort: '-collected' },
  );
}

/** Switches between all items and only those that have changed. */
function ChangedSwitch({ query: { values, href }, changed }: { query: ListQuery; changed: number }) {
  const isChanged = values.changed === '1';
  if (!isChanged && changed === 0) return null;
  return (
    <ListSwitch
      href={href({ values: { changed: isChanged ? '' : '1' } })}
      text={isChanged ? m.collect_changed_any() : m.collect_changed_only({ count: changed })}
    />
  );
}

interface CollectPageProps {
  kind: CollectKind;
  /** Key under which its views are saved. */
  name: string;
  title: string;
  note: string;
  empty: { title: string; text: string; action: ReactNode };
}

/** The user's collected items of one kind. */
export function CollectPage({ kind, ...page }: CollectPageProps) {
  const facets = useCollectFacets(kind);
  const query = useCollectQuery(kind, facets);
  const acts = useCollectActs();
  const [grouped, setGrouped] = useState<CollectRow | null>(null);
  return (
    <ListPage
      {...page}
      endpoint={list}
      fixed={{ kind }}
      query={query}
      columns={collectColumns({ ...acts, onGroup: setGrouped })}
      end={<ChangedSwitch query={query} changed={facets.changed} />}
      rowKey={({ collectId }) => collectId}
    >
      {grouped && (
        <Suspense>
          <GroupDialog
            row={grouped}
            groups={facets.groups ?? []}
            busy={acts.isGrouping}
            onClose={() => setGrouped(null)}
            onSave={async (group) => {
              if (await acts.putIntoGroup(grouped, group)) setGrouped(null);
            }}
          />
        </Suspense>
      )}
    </ListPage>
  );
}
