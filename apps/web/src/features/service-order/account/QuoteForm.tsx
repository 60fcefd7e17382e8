import { type OperateData, type OrderDetail, operateData } from '@portal/contract/service-order/public';
import { maxMilestones } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { orderQueryKeys } from './order-query-keys.ts';

interface QuoteFormProps {
  order: OrderDetail;
  onClose: () => void;
}

const newStep = { name: '', dueDate: '', amountFen: 0 };

/** A quote: its total, and the milestones that make it up. */
export function QuoteForm({ order: { orderId: id, version, ...order }, onClose }: QuoteFormProps) {
  const form = useContractForm<OperateData>(operateData, {
    defaultValues: {
      text: order.quoteNote,
      amountFen: order.amountFen,
      milestones:
        order.milestones.length > 0
          ? order.milestones.map(({ name, dueDate, amountFen }) => ({ name, dueDate, amountFen }))
          : [newStep],
      fileIds: [],
    },
  });
  const operate = useMutationOf('POST /api/serviceManage/order/operate', {
    done: (done) => m.order_done_toast({ name: done.subject, state: done.stateLabel }),
    invalidates: [...orderQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.order_act_quote()}
      form={form}
      save={(data) => operate.run({ id, event: 'quote', version, data })}
      busy={operate.busy}
      saveText={m.order_act_quote()}
      onClose={onClose}
    >
      <FormSection title={m.field_order_quoted()} note={m.order_quote_hint()}>
        <MoneyInput name="amountFen" label={m.field_order_quoted()} hint={m.order_yuan()} required />
        <Wide>
          <TextAreaInput name="text" label={m.order_quote_note()} rows={3} />
        </Wide>
      </FormSection>
      <StepFields />
    </FormDrawer>
  );
}

const StepFields = () => (
  <FormSection title={m.field_milestones()} columns={1}>
    <RowsInput<OperateData>
      name="milestones"
      newRow={() => newStep}
      max={maxMilestones}
      least={1}
      add={m.order_add_step()}
      title={(no) => m.order_step_no({ no })}
    >
      {(place) => (
        <>
          <Wide>
            <TextInput name={`${place}.name`} />
          </Wide>
          <DateInput name={`${place}.dueDate`} />
          <MoneyInput name={`${place}.amountFen`} hint={m.order_yuan()} orZero />
        </>
      )}
    </RowsInput>
  </FormSection>
);
