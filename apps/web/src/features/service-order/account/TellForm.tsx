import { type OperateData, type OrderDetail, operateData } from '@portal/contract/service-order/public';
import { maxOrderFiles, orderFilePurpose } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FilesInput } from '../../../platform/form/FilesInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { orderQueryKeys } from './order-query-keys.ts';

export type OrderMessage = 'done' | 'dispute' | 'say';

interface TellFormProps {
  event: OrderMessage;
  title: string;
  order: OrderDetail;
  onClose: () => void;
}

/** One side's statement with files: that a milestone is done, or its view of a dispute. */
export function OrderMessageForm({ event, title, order: { orderId: id, version }, onClose }: TellFormProps) {
  const form = useContractForm<OperateData>(operateData, {
    defaultValues: { text: '', amountFen: null, milestones: [], fileIds: [] },
  });
  const operate = useMutationOf('POST /api/serviceManage/order/operate', {
    done: (done) => m.order_done_toast({ name: done.subject, state: done.stateLabel }),
    invalidates: [...orderQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={title}
      form={form}
      save={(data) => operate.run({ id, event, version, data })}
      busy={operate.busy}
      saveText={title}
      onClose={onClose}
    >
      <FormSection title={title} note={event === 'done' ? undefined : m.order_ask_dispute()} columns={1}>
        <TextAreaInput name="text" label={m.order_text()} rows={5} required={event !== 'done'} />
        <FilesInput name="fileIds" purpose={orderFilePurpose} max={maxOrderFiles} />
      </FormSection>
    </FormDrawer>
  );
}
