import * as m from '@portal/texts/messages';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useReadsOnly } from '../../../platform/account/use-reads-only.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { statusNames } from '../shared/article-status.tsx';
import { columnNames, levelNames } from '../shared/column-texts.ts';
import { articleListColumns } from './article-list-columns.tsx';
import { NewArticleButton } from './NewArticleButton.tsx';

const columnOptions = () => optionsOf(columnNames);
const levelOptions = () => optionsOf(levelNames);

function useContentQuery() {
  return useListQuery(
    [
      { kind: 'text', name: 'keyword', label: m.field_title(), placeholder: m.editing_keyword_hint() },
      { kind: 'choice', name: 'column', label: m.field_column(), options: columnOptions() },
      { kind: 'choice', name: 'level', label: m.content_filter_level(), options: levelOptions() },
      {
        kind: 'choice',
        name: 'origin',
        label: m.field_origin(),
        options: [
          { value: 'PARK', text: m.story_origin_park() },
          { value: 'ENTERPRISE', text: m.story_from() },
        ],
      },
      {
        kind: 'choice',
        name: 'mine',
        label: m.editing_whose(),
        options: [{ value: '1', text: m.editing_mine() }],
      },
      {
        kind: 'tabs',
        name: 'state',
        label: m.field_state(),
        options: [{ value: '', text: m.input_everything() }, ...optionsOf(statusNames)],
      },
    ],
    { size: 20, sort: '-updated' },
  );
}

/** Articles in every state. */
export function Component() {
  const query = useContentQuery();
  const readsOnly = useReadsOnly();
  return (
    <ListPage
      name="content"
      title={m.editing_list_title()}
      note={m.editing_list_note()}
      actions={<NewArticleButton />}
      endpoint="GET /api/infoManage/content/queryManageList"
      exportFrom="GET /api/infoManage/content/export"
      query={query}
      columns={articleListColumns()}
      rowKey={({ contentId }) => contentId}
      bulk={{ nameOf: ({ title }) => title }}
      empty={{
        title: m.editing_empty_title(),
        text: readsOnly ? m.editing_empty_reader() : m.editing_empty_text(),
        action: <NewArticleButton />,
      }}
    />
  );
}
