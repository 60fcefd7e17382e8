import { paths } from '@portal/contract/paths';
import type { OwnQuestion } from '@portal/contract/policy-question/public';
import { questionStateLabels } from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  dueColumn,
  nameColumn,
  stateColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { questionVariants } from '../shared/question-words.ts';

const columns = (): ListColumn<OwnQuestion>[] => [
  nameColumn('title', m.question_one(), {
    name: ({ title }) => title,
    href: ({ questionId }) => paths.question(questionId),
    note: ({ no }) => no,
  }),
  writtenColumn('policy', m.question_policy(), ({ policyTitle }) => policyTitle || m.question_no_policy()),
  dueColumn('due', m.question_due(), ({ dueAt }) => (dueAt === null ? null : { at: dueAt })),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={questionVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.field_asked_at(), ({ createdAt }) => createdAt, { sortBy: '-created' }),
];

/** The user's questions about policies. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_feminine, ...questionStateLabels }),
      { kind: 'text', name: 'keyword', label: m.question_keyword() },
    ],
    { size: 20, sort: '-created' },
  );
  const ask = (
    <ButtonLink href={paths.question('new')} variant="main" icon={plusIcon}>
      {m.question_ask()}
    </ButtonLink>
  );
  return (
    <ListPage
      name="own-questions"
      title={m.question_own_title()}
      note={m.question_own_note()}
      actions={ask}
      endpoint="GET /api/policyManage/question/queryList"
      query={query}
      columns={columns()}
      rowKey={({ questionId }) => questionId}
      empty={{ title: m.question_empty(), text: m.question_empty_text(), action: ask }}
    />
  );
}
