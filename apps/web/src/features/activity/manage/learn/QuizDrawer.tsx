import type { ManagedQuizDetail } from '@portal/contract/activity/quiz-manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { quizPhaseNames, quizPhaseVariants, windowText } from '../../shared/learn-words.ts';
import { AttemptTable } from './AttemptTable.tsx';

const QuizForm = lazy(async () => ({ default: (await import('./QuizForm.tsx')).QuizForm }));

interface QuizDrawerProps {
  activityId: string;
  onClose: () => void;
}

/** The quiz of an activity: its form if there is none yet, otherwise its progress and attempts. */
export function QuizDrawer({ activityId, onClose }: QuizDrawerProps) {
  const answer = useQueryOf('GET /api/activityManage/quiz/queryManageDetail', { activityId });
  const [isEditing, setEditing] = useState(false);
  const row = answer.data;
  if (row?.canEdit && (isEditing || row.quiz === null))
    return (
      <Suspense>
        <QuizForm row={row} onClose={row.quiz === null ? onClose : () => setEditing(false)} />
      </Suspense>
    );
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={row ? <Written>{row.title}</Written> : m.learn_quiz()}
      closeLabel={m.act_close()}
      actions={
        row?.canEdit && (
          <Button variant="main" onClick={() => setEditing(true)}>
            {m.act_edit()}
          </Button>
        )
      }
    >
      <Answered of={answer}>
        {({ quiz }) =>
          quiz === null ? (
            <Alert kind="warning" title={m.learn_quiz_not_possible()} />
          ) : (
            <Present quiz={quiz} />
          )
        }
      </Answered>
    </Drawer>
  );
}

function Present({ quiz }: { quiz: NonNullable<ManagedQuizDetail['quiz']> }) {
  const { phase, questionCount, totalScore, passScore, present, taken, passed, data } = quiz;
  return (
    <>
      <Facts
        columns={1}
        facts={[
          {
            name: m.field_state(),
            value: <Status kind={quizPhaseVariants[phase]}>{quizPhaseNames[phase]()}</Status>,
          },
          { name: m.learn_quiz_when(), value: windowText(quiz) },
          { name: m.learn_question_count(), value: String(questionCount) },
          { name: m.field_quiz_pass(), value: `${passScore} / ${totalScore}` },
          { name: m.learn_quiz_taken(), value: m.learn_quiz_taken_of({ taken, present }) },
          { name: m.learn_quiz_passed(), value: String(passed) },
          ...data.questions.map(({ stem, options, answer, explain }, at) => ({
            name: m.learn_quiz_question_no({ no: at + 1 }),
            value: <Written>{stem}</Written>,
            note: (
              <>
                <Written>
                  {options.map((option, nth) => `${'ABCDEF'.charAt(nth)}. ${option}`).join('　')}
                </Written>{' '}
                {m.learn_right_is({ letters: [...answer].sort().join(' ') })} <Written>{explain}</Written>
              </>
            ),
          })),
        ]}
      />
      <AttemptTable quizId={quiz.quizId} />
    </>
  );
}
