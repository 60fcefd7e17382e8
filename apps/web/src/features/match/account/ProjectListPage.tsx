import type { OwnProject } from '@portal/contract/match/project';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { nameColumn, numberColumn } from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { projectColumns, useProjectQuery } from '../shared/project-list.tsx';

const columns = (): ListColumn<OwnProject>[] =>
  projectColumns(
    nameColumn('title', m.match_project(), {
      name: ({ title }) => title,
      href: ({ projectId }) => paths.project(projectId),
      note: ({ no }) => no,
    }),
    [
      numberColumn('views', m.match_views(), ({ views }) => views),
      numberColumn('matches', m.match_count(), ({ matches }) => matches),
    ],
  );

/** What the enterprise looks for and offers. */
export function Component() {
  const query = useProjectQuery(m.field_title());
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
