import { type ObjectionContent, objectionContent } from '@portal/contract/declaration/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useNavigate, useParams } from 'react-router';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';

/** Form to object to a published application. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const form = useContractForm<ObjectionContent>(objectionContent, {
    defaultValues: { reason: '', contact: '' },
  });
  const object = useMutationOf('POST /api/policyManage/declaration/object', {
    once: true,
    done: m.declaration_objected(),
    setError: dataFaults(form.setError),
  });
  useLeaveGuard(form.formState.isDirty && !object.busy);
  const send = form.handleSubmit(async (data) => {
    if (!(await object.run({ id, data }))) return;
    form.reset(data);
    await navigate(paths.myCases());
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <PageTitle title={m.declaration_object()} note={m.declaration_object_note()} />
      <FormScope form={form}>
        <FormSection title={m.declaration_objection()} columns={1}>
          <TextAreaInput name="reason" rows={6} />
          <TextInput name="contact" hint={m.declaration_contact_hint()} />
        </FormSection>
      </FormScope>
      <PageActs
        acts={[
          { key: 'submit', text: m.declaration_object_send(), busy: object.busy, onPress: () => void send() },
        ]}
      />
    </form>
  );
}
