import { formatFen } from '@portal/contract/money';
import { refundProofPurpose } from '@portal/contract/payment/payee';
import { type OfficeRefundContent, officeRefundContent } from '@portal/contract/payment/refund-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { EnterpriseSearch } from '../../enterprise/shared/EnterpriseSearch.tsx';
import { SecureAgain } from '../../identity/shared/secure/SecureAgain.tsx';
import type { ManagedOrderDetail } from './ManagedOrderView.tsx';
import { paymentQueryKeys } from './payment-query-keys.ts';

interface OfficeRefundProps {
  /** The payment to refund; null to pay a tenant's credit back. */
  order: ManagedOrderDetail | null;
  onClose: () => void;
}

const emptyPayee = { name: '', bank: '', number: '' };

/** A refund by the finance office: to where the payment came from, or to another account with proof. */
export function OfficeRefund({ order, onClose }: OfficeRefundProps) {
  const form = useContractForm<OfficeRefundContent>(officeRefundContent, {
    defaultValues: {
      payOrderId: order?.payOrderId ?? null,
      enterpriseId: null,
      amountFen: order?.refundableFen ?? 0,
      reason: '',
      payee: order ? null : emptyPayee,
      proofFileId: '',
    },
  });
  const refund = useMutationOf('POST /api/payManage/refund/openManage', {
    once: true,
    done: ({ no, stateLabel: state }) => m.move_out_refund_opened({ no, state }),
    invalidates: paymentQueryKeys,
    setError: dataFaults(form.setError),
  });
  const [isElsewhere, setElsewhere] = useState(order === null);
  const choose = (elsewhere: boolean) => {
    setElsewhere(elsewhere);
    form.setValue('payee', elsewhere ? { ...emptyPayee, name: order?.payerName ?? '' } : null);
  };
  const send = (data: OfficeRefundContent) => refund.run({ data });
  return (
    <FormDialog
      title={order ? m.move_out_refund_title() : m.move_out_refund_credit()}
      form={form}
      save={send}
      busy={refund.busy}
      onClose={onClose}
    >
      <FormSection
        title={order ? m.pay_order_no({ no: order.no }) : m.move_out_refund_credit()}
        note={order ? m.move_out_refund_note() : m.move_out_refund_credit_note()}
        columns={1}
      >
        {!order && <TenantInput />}
        <MoneyInput
          name="amountFen"
          orZero
          {...(order && {
            maxValue: order.refundableFen / 100,
            hint: m.pay_refund_most({ amount: formatFen(order.refundableFen) }),
          })}
        />
        <TextAreaInput name="reason" />
        {order && (
          <Checkbox checked={isElsewhere} onChange={choose}>
            {m.move_out_refund_to_account()}
          </Checkbox>
        )}
        {isElsewhere && (
          <>
            <TextInput name="payee.name" />
            <TextInput name="payee.bank" />
            <TextInput name="payee.number" />
            <FileInput
              name="proofFileId"
              label={m.move_out_proof()}
              accept={['application/pdf', 'image/jpeg', 'image/png']}
              purpose={refundProofPurpose}
              visibility="owner"
              stored={null}
              required
            />
          </>
        )}
      </FormSection>
      <SecureAgain
        error={refund.error}
        onProven={() => void send(form.getValues()).then((done) => done && onClose())}
      />
    </FormDialog>
  );
}

/** The tenant whose credit is paid back. */
function TenantInput() {
  const { label, value, onChange, error } = useInput<string | null>('enterpriseId');
  return (
    <EnterpriseSearch
      label={label ?? ''}
      known={[]}
      value={value}
      onChange={onChange}
      required
      {...(error === undefined ? {} : { error })}
    />
  );
}
