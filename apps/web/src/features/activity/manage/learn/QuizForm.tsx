import { quizTries } from '@portal/contract/activity/learn-terms';
import { type ManagedQuizDetail, type QuizContent, quizContent } from '@portal/contract/activity/quiz-manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../../platform/form/FormDrawer.tsx';
import { InstantInput } from '../../../../platform/form/InstantInput.tsx';
import { NumberInput } from '../../../../platform/form/NumberInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { activityQueryKeys } from '../activity-query-keys.ts';
import { newQuestion, QuizQuestions } from './QuizQuestions.tsx';

const minuteMs = 60_000;
const [before, after] = [30, 30];

/** Opens half an hour before the end, for an hour. */
const defaultValues = (endAt: number): QuizContent => ({
  questions: [newQuestion()],
  passScore: 80,
  openFrom: endAt - before * minuteMs,
  openTo: endAt + after * minuteMs,
});

/** The quiz of an activity: opening times, questions with correct answers, and the pass mark. */
export function QuizForm({ row, onClose }: { row: ManagedQuizDetail; onClose: () => void }) {
  const { activityId, quiz, isBegun, endAt } = row;
  const form = useContractForm<QuizContent>(quizContent, {
    defaultValues: quiz?.data ?? defaultValues(endAt),
  });
  const save = useMutationOf('POST /api/activityManage/quiz/save', {
    once: true,
    done: m.learn_quiz_saved(),
    invalidates: activityQueryKeys,
    setError: dataFaults(form.setError),
  });
  const seen = quiz ? { version: quiz.version } : {};
  return (
    <FormDrawer
      title={m.learn_quiz_edit()}
      form={form}
      save={(data) => save.run({ activityId, ...seen, data })}
      busy={save.busy}
      onClose={onClose}
    >
      {isBegun && <Alert kind="warning" title={m.learn_quiz_begun()} />}
      <FormSection title={m.learn_quiz_when()} note={m.learn_quiz_when_note({ tries: quizTries })}>
        <InstantInput name="openFrom" usualTime="16:30" />
        <InstantInput name="openTo" usualTime="17:00" />
        <NumberInput name="passScore" minValue={1} />
      </FormSection>
      <FormSection title={m.learn_quiz_questions()} columns={1}>
        <QuizQuestions />
      </FormSection>
    </FormDrawer>
  );
}
