import { type LeaseRequestContent, leaseRequestContent } from '@portal/contract/lease/public';
import type { RequestKind } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { contractQueryKeys } from './contract-query-keys.ts';
import type { OwnContract } from './own-contract.ts';

interface RequestDrawerProps {
  contract: Pick<OwnContract, 'contractId' | 'place' | 'to' | 'leaveFrom' | 'leaveTo'>;
  kind: RequestKind;
  onClose: () => void;
}

const titles: Record<RequestKind, () => string> = {
  RENEW: m.lease_ask_renew,
  CHANGE: m.lease_ask_change,
  LEAVE: m.lease_ask_leave,
};

/** Form to request renewal, change or termination of a contract. */
export function RequestDrawer({ contract, kind, onClose }: RequestDrawerProps) {
  const { contractId, to, leaveFrom, leaveTo } = contract;
  const form = useContractForm<LeaseRequestContent>(leaseRequestContent, {
    defaultValues: { contractId, kind, requestText: '', requestedDay: null },
  });
  const submit = useMutationOf('POST /api/propertyManage/contractRequest/submit', {
    once: true,
    done: ({ no }) => m.lease_asked({ no }),
    invalidates: [...contractQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={titles[kind]()}
      form={form}
      save={(data) => submit.run({ data })}
      busy={submit.busy}
      saveText={m.act_submit_request()}
      onClose={onClose}
    >
      <FormSection title={contract.place} columns={1}>
        {kind === 'RENEW' && (
          <DateInput
            name="requestedDay"
            label={m.field_renew_until()}
            hint={m.lease_renew_hint({ day: to })}
            required
            orNull
          />
        )}
        {kind === 'LEAVE' && (
          <DateInput
            name="requestedDay"
            label={m.field_leave_on()}
            hint={m.lease_leave_hint({ from: leaveFrom, to: leaveTo })}
            required
            orNull
          />
        )}
        <Wide>
          <TextAreaInput name="requestText" rows={4} />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}
