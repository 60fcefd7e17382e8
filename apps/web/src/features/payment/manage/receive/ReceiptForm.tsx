import { paths } from '@portal/contract/paths';
import type { BankLineDetail } from '@portal/contract/payment/bank-line';
import { type ReceiptContent, receiptContent, receiptProofPurpose } from '@portal/contract/payment/receipt';
import type { ReceiptWay } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PageActs } from '../../../../platform/account/acts/PageActs.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { dayOf } from '../../../../platform/display/day-words.ts';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Allocation } from './Allocation.tsx';
import { CounterColumns } from './CounterColumns.tsx';
import { ReceiptPreview } from './ReceiptPreview.tsx';
import { receiptQueryKeys } from './receipt-query-keys.ts';
import { TenantInput } from './TenantInput.tsx';

interface ReceiptFormProps {
  way: ReceiptWay;
  /** The enterprise to start with. */
  tenantId: string | null;
  /** For a bank line, which says who paid, when and how much. */
  line?: BankLineDetail;
  /** What comes before the fields. */
  lead?: ReactNode;
}

/** Enters money: where it came from, and which bills it pays. */
export function ReceiptForm({ way, tenantId, line, lead }: ReceiptFormProps) {
  const navigate = useNavigate();
  const [openedAt] = useState(() => Date.now());
  const form = useContractForm<ReceiptContent>(receiptContent, {
    defaultValues: {
      way,
      lineId: line?.lineId ?? null,
      lineVersion: line?.version ?? null,
      enterpriseId: tenantId ?? '',
      payer: line?.payer.slice(0, 100) ?? '',
      receivedOn: dayOf(line?.bookedAt ?? openedAt),
      amountFen: line?.amountFen ?? 0,
      voucherNo: '',
      fileId: '',
      note: '',
      items: [],
      remembers: false,
    },
  });
  const enter = useMutationOf('POST /api/payManage/receipt/enter', {
    once: true,
    done: ({ no, stateLabel }) => m.counter_done({ no, state: stateLabel }),
    invalidates: receiptQueryKeys,
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (data) => {
    const entered = await enter.run({ data });
    if (entered) await navigate(paths.manageReceive({ view: 'list', receipt: entered.receiptId }));
  });
  const [enterpriseId, amountFen, receivedOn] = useWatch({
    control: form.control,
    name: ['enterpriseId', 'amountFen', 'receivedOn'],
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <FormScope form={form}>
        <CounterColumns receipt={<ReceiptPreview />}>
          {lead}
          {!line && <Source way={way} tenantId={tenantId} />}
          {enterpriseId && receivedOn && (
            <Allocation enterpriseId={enterpriseId} amountFen={amountFen} receivedOn={receivedOn} way={way} />
          )}
          <TextAreaInput name="note" rows={2} />
          {line && <CheckboxInput name="remembers">{m.counter_remembers()}</CheckboxInput>}
        </CounterColumns>
        <PageActs acts={[{ key: 'book', text: m.counter_enter(), submits: true, busy: enter.busy }]} />
      </FormScope>
    </form>
  );
}

function Source({ way, tenantId }: Pick<ReceiptFormProps, 'way' | 'tenantId'>) {
  return (
    <FormSection title={m.counter_source()}>
      <TenantInput tenantId={tenantId} />
      <MoneyInput name="amountFen" orZero />
      {way !== 'CREDIT' && (
        <>
          <DateInput name="receivedOn" />
          <TextInput name="payer" />
          {way !== 'CASH' && <TextInput name="voucherNo" />}
          <Wide>
            <FileInput
              name="fileId"
              label={m.counter_proof()}
              accept={['image/jpeg', 'image/png', 'application/pdf']}
              purpose={receiptProofPurpose}
              visibility="owner"
              stored={null}
            />
          </Wide>
        </>
      )}
    </FormSection>
  );
}
