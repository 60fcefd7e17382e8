import { paths } from '@portal/contract/paths';
import { policyContent } from '@portal/contract/policy/content';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { inPlaceOfForm } from '../../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { useEditForm } from '../../../../platform/form/use-edit-form.ts';
import type { FormKey } from '../../../../platform/form/use-form-key.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { ConditionFields } from '../../shared/rules/ConditionFields.tsx';
import { EditFrame } from '../form/EditFrame.tsx';
import { PolicyPlaceLabel } from '../policy-status.tsx';
import { PolicyNotices } from '../review/PolicyNotices.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { isPublic, type PolicyValues, policyAnswers, readPolicy, type WholePolicy } from './policy-values.ts';
import { TextFields } from './TextFields.tsx';
import { TypedTry } from './TypedTry.tsx';
import { usePolicyBar } from './use-policy-bar.tsx';

interface PolicyFormProps {
  values: PolicyValues;
  title: string;
  saving: FormKey['saving'];
}

function usePolicyForm(policy: WholePolicy | null, values: PolicyValues, saving: FormKey['saving']) {
  const edit = useEditForm<PolicyValues>({
    name: `policy-${policy?.policyId ?? 'new'}`,
    schema: policyContent,
    values,
    savedAt: policy?.updatedAt,
  });
  const { setError } = edit.form;
  const act = useMutationOf('POST /api/policyManage/policy/save', {
    once: true,
    done: policy && isPublic(policy) ? m.officer_saved_copy() : m.act_saved(),
    invalidates: policyAnswers,
    setError: dataFaults(setError),
  });
  const place = policy ? { id: policy.policyId, version: policy.version } : {};
  const save = (entered: PolicyValues) => saving(() => act.run({ ...place, data: readPolicy(entered) }));
  return { edit, save };
}

/** The form of a policy that is not saved yet. */
export function NewPolicyForm({ values, title, saving }: PolicyFormProps) {
  const navigate = useNavigate();
  const { edit, save } = usePolicyForm(null, values, saving);
  const send = () =>
    edit.send(save, async ({ policyId }) => {
      await navigate(paths.managePolicy(policyId), inPlaceOfForm());
    });
  return (
    <EditFrame edit={edit} title={title} note={null} acts={[]} onSend={send}>
      <PolicyFields policy={null} />
    </EditFrame>
  );
}

/** The working copy of a policy; the panel next to it tries its conditions on an enterprise. */
export function PolicyForm({ policy, values, title, saving }: PolicyFormProps & { policy: WholePolicy }) {
  const { edit, save } = usePolicyForm(policy, values, saving);
  const send = () => edit.send(save);
  const { acts, dialog } = usePolicyBar({
    policy,
    onFaults: dataFaults(edit.form.setError),
    unsaved: { isDirty: edit.form.formState.isDirty, save: send },
  });
  return (
    <>
      <EditFrame
        edit={edit}
        title={title}
        note={<PolicyPlaceLabel {...policy} label={policy.statusLabel} />}
        notices={<PolicyNotices policy={policy} />}
        acts={acts}
        onSend={send}
      >
        <PolicyFields policy={policy} />
      </EditFrame>
      {dialog}
    </>
  );
}

function PolicyFields({ policy }: { policy: WholePolicy | null }) {
  return (
    <>
      <BasicFields />
      <TextFields />
      <PictureFields policy={policy} />
      <AmountFields />
      <Columns of="minmax(0, 1fr) 320px" align="start" gap={16}>
        <ConditionFields />
        <TypedTry />
      </Columns>
    </>
  );
}
