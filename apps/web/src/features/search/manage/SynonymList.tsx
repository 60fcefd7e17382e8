import type { SynonymRow } from '@portal/contract/search/manage';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import { dateColumn, nameColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';

const SynonymDrawer = lazy(async () => ({ default: (await import('./SynonymDrawer.tsx')).SynonymDrawer }));

const nameOf = ({ zh, en, es, ja }: SynonymRow) => [zh, en, es, ja].find((words) => words !== '') ?? '';

const columns = (hrefOf: (id: string) => string): ListColumn<SynonymRow>[] => [
  nameColumn('words', m.search_synonym(), {
    name: nameOf,
    href: ({ synonymId }) => hrefOf(synonymId),
    opensPane: true,
  }),
  writtenColumn('en', m.search_synonym_en(), ({ en }) => en),
  writtenColumn('es', m.search_synonym_es(), ({ es }) => es),
  writtenColumn('ja', m.search_synonym_ja(), ({ ja }) => ja),
  dateColumn('updated', m.field_updated_at(), ({ updatedAt }) => updatedAt),
];

/** Words that mean the same in the search. */
export function SynonymList({ lead }: { lead: ReactNode }) {
  const query = useListQuery([{ kind: 'text', name: 'keyword', label: m.field_keyword() }], { size: 20 });
  return (
    <ListPage
      name="search-synonyms"
      title={m.search_manage_title()}
      note={m.search_manage_note()}
      lead={lead}
      actions={
        <ButtonLink href={query.hrefWith({ synonym: 'new' })} variant="main" icon={plusIcon}>
          {m.search_synonym_new()}
        </ButtonLink>
      }
      endpoint="GET /api/searchManage/synonym/queryList"
      query={query}
      columns={columns((synonym) => query.hrefWith({ synonym }))}
      rowKey={({ synonymId }) => synonymId}
      empty={{ title: m.search_synonym_none() }}
    >
      <DetailPane query={query} name="synonym">
        {(id, close) => <SynonymDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
