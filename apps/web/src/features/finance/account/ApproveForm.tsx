import { financingDecide, type ReceivedFinancingDetail } from '@portal/contract/finance/financing';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { financingQueryKeys } from './finance-query-keys.ts';
import { PercentInput } from './PercentInput.tsx';

const approvalForm = financingDecide.input.shape.data.unwrap();

interface ApproveFormProps {
  financing: ReceivedFinancingDetail;
  onClose: () => void;
}

/** Form for the approved amount, rate and term. */
export function ApproveForm({ financing, onClose }: ApproveFormProps) {
  const { applicationId: id, version, amountFen, termMonths } = financing;
  const form = useContractForm(approvalForm, {
    defaultValues: { reason: '', approvedFen: amountFen, approvedPpm: null, approvedMonths: termMonths },
  });
  const decide = useMutationOf('POST /api/financeManage/application/decide', {
    done: (done) => m.market_done({ name: done.productName, state: done.stateLabel }),
    invalidates: [...financingQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.act_approve()}
      form={form}
      save={(data) => decide.run({ id, event: 'approve', version, data })}
      busy={decide.busy}
      saveText={m.act_approve()}
      onClose={onClose}
    >
      <FormSection title={m.finance_what()}>
        <MoneyInput name="approvedFen" unit={m.field_yuan()} />
        <PercentInput name="approvedPpm" />
        <NumberInput name="approvedMonths" unit={m.finance_month_unit()} minValue={1} />
      </FormSection>
    </FormDrawer>
  );
}
