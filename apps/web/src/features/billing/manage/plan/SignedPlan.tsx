import { type ManagedPlan, type PlanPaper, planPaper } from '@portal/contract/billing/bill-plan';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { billQueryKeys } from '../bill-query-keys.ts';

interface SignedPlanProps {
  plan: ManagedPlan;
  onClose: () => void;
}

/** Takes the scan of a plan that the debtor signed on paper. */
export function SignedPlan({ plan, onClose }: SignedPlanProps) {
  const form = useContractForm<PlanPaper>(planPaper, { defaultValues: { fileId: '' } });
  const sign = useMutationOf('POST /api/propertyManage/billPlan/operate', {
    done: m.act_saved(),
    invalidates: [...billQueryKeys],
    setError: dataFaults(form.setError),
  });
  const { planId: id, version } = plan;
  return (
    <FormDialog
      title={m.pricing_plan_sign()}
      size="small"
      form={form}
      save={(data) => sign.run({ id, event: 'sign', version, data })}
      busy={sign.busy}
      onClose={onClose}
    >
      <p>{m.pricing_plan_sign_text()}</p>
      <FileInput
        name="fileId"
        label={m.pricing_plan_paper()}
        accept={['application/pdf', 'image/jpeg', 'image/png']}
        purpose="CHARGE_PROOF"
        visibility="owner"
        stored={null}
        required
      />
    </FormDialog>
  );
}
