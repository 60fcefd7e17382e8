import type { OwnProject } from '@portal/contract/project';
import { projectKindLabels, projectStateLabels } from '@portal/contract/project-terms';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { projectLooks } from '../shared/project-words.ts';

const columns = (): ListColumn<OwnProject>[] => [
  nameColumn('title', m.match_project(), {
    name: ({ title }) => title,
    href: ({ projectId }) => paths.project(projectId),
    note: ({ no }) => no,
  }),
  textColumn('kind', m.field_project_kind(), ({ kindLabel }) => kindLabel),
  numberColumn('views', m.match_views(), ({ views }) => views),
  numberColumn('matches', m.match_count(), ({ matches }) => matches),
  textColumn('deadline', m.field_deadline(), ({ deadline }) => deadline, { sortBy: 'deadline' }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={projectLooks[state]}>{stateLabel}</Status>
  )),
  dateColumn('updated', m.match_updated(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];

/** What the enterprise looks for and offers. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.match_all, ...projectStateLabels }),
      { kind: 'text', name: 'keyword', label: m.field_title() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_project_kind(),
        options: optionsOf(projectKindLabels),
      },
    ],
    { size: 20, sort: '-updated' },
  );
  const begin = (
    <ButtonLink href={paths.project('new')} variant="main" icon={plusIcon}>
      {m.match_new()}
    </ButtonLink>
  );
  return (
    <ListPage
      name="own-projects"
      title={m.match_own_title()}
      note={m.match_own_note()}
      actions={begin}
      endpoint="GET /api/matchManage/project/queryList"
      query={query}
      columns={columns()}
      rowKey={({ projectId }) => projectId}
      empty={{ title: m.match_own_empty(), text: m.match_own_empty_text(), action: begin }}
    />
  );
}
