import { type OwnQuestionDetail, questionOperate } from '@portal/contract/policy-question/public';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { starWords } from '../../../platform/display/star-words.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RatingField } from '../../../ui/rating/RatingField.tsx';
import { questionQueryKeys } from './question-query-keys.ts';

const formId = 'close-question';
const RatingInput = inputOf(RatingField);

interface CloseDialogProps {
  question: OwnQuestionDetail;
  /** `rate` if the question was closed automatically. */
  event: 'close' | 'rate';
  onClose: () => void;
}

/** Closes a question: asks for a rating, and for consent to publish it. */
export function CloseDialog({ question, event, onClose }: CloseDialogProps) {
  const act = event === 'close' ? m.question_close() : m.act_rate();
  const { questionId: id, version } = question;
  const form = useContractForm<{ body: string; rating: number | undefined; consents: boolean }>(
    questionOperate.input.shape.data,
    { defaultValues: { body: '', rating: undefined, consents: false } },
  );
  const operate = useMutationOf('POST /api/policyManage/question/operate', {
    done: (done) => m.act_done({ title: done.title, state: done.stateLabel }),
    invalidates: questionQueryKeys,
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async ({ rating, ...data }) => {
    const stars = rating === undefined ? {} : { rating };
    if (await operate.run({ id, event, version, data: { ...data, ...stars } })) onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={act}
      closeLabel={m.act_close()}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={operate.busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void send(submitted)}>
        <FormScope form={form}>
          <RatingInput name="rating" label={m.question_close_text()} words={starWords()} />
          {question.policyId !== null && (
            <CheckboxInput name="consents" hint={m.question_consent_hint()}>
              {m.field_question_consent()}
            </CheckboxInput>
          )}
        </FormScope>
      </form>
    </Dialog>
  );
}
