import { paths } from '@portal/contract/paths';
import type { MissRow } from '@portal/contract/search/manage';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { numberColumn, textColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';

const columns = (): ListColumn<MissRow>[] => [
  writtenColumn('keyword', m.field_keyword(), ({ keyword }) => keyword),
  numberColumn('misses', m.search_misses(), ({ misses }) => misses),
  textColumn('last', m.search_misses_last(), ({ lastDay }) => lastDay),
  textColumn('add', m.search_synonym_new(), ({ keyword }) => (
    <ButtonLink href={paths.manageSearch({ synonym: 'new', words: keyword })} size="small">
      {m.search_synonym_new()}
    </ButtonLink>
  )),
];

/** Keywords that nothing was found by, which a synonym may help. */
export function MissList({ lead }: { lead: ReactNode }) {
  const query = useListQuery([{ kind: 'text', name: 'keyword', label: m.field_keyword() }], { size: 20 });
  return (
    <ListPage
      name="search-misses"
      title={m.search_manage_title()}
      note={m.search_manage_note()}
      lead={lead}
      endpoint="GET /api/searchManage/search/queryMisses"
      query={query}
      columns={columns()}
      rowKey={({ keyword }) => keyword}
      empty={{ title: m.search_misses_none() }}
    />
  );
}
