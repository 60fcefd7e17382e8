import type { ManagedQuiz } from '@portal/contract/activity/quiz-manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { quizPhaseNames, quizPhaseVariants, windowText } from '../../shared/learn-words.ts';
import { ActivityTabs } from '../ActivityTabs.tsx';

const QuizDrawer = lazy(async () => ({ default: (await import('./QuizDrawer.tsx')).QuizDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ManagedQuiz>[] => [
  nameColumn('title', m.field_activity(), {
    name: ({ title }) => title,
    href: ({ activityId }) => hrefOf(activityId),
    opensPane: true,
  }),
  textColumn('window', m.learn_quiz_when(), windowText, { sortBy: '-from' }),
  numberColumn('questions', m.learn_question_count(), ({ questionCount }) => questionCount),
  numberColumn('pass', m.field_quiz_pass(), ({ passScore }) => passScore),
  textColumn('taken', m.learn_quiz_taken(), ({ taken, present }) =>
    m.learn_quiz_taken_of({ taken, present }),
  ),
  numberColumn('passed', m.learn_quiz_passed(), ({ passed }) => passed),
  statusColumn('phase', m.field_state(), ({ phase }) => phase, quizPhaseVariants, quizPhaseNames),
];

/** The quizzes of all activities; one opens in a drawer. */
export function QuizList() {
  const query = useListQuery(
    [
      stateTabs('phase', { '': m.input_everything, ...quizPhaseNames }),
      { kind: 'text', name: 'keyword', label: m.field_activity() },
    ],
    { size: 20, sort: '-from', place: 'view' },
  );
  return (
    <ListPage
      name="quizzes"
      title={m.activity_manage_title()}
      lead={<ActivityTabs current="quizzes" />}
      endpoint="GET /api/activityManage/quiz/queryManageList"
      query={query}
      columns={columns((quiz) => query.hrefWith({ quiz }))}
      rowKey={({ quizId }) => quizId}
      empty={{
        title: m.learn_no_quizzes(),
        text: m.learn_no_quizzes_text(),
        action: (
          <ButtonLink href={paths.manageActivities({ kind: 'TRAINING' })}>
            {m.activity_trainings()}
          </ButtonLink>
        ),
      }}
    >
      <DetailPane query={query} name="quiz">
        {(activityId, close) => <QuizDrawer activityId={activityId} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
