import { lectureDecision, type ManagedLecture } from '@portal/contract/activity/lecture-question';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { activityQueryKeys } from '../manage/activity-query-keys.ts';
import type { LectureDesk } from './lecture-desks.ts';

interface AnswerDialogProps {
  question: ManagedLecture;
  desk: LectureDesk;
  onClose: () => void;
}

/** Form for the answer, written by the teacher or entered by the office. */
export function AnswerDialog({ question, desk, onClose }: AnswerDialogProps) {
  const { questionId: id, version, body } = question;
  const form = useContractForm<{ answer: string; reason: string }>(lectureDecision, {
    defaultValues: { answer: '', reason: '' },
  });
  const operate = useMutationOf(desk.operate, {
    done: (done) => m.act_done({ title: done.title, state: done.stateLabel }),
    invalidates: activityQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.learn_answer()}
      form={form}
      save={(data) => operate.run({ id, event: 'answer', version, data })}
      busy={operate.busy}
      onClose={onClose}
    >
      <p>
        <Written>{body}</Written>
      </p>
      <TextAreaInput name="answer" rows={8} hint={m.learn_answer_text()} required />
    </FormDialog>
  );
}
