import type { ManagedProject } from '@portal/contract/match/project-manage';
import { projectKindLabels, projectStateLabels } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import { dateColumn, stateColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { projectVariants } from './project-words.ts';

type Row = Pick<ManagedProject, 'kindLabel' | 'deadline' | 'state' | 'stateLabel' | 'updatedAt'>;

/** Columns common to all lists of projects; those between kind and deadline belong to the list. */
export const projectColumns = <Project extends Row>(
  title: ListColumn<Project>,
  own: ListColumn<Project>[],
): ListColumn<Project>[] => [
  title,
  textColumn('kind', m.field_project_kind(), ({ kindLabel }) => kindLabel),
  ...own,
  textColumn('deadline', m.field_deadline(), ({ deadline }) => deadline, { sortBy: 'deadline' }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={projectVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('updated', m.field_updated_at(), ({ updatedAt }) => updatedAt, { sortBy: '-updated' }),
];

/** List query for projects by state, keyword and kind. */
export const useProjectQuery = (keyword: string) =>
  useListQuery(
    [
      stateTabs('state', { '': m.input_everything, ...projectStateLabels }),
      { kind: 'text', name: 'keyword', label: keyword },
      { kind: 'choice', name: 'kind', label: m.field_project_kind(), options: optionsOf(projectKindLabels) },
    ],
    { size: 20, sort: '-updated' },
  );
