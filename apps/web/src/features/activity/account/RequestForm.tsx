import { type SalonRequestContent, salonRequestContent } from '@portal/contract/activity/sign-up';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';

/** Asks the office to hold a salon; the answer appears among the user's cases. */
export function RequestForm() {
  const user = useUser();
  const [no, setNo] = useState<string>();
  const form = useContractForm<SalonRequestContent>(salonRequestContent, {
    defaultValues: {
      title: '',
      requestedDay: '',
      people: 30,
      body: '',
      contactName: user.name,
      phone: '',
    },
  });
  const submit = useMutationOf('POST /api/activityManage/salonRequest/submit', {
    once: true,
    invalidates: ['GET /api/caseManage/case/queryList'],
    setError: dataFaults(form.setError),
  });
  useLeaveGuard(form.formState.isDirty && !submit.busy && no === undefined);
  const store = form.handleSubmit(async (data) => {
    const done = await submit.run({ data });
    if (done) setNo(done.no);
  });
  if (no !== undefined)
    return (
      <>
        <PageTitle title={m.activity_hold_ask()} />
        <Alert
          kind="success"
          title={m.activity_hold_sent({ no })}
          announce
          action={<ButtonLink href={paths.myCases()}>{m.case_title()}</ButtonLink>}
        >
          {m.activity_hold_sent_text()}
        </Alert>
      </>
    );
  return (
    <>
      <PageTitle title={m.activity_hold_ask()} note={m.activity_hold_text()} />
      <form noValidate onSubmit={(event) => void store(event)}>
        <FormScope form={form}>
          <FormSection title={m.activity_hold()}>
            <Wide>
              <TextInput name="title" />
            </Wide>
            <DateInput name="requestedDay" label={m.activity_requested_day()} />
            <NumberInput name="people" minValue={1} />
            <Wide>
              <TextAreaInput name="body" rows={5} hint={m.activity_hold_hint()} />
            </Wide>
            <TextInput name="contactName" autoComplete="name" />
            <TextInput name="phone" inputMode="tel" autoComplete="tel" />
          </FormSection>
          <PageActs
            acts={[{ key: 'submit', text: m.activity_hold_send(), busy: submit.busy, submits: true }]}
          />
        </FormScope>
      </form>
    </>
  );
}
