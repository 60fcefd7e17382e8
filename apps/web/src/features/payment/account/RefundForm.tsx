import { formatFen } from '@portal/contract/money';
import { type PayOrderDetail, type RefundContent, refundContent } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { closing, useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { beginInField } from '../../../ui/dialog/begin-in-field.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { orderQueryKeys } from '../shared/order-query-keys.ts';

const formId = 'refund-form';

interface RefundFormProps {
  order: PayOrderDetail;
  onClose: () => void;
}

/** Form to request a refund for a paid order. */
export function RefundForm({ order: { payOrderId, no, refundableFen }, onClose }: RefundFormProps) {
  const form = useContractForm<RefundContent>(refundContent, {
    defaultValues: { payOrderId, amountFen: refundableFen, reason: '' },
  });
  const apply = useMutationOf('POST /api/payManage/refund/apply', {
    once: true,
    done: m.pay_refund_asked(),
    invalidates: orderQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty && !apply.busy);
  const giveUp = closing(isDirty, onClose);
  const send = form.handleSubmit(async (data) => {
    if (await apply.run({ data })) onClose();
  });
  return (
    <Drawer
      open
      onClose={() => void giveUp()}
      title={m.pay_refund_title()}
      closeLabel={m.act_close()}
      actions={
        <>
          <Button onClick={() => void giveUp()}>{m.act_cancel()}</Button>
          <Button type="submit" form={formId} variant="main" busy={apply.busy}>
            {m.act_submit_request()}
          </Button>
        </>
      }
    >
      <form ref={beginInField} id={formId} noValidate onSubmit={(event) => void send(event)}>
        <FormScope form={form}>
          <FormSection title={m.pay_order_no({ no })} note={m.pay_refund_note()} columns={1}>
            <MoneyInput
              name="amountFen"
              maxValue={refundableFen / 100}
              hint={m.pay_refund_most({ amount: formatFen(refundableFen) })}
            />
            <TextAreaInput name="reason" />
          </FormSection>
        </FormScope>
      </form>
    </Drawer>
  );
}
