import type { ManagedAttempt } from '@portal/contract/activity/quiz-manage';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  numberColumn,
  stateColumn,
} from '../../../../platform/account/list/columns.tsx';
import { ExportButton } from '../../../../platform/account/list/ExportButton.tsx';
import { ListSection } from '../../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { attemptVariants } from '../../shared/learn-words.ts';

const columns = (): ListColumn<ManagedAttempt>[] => [
  nameColumn('name', m.field_person_name(), {
    name: ({ name }) => <Written>{name || '—'}</Written>,
    note: ({ enterpriseName }) => <Written>{enterpriseName}</Written>,
  }),
  numberColumn('turn', m.learn_turn(), ({ turn }) => turn),
  numberColumn('score', m.learn_score(), ({ score }) => score),
  stateColumn('state', m.field_state(), ({ state, stateLabel, isPassed }) => (
    <Status kind={state === 'SUBMITTED' && !isPassed ? 'late' : attemptVariants[state]}>
      {state === 'SUBMITTED'
        ? isPassed
          ? m.learn_standing_passed()
          : m.learn_standing_failed()
        : stateLabel}
    </Status>
  )),
  dateColumn('at', m.learn_quiz_taken(), ({ submittedAt }) => submittedAt),
];

/** Attempts at a quiz, with their results. */
export function AttemptTable({ quizId }: { quizId: string }) {
  const query = useListQuery([{ kind: 'hidden', name: 'quiz' }], { size: 20, place: 'view' });
  return (
    <ListSection
      endpoint="GET /api/activityManage/quiz/queryAttempts"
      query={query}
      fixed={{ quizId }}
      caption={m.learn_results()}
      columns={columns()}
      rowKey={({ attemptId }) => attemptId}
      empty={{ title: m.learn_results_none() }}
      end={<ExportButton endpoint="GET /api/activityManage/quiz/exportAttempts" input={{ quizId }} />}
    />
  );
}
