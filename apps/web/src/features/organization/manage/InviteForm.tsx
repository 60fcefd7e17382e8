import { type OrgInviteContent, orgInviteContent } from '@portal/contract/organization/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { organizationQueryKeys } from './organization-query-keys.ts';

/** Form for an invitation; its link is copied from the list afterwards. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const open = useQueryOf('GET /api/communityManage/organization/queryList', {});
  const form = useContractForm<OrgInviteContent>(orgInviteContent, {
    defaultValues: { organizationId: '', phoneNumber: '', title: '', message: '', maxUses: 1 },
  });
  const save = useMutationOf('POST /api/communityManage/organizationInvite/save', {
    once: true,
    done: m.org_invite_sent(),
    invalidates: organizationQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.org_invite()}
      form={form}
      busy={save.busy}
      saveText={m.org_invite()}
      onClose={onClose}
      save={(data) => save.run({ data })}
    >
      <SelectInput
        name="organizationId"
        placeholder={m.org_organization()}
        options={open.data?.rows.map(({ organizationId: value, name: text }) => ({ value, text }))}
      />
      <TextInput
        name="phoneNumber"
        label={m.field_phone()}
        hint={m.org_phone_hint()}
        inputMode="tel"
        maxLength={11}
      />
      <NumberInput name="maxUses" />
      <TextInput name="title" />
      <TextAreaInput name="message" rows={6} />
    </FormDrawer>
  );
}
