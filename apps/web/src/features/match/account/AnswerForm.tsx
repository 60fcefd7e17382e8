import { declineReasonLabels } from '@portal/contract/fit/terms';
import { choice } from '@portal/contract/form-field';
import { type RecommendDetail, recommendAnswer } from '@portal/contract/match/recommend';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { QuantityInput } from '../shared/QuantityInput.tsx';
import { recommendQueryKeys } from '../shared/recommend-query-keys.ts';
import styles from './Recommend.module.css';

/** The form of an answer: the call's data, plus which answer it is. */
const answerForm = recommendAnswer.extend({ way: choice(m.match_your_answer, ['interested', 'decline']) });
type Answer = z.infer<typeof answerForm>;

/** The answer to a recommendation: interested, or unsuitable with a reason that the matching learns from. */
export function AnswerForm({ recommend }: { recommend: RecommendDetail }) {
  const { recommendId: id, version, unit } = recommend;
  const form = useContractForm<Answer>(answerForm, {
    defaultValues: { way: 'interested', note: '', declineReason: null, offeredX100: null },
  });
  const operate = useMutationOf('POST /api/matchManage/recommend/operate', {
    done: m.match_answer_done(),
    invalidates: [...recommendQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(({ way, declineReason, offeredX100, note }) => {
    const isInterested = way === 'interested';
    return operate.run({
      id,
      version,
      event: way,
      data: {
        note,
        declineReason: isInterested ? null : declineReason,
        offeredX100: isInterested ? offeredX100 : null,
      },
    });
  });
  return (
    <Stack
      noValidate
      as="form"
      gap={16}
      above={20}
      padInline={24}
      padBlock={20}
      round
      ground="quiet"
      className={styles.answer}
      onSubmit={(event) => void send(event)}
    >
      <FormScope form={form}>
        <ChoiceInput
          name="way"
          label={m.match_your_answer()}
          layout="card"
          options={[
            { value: 'interested', text: m.match_interested_way(), note: m.match_interested_text() },
            { value: 'decline', text: m.state_recommend_declined(), note: m.match_decline_text() },
          ]}
        />
        <Chosen unit={unit} />
        <TextAreaInput name="note" rows={2} hint={m.match_note_hint()} />
        <Send busy={operate.busy} />
      </FormScope>
    </Stack>
  );
}

const useWay = () => useWatch({ control: useFormContext<Answer>().control, name: 'way' });

function Chosen({ unit }: { unit: string }) {
  return useWay() === 'decline' ? (
    <ChoiceInput name="declineReason" required options={optionsOf(declineReasonLabels)} />
  ) : (
    <QuantityInput name="offeredX100" minValue={0.01} unit={unit} />
  );
}

function Send({ busy }: { busy: boolean }) {
  return (
    <p>
      <Button type="submit" variant="main" busy={busy}>
        {useWay() === 'decline' ? m.match_answer_decline() : m.match_answer_interested()}
      </Button>
    </p>
  );
}
