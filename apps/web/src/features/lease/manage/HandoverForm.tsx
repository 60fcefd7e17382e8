import { contractOperate, type ManagedContractDetail } from '@portal/contract/lease/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { managedQueryKeys } from './managed-query-keys.ts';

interface Handover {
  handover: string;
}

/** Form for the condition of the units at handover. */
export function HandoverForm({ contract, onDone }: { contract: ManagedContractDetail; onDone: () => void }) {
  const { contractId: id, version, no, handover } = contract;
  const form = useContractForm<Handover>(contractOperate.input.shape.data, {
    defaultValues: { handover },
  });
  const operate = useMutationOf('POST /api/propertyManage/contract/operate', {
    once: true,
    done: ({ stateLabel }) => m.lease_done({ no, state: stateLabel }),
    invalidates: [...managedQueryKeys],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    if (await operate.run({ id, event: 'handOver', version, data })) onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <FormSection title={m.lease_hand_over()} columns={1}>
          <TextAreaInput name="handover" rows={3} required />
          <div>
            <Button type="submit" variant="main" busy={operate.busy}>
              {m.act_save()}
            </Button>
          </div>
        </FormSection>
      </FormScope>
    </form>
  );
}
