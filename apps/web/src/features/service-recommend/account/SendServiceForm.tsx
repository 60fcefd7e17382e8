import {
  type ServiceRecommendContent,
  serviceRecommendContent,
} from '@portal/contract/service-recommend/public';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

interface SendServiceFormProps {
  serviceId: string;
  onClose: () => void;
}

/** Recommends a service to a named enterprise. */
export function SendServiceForm({ serviceId, onClose }: SendServiceFormProps) {
  const answer = useQueryOf('GET /api/serviceManage/service/queryDetail', { id: serviceId });
  if (answer.data) return <Filled serviceId={serviceId} title={answer.data.title} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.service_recommend_to_another()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}

function Filled({ serviceId, title, onClose }: SendServiceFormProps & { title: string }) {
  const form = useContractForm<ServiceRecommendContent>(serviceRecommendContent, {
    defaultValues: { partner: '', reason: '' },
  });
  const send = useMutationOf('POST /api/matchManage/serviceRecommend/send', {
    once: true,
    done: m.candidate_sent(),
    invalidates: ['GET /api/matchManage/serviceRecommend/queryOwnList'],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.service_recommend_to_another()}
      form={form}
      save={(data) => send.run({ serviceId, data })}
      busy={send.busy}
      saveText={m.service_recommend_to_another()}
      onClose={onClose}
    >
      <FormSection title={title} note={m.service_recommend_note()} columns={1}>
        <TextInput name="partner" hint={m.order_partner_hint()} />
        <TextAreaInput name="reason" label={m.field_recommend_reason()} rows={4} />
      </FormSection>
    </FormDrawer>
  );
}
