import type { SignUpQuestion } from '@portal/contract/activity/public';
import {
  type SignUpForm as Asked,
  type SignUpContent,
  signUpContent,
} from '@portal/contract/activity/sign-up';
import { formatFen } from '@portal/contract/money';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { usePayFor } from '../../payment/shared/use-pay-for.ts';
import { callOf } from '../shared/activity-words.ts';
import styles from './SignUp.module.css';
import { signUpQueryKeys } from './sign-up-query-keys.ts';

/** One row for each attendee, up to the maximum per sign-up. */
const Persons = ({ max }: { max: number }) => (
  <FormSection title={m.activity_who_comes()} note={m.activity_rule_per_order({ max })} columns={1}>
    <RowsInput<SignUpContent>
      name="persons"
      newRow={() => ({ name: '', phone: '' })}
      max={max}
      least={1}
      add={m.activity_add_person()}
      drop={(no) => m.activity_drop_person({ no })}
    >
      {(place, at) => (
        <>
          <TextInput name={`${place}.name`} autoComplete={at === 0 ? 'name' : 'off'} />
          <TextInput name={`${place}.phone`} inputMode="tel" autoComplete={at === 0 ? 'tel' : 'off'} />
        </>
      )}
    </RowsInput>
  </FormSection>
);

function Question({
  question: { label, kind, options, required },
  at,
}: {
  question: SignUpQuestion;
  at: number;
}) {
  const field = { name: `answers.${at}`, label, required };
  if (kind === 'TEXT') return <TextAreaInput {...field} rows={2} />;
  const choices =
    kind === 'CHOICE'
      ? options.map((option) => ({ value: option, text: option }))
      : [
          { value: 'YES', text: m.input_yes() },
          { value: 'NO', text: m.input_no() },
        ];
  return <ChoiceInput {...field} options={choices} />;
}

/** The sign-up form: attendees and the organizer's questions. */
export function SignUpForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const { activity, questions, name, phone } = asked;
  const { activityId, perOrderMax, feeFen, phase } = activity;
  const form = useContractForm<SignUpContent>(signUpContent, {
    defaultValues: {
      activityId,
      persons: [{ name, phone }],
      answers: questions.map(() => ''),
      mayWait: phase === 'FULL',
    },
  });
  const submit = useMutationOf('POST /api/activityManage/signUp/submit', {
    once: true,
    quiet: true,
    invalidates: signUpQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { busy: isPaying, pay } = usePayFor();
  const busy = submit.busy || isPaying;
  useLeaveGuard(form.formState.isDirty && !busy);
  const send = async (data: SignUpContent) => {
    const done = await submit.run({ data });
    if (!done) return;
    form.reset(data);
    onDone();
    if (done.state === 'TO_PAY')
      await pay({ kind: 'SIGN_UP', ids: [done.signUpId], totalFen: done.amountFen });
  };
  const store = form.handleSubmit(send);
  const qty = useWatch({ control: form.control, name: 'persons' }).length;
  const isFull = submit.error?.retCode === retCodes.ACTIVITY_FULL;
  const canWait = isFull && activity.waitlistMax > activity.waiting;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void store(event)}>
      <FormScope form={form}>
        {submit.error && !submit.error.data.fields && (
          <Alert
            kind="error"
            title={submit.error.retMsg}
            announce
            action={
              canWait && (
                <Button
                  busy={busy}
                  onClick={() => {
                    form.setValue('mayWait', true);
                    void store();
                  }}
                >
                  {m.activity_wait()}
                </Button>
              )
            }
          />
        )}
        {phase === 'FULL' && <Alert title={m.activity_full_note()} />}
        <Persons max={perOrderMax} />
        {questions.length > 0 && (
          <FormSection title={m.activity_questions()} columns={1}>
            {questions.map((question, at) => (
              <Question key={question.label} question={question} at={at} />
            ))}
          </FormSection>
        )}
        <PageActs
          note={feeFen > 0 && m.activity_total({ amount: formatFen(feeFen * qty) })}
          acts={[
            {
              key: 'submit',
              text: callOf(activity) ?? m.activity_sign_up_now(),
              busy,
              submits: true,
            },
          ]}
        />
      </FormScope>
    </form>
  );
}
