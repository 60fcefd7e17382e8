import { policyContent } from '@portal/contract/policy-content';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import { inPlaceOfForm } from '../../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { useEditForm } from '../../../../platform/form/use-edit-form.ts';
import type { FormKey } from '../../../../platform/form/use-form-key.ts';
import { EditFrame } from '../form/EditFrame.tsx';
import styles from '../form/Parts.module.css';
import { PolicyPlaceLabel } from '../policy-status.tsx';
import { PolicyNotices } from '../review/PolicyNotices.tsx';
import { AmountFields } from './AmountFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { PolicyActs } from './PolicyActs.tsx';
import { isPublic, type PolicyValues, policyAnswers, readPolicy, type WholePolicy } from './policy-values.ts';
import { TextFields } from './TextFields.tsx';
import { TryPanel } from './TryPanel.tsx';

interface PolicyFormProps {
  /** Null for a new one. */
  policy: WholePolicy | null;
  values: PolicyValues;
  title: string;
  saving: FormKey['saving'];
}

/** Everything about a policy; beside it, its conditions can be tried with an enterprise. */
export function PolicyForm({ policy, values, title, saving }: PolicyFormProps) {
  const navigate = useNavigate();
  const edit = useEditForm<PolicyValues>({
    name: `policy-${policy?.policyId ?? 'new'}`,
    schema: policyContent,
    values,
    mayEdit: policy === null || policy.actions.includes('save'),
  });
  const { form } = edit;
  const { formState, setError } = form;
  const act = useMutationOf('POST /api/policyManage/policy/save', {
    once: true,
    done: policy && isPublic(policy) ? m.officer_saved_copy() : m.officer_saved(),
    invalidates: policyAnswers,
    setError: dataFaults(setError),
  });
  const place = policy ? { id: policy.policyId, version: policy.version } : {};
  return (
    <EditFrame
      edit={edit}
      title={title}
      note={policy && <PolicyPlaceLabel {...policy} label={policy.statusLabel} />}
      actions={
        policy && <PolicyActs policy={policy} isDirty={formState.isDirty} onFaults={dataFaults(setError)} />
      }
      notices={policy && <PolicyNotices policy={policy} />}
      onSave={(entered) => saving(() => act.run({ ...place, data: readPolicy(entered) }))}
      onSaved={async ({ policyId }) => {
        if (!policy) await navigate(paths.managePolicy(policyId), inPlaceOfForm());
      }}
    >
      <BasicFields />
      <TextFields />
      <PictureFields policy={policy} />
      <AmountFields />
      <div className={styles.desk}>
        <ConditionFields />
        <TryPanel />
      </div>
    </EditFrame>
  );
}
