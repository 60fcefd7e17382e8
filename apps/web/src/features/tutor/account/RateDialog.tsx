import { type Tutoring, tutoringRating } from '@portal/contract/tutor/public';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { starWords } from '../../../platform/display/star-words.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RatingField } from '../../../ui/rating/RatingField.tsx';

const formId = 'rate-tutoring';
const RatingInput = inputOf(RatingField);

/** A rating with a comment for an hour, and consent to publish the advice. */
export function RateDialog({ tutoring, onClose }: { tutoring: Tutoring; onClose: () => void }) {
  const { bookingId: id, version, advice } = tutoring;
  const form = useContractForm<{ score: number | undefined; comment: string; publishes: boolean }>(
    tutoringRating,
    { defaultValues: { score: undefined, comment: '', publishes: false } },
  );
  const rate = useMutationOf('POST /api/serviceManage/tutoring/rate', {
    done: m.tutor_rated_done(),
    invalidates: ['GET /api/serviceManage/tutoring/queryDetail'],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async ({ score = 0, ...data }) => {
    if (await rate.run({ id, version, data: { ...data, score } })) onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.act_rate()}
      closeLabel={m.act_close()}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{m.act_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={rate.busy}>
            {m.act_rate()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submitted) => void send(submitted)}>
        <FormScope form={form}>
          <RatingInput name="score" words={starWords()} />
          <TextAreaInput name="comment" rows={3} />
          {advice && (
            <CheckboxInput name="publishes" hint={m.tutor_publishes_hint()}>
              {m.tutor_publishes()}
            </CheckboxInput>
          )}
        </FormScope>
      </form>
    </Dialog>
  );
}
