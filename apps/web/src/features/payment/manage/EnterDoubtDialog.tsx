import {
  type BankDoubtDetail,
  bankDoubtContent,
  doubtAmount,
  doubtDay,
} from '@portal/contract/payment/bank-doubt';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { paymentQueryKeys } from './payment-query-keys.ts';

interface Values {
  day?: string;
  amountFen?: number;
}

interface EnterDoubtDialogProps {
  doubt: BankDoubtDetail;
  onClose: () => void;
}

/** Asks for the values missing in the file: the day, the amount, or both. */
export function EnterDoubtDialog({ doubt, onClose }: EnterDoubtDialogProps) {
  const { doubtId: id, version, needsDay, needsAmount } = doubt;
  const schema = bankDoubtContent.omit({ reason: true }).extend({
    ...(needsDay ? { day: doubtDay } : {}),
    ...(needsAmount ? { amountFen: doubtAmount } : {}),
  });
  const form = useContractForm<Values>(schema, { defaultValues: {} });
  const operate = useMutationOf('POST /api/payManage/bankDoubt/operateManage', {
    done: ({ stateLabel }) => m.pay_doubt_done({ state: stateLabel }),
    invalidates: paymentQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDialog
      title={m.pay_doubt_enter()}
      size="small"
      form={form}
      save={(data) => operate.run({ id, event: 'enter', version, data: { ...data, reason: '' } })}
      busy={operate.busy}
      onClose={onClose}
    >
      <p>{m.pay_doubt_enter_text()}</p>
      {needsDay && <DateInput name="day" />}
      {needsAmount && <MoneyInput name="amountFen" hint={m.pay_doubt_says_amount()} />}
    </FormDialog>
  );
}
