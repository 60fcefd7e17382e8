import {
  type ManagedOrganization,
  type OrganizationContent,
  organizationContent,
} from '@portal/contract/organization/manage';
import { organizationKindLabels } from '@portal/contract/organization/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { organizationQueryKeys } from './organization-query-keys.ts';

/** Form value for the top level; the call takes null. */
const top = 'TOP';

type Entered = Omit<OrganizationContent, 'parentId'> & { parentId: string };

const defaultValues: Entered = {
  name: '',
  parentId: top,
  kind: 'COMMITTEE',
  duty: '',
  leaderText: '',
  phone: '',
  others: 0,
  takesMembers: true,
  tasks: [],
  aliases: [],
  sort: 100,
};

/** Converts the form's values into the data to send. */
const dataOf = ({ parentId, ...values }: Entered): OrganizationContent => ({
  ...values,
  parentId: parentId === top ? null : parentId,
});

/** Form with everything about a body of the park. */
export function OrganizationForm({
  organization,
  onClose,
}: {
  organization: ManagedOrganization | null;
  onClose: () => void;
}) {
  const open = useQueryOf('GET /api/communityManage/organization/queryList', {});
  const parents = (open.data?.rows ?? []).filter(
    ({ organizationId }) => organizationId !== organization?.organizationId,
  );
  const form = useContractForm<Entered>(organizationContent, {
    defaultValues: organization ? { ...organization, parentId: organization.parentId ?? top } : defaultValues,
    dataOf,
  });
  const save = useMutationOf('POST /api/communityManage/organization/save', {
    once: true,
    done: m.act_saved(),
    invalidates: organizationQueryKeys,
    setError: dataFaults(form.setError),
  });
  const of = organization ? { id: organization.organizationId, version: organization.version } : {};
  return (
    <FormDrawer
      title={organization ? organization.name : m.org_new()}
      form={form}
      busy={save.busy}
      onClose={onClose}
      save={(entered) => save.run({ ...of, data: organizationContent.parse(dataOf(entered)) })}
    >
      <TextInput name="name" />
      <SelectInput
        name="parentId"
        placeholder={m.org_field_parent()}
        options={[
          { value: top, text: m.org_no_parent() },
          ...parents.map(({ organizationId: value, name: text }) => ({ value, text })),
        ]}
      />
      <SelectInput name="kind" placeholder={m.field_kind()} options={optionsOf(organizationKindLabels)} />
      <TextAreaInput name="duty" />
      <TextInput name="leaderText" />
      <TextInput name="phone" inputMode="tel" />
      <NumberInput name="others" />
      <NumberInput name="sort" />
      <WordsInput name="tasks" hint={m.org_tasks_hint()} />
      <WordsInput name="aliases" hint={m.org_aliases_hint()} />
      <CheckboxInput name="takesMembers">{m.org_field_takes_members()}</CheckboxInput>
    </FormDrawer>
  );
}
