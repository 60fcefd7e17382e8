import { lectureDecision, type ManagedLecture } from '@portal/contract/lecture-question';
import * as m from '@portal/texts/messages';
import { closing } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { staleActivities } from '../manage/stale-activities.ts';
import type { LectureDesk } from './lecture-desks.ts';

const formId = 'lecture-answer';

interface AnswerDialogProps {
  question: ManagedLecture;
  desk: LectureDesk;
  onClose: () => void;
}

/** What the teacher answers, by the teacher or written down by the office. */
export function AnswerDialog({ question, desk, onClose }: AnswerDialogProps) {
  const { questionId: id, version, body } = question;
  const form = useContractForm<{ answer: string; reason: string }>(lectureDecision, {
    defaultValues: { answer: '', reason: '' },
  });
  const operate = useMutationOf(desk.operate, {
    done: (done) => m.activity_done({ title: done.title, state: done.stateLabel }),
    invalidates: staleActivities,
    setError: dataFaults(form.setError),
  });
  const giveUp = closing(form.formState.isDirty, onClose);
  const send = form.handleSubmit(async (data) => {
    if (await operate.run({ id, event: 'answer', version, data })) onClose();
  });
  return (
    <Dialog
      open
      onClose={() => void giveUp()}
      title={m.learn_answer()}
      closeLabel={m.operator_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.operator_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={operate.busy}>
            {m.learn_answer()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void send(submitted)}>
        <p>
          <Written>{body}</Written>
        </p>
        <FormScope form={form}>
          <TextAreaInput name="answer" rows={8} hint={m.learn_answer_text()} required />
        </FormScope>
      </form>
    </Dialog>
  );
}
