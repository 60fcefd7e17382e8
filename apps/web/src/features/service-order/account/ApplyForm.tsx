import { type OrderContent, orderContent } from '@portal/contract/service-order/public';
import { maxOrderFiles, orderFilePurpose } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FilesInput } from '../../../platform/form/FilesInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { orderQueryKeys } from './order-query-keys.ts';

interface ApplyFormProps {
  serviceId: string;
  onClose: () => void;
}

/** Orders a service: what is needed, and what the provider should know before quoting. */
export function ApplyForm({ serviceId, onClose }: ApplyFormProps) {
  const answer = useQueryOf('GET /api/serviceManage/service/queryDetail', { id: serviceId });
  if (answer.data) return <Filled serviceId={serviceId} service={answer.data} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.order_apply()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}

interface FilledProps extends ApplyFormProps {
  service: { title: string; shopName: string };
}

function Filled({ serviceId, service: { title, shopName }, onClose }: FilledProps) {
  const form = useContractForm<OrderContent>(orderContent, { defaultValues: { need: '', fileIds: [] } });
  const apply = useMutationOf('POST /api/serviceManage/order/apply', {
    once: true,
    done: m.order_sent(),
    invalidates: [...orderQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={<Written>{m.order_apply_title({ title })}</Written>}
      form={form}
      save={(data) => apply.run({ serviceId, data })}
      busy={apply.busy}
      saveText={m.order_apply()}
      onClose={onClose}
    >
      <FormSection title={shopName} note={m.order_apply_note()} columns={1}>
        <TextAreaInput name="need" rows={6} />
        <FilesInput name="fileIds" purpose={orderFilePurpose} max={maxOrderFiles} />
      </FormSection>
    </FormDrawer>
  );
}
