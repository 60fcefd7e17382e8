import type { ManagedBillDetail } from '@portal/contract/billing/bill-manage';
import { type PlanContent, planContent } from '@portal/contract/billing/bill-plan';
import { maxPlanLines, minPlanLines } from '@portal/contract/billing/plan-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { SwitchInput } from '../../../../platform/form/SwitchInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { billQueryKeys } from '../bill-query-keys.ts';

/** Two equal instalments, the first with the odd fen. */
const halvesOf = (owedFen: number): PlanContent['lines'] => {
  const half = Math.floor(owedFen / 2);
  return [
    { day: '', amountFen: owedFen - half },
    { day: '', amountFen: half },
  ];
};

/** Form for a plan of instalments, which the debtor then confirms. */
export function PlanForm({ bill, onDone }: { bill: ManagedBillDetail; onDone: () => void }) {
  const { billId: id, version, payableFen } = bill;
  const form = useContractForm<PlanContent>(planContent, {
    defaultValues: { lines: halvesOf(payableFen), stopsLateFee: true, reason: '' },
  });
  const propose = useMutationOf('POST /api/propertyManage/billPlan/propose', {
    once: true,
    done: m.act_saved(),
    invalidates: [...billQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await propose.run({ id, version, data })) onDone();
  });
  return (
    <form noValidate onSubmit={(sent) => void send(sent)}>
      <FormScope form={form}>
        <FormSection title={m.pricing_plan()} columns={1}>
          <p>{m.pricing_plan_owed({ amount: formatFen(payableFen) })}</p>
          <RowsInput<PlanContent>
            name="lines"
            newRow={() => ({ day: '', amountFen: 0 })}
            max={maxPlanLines}
            least={minPlanLines}
            add={m.pricing_plan_add()}
            columns="1fr 1fr"
          >
            {(place) => (
              <>
                <DateInput name={`${place}.day`} />
                <MoneyInput name={`${place}.amountFen`} />
              </>
            )}
          </RowsInput>
          <Wide>
            <SwitchInput name="stopsLateFee">{m.pricing_plan_stops()}</SwitchInput>
          </Wide>
          <TextAreaInput name="reason" rows={2} />
        </FormSection>
      </FormScope>
      <p>{m.pricing_plan_text()}</p>
      <Row gap={8}>
        <Button type="submit" variant="main" busy={propose.busy}>
          {m.act_submit()}
        </Button>
        <Button onClick={onDone}>{m.act_cancel()}</Button>
      </Row>
    </form>
  );
}
