import type { ManagedQuestion } from '@portal/contract/policy-question/manage';
import { questionStateLabels } from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  dueColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { complexityNames, questionVariants } from '../shared/question-words.ts';

const QuestionDrawer = lazy(async () => ({ default: (await import('./QuestionDrawer.tsx')).QuestionDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedQuestion>[] => [
  nameColumn('title', m.question_one(), {
    name: ({ title }) => title,
    href: ({ questionId }) => hrefOf(questionId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('policy', m.question_policy(), ({ policyTitle }) => policyTitle),
  writtenColumn(
    'asker',
    m.question_asker(),
    ({ askerName, enterpriseName }) => enterpriseName || askerName || m.field_anonymous(),
  ),
  textColumn('complexity', m.field_question_complexity(), ({ complexity }) => complexityNames[complexity]()),
  dueColumn('due', m.question_due(), ({ dueAt }) => (dueAt === null ? null : { at: dueAt }), {
    sortBy: 'due',
  }),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={questionVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.field_asked_at(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** Questions about policies; one opens next to the list. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_feminine, ...questionStateLabels }),
      { kind: 'text', name: 'keyword', label: m.question_keyword() },
      {
        kind: 'choice',
        name: 'complexity',
        label: m.field_question_complexity(),
        options: optionsOf(complexityNames),
      },
    ],
    { size: 20, sort: 'due' },
  );
  return (
    <ListPage
      name="questions"
      title={m.question_manage_title()}
      endpoint="GET /api/policyManage/question/queryManageList"
      exportFrom="GET /api/policyManage/question/export"
      query={query}
      columns={columns((question) => query.hrefWith({ question }))}
      rowKey={({ questionId }) => questionId}
      empty={{ title: m.question_manage_empty() }}
    >
      <DetailPane query={query} name="question">
        {(id, close) => <QuestionDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
