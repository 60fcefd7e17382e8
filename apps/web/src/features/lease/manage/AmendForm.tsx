import { type AmendmentContent, amendmentContent, type ManagedRequest } from '@portal/contract/lease/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

/** Form for amended terms, effective from a given day. */
export function AmendForm({ request, onDone }: { request: ManagedRequest; onDone: () => void }) {
  const { requestId: id, version, contractNo: no, rentFenPerMonth, propertyFeeFenPerM2Month } = request;
  const form = useContractForm<AmendmentContent>(amendmentContent, {
    defaultValues: { from: '', rentFenPerMonth, propertyFeeFenPerM2Month },
  });
  const operate = useMutationOf('POST /api/propertyManage/contractRequest/operate', {
    once: true,
    done: ({ stateLabel }) => m.lease_done({ no, state: stateLabel }),
    invalidates: [...managedQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await operate.run({ id, event: 'agree', version, answer: '', data })) onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <FormSection title={m.lease_amend()} columns={1}>
          <DateInput name="from" />
          <MoneyInput name="rentFenPerMonth" orZero />
          <MoneyInput name="propertyFeeFenPerM2Month" orZero />
          <p>{m.lease_amend_note()}</p>
          <div>
            <Button type="submit" variant="main" busy={operate.busy}>
              {m.lease_amend()}
            </Button>
          </div>
        </FormSection>
      </FormScope>
    </form>
  );
}
