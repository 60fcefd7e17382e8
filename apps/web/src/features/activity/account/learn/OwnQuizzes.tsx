import { quizTries } from '@portal/contract/activity/learn-terms';
import type { QuizRow } from '@portal/contract/activity/quiz';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import {
  nameColumn,
  numberColumn,
  stateColumn,
  textColumn,
} from '../../../../platform/account/list/columns.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { standingNames, standingVariants, windowText } from '../../shared/learn-words.ts';
import { LearnTabs } from './LearnTabs.tsx';

const columns = (): ListColumn<QuizRow>[] => [
  nameColumn('title', m.field_activity(), {
    name: ({ title }) => title,
    href: ({ quizId }) => paths.quiz(quizId),
    note: ({ questionCount, totalScore, passScore, standing, triesLeft }) =>
      standing === 'OPEN'
        ? m.learn_tries_left({ count: triesLeft })
        : m.learn_quiz_rule({ count: questionCount, total: totalScore, pass: passScore, tries: quizTries }),
  }),
  textColumn('window', m.learn_quiz_when(), windowText),
  numberColumn('score', m.learn_score(), ({ score }) => score),
  textColumn('points', m.learn_quiz_points_col(), ({ points, standing }) =>
    points === 0
      ? null
      : standing === 'PASSED'
        ? m.learn_quiz_points_got({ points })
        : m.learn_quiz_points({ points }),
  ),
  stateColumn('state', m.field_state(), ({ standing }) => (
    <Status kind={standingVariants[standing]}>{standingNames[standing]()}</Status>
  )),
];

/** The quizzes of activities that the user has checked in to. */
export function OwnQuizzes() {
  const query = useListQuery([], { size: 20 });
  return (
    <ListPage
      name="own-quizzes"
      title={m.learn_title()}
      note={m.learn_note()}
      lead={<LearnTabs current="quizzes" />}
      endpoint="GET /api/activityManage/quiz/queryList"
      query={query}
      columns={columns()}
      rowKey={({ quizId }) => quizId}
      empty={{
        title: m.learn_no_quizzes(),
        text: m.learn_quiz_none_text(),
        action: <ButtonLink href={paths.trainingList()}>{m.learn_see_trainings()}</ButtonLink>,
      }}
    />
  );
}
