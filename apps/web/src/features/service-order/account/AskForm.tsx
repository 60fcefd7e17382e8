import {
  type ServiceQuestionContent,
  serviceQuestionContent,
} from '@portal/contract/market/service-question';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { contactQueryKeys } from './contact-query-keys.ts';

interface AskFormProps {
  serviceId: string;
  onClose: () => void;
}

/** Asks a shop a question about a service. */
export function AskForm({ serviceId, onClose }: AskFormProps) {
  const answer = useQueryOf('GET /api/serviceManage/service/queryDetail', { id: serviceId });
  if (answer.data) return <Filled serviceId={serviceId} service={answer.data} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.shop_ask()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}

interface FilledProps extends AskFormProps {
  service: { title: string; shopName: string };
}

function Filled({ serviceId, service: { title, shopName }, onClose }: FilledProps) {
  const form = useContractForm<ServiceQuestionContent>(serviceQuestionContent, {
    defaultValues: { body: '' },
  });
  const ask = useMutationOf('POST /api/serviceManage/question/submit', {
    once: true,
    done: m.shop_asked(),
    invalidates: [...contactQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.shop_ask()}
      form={form}
      save={(data) => ask.run({ serviceId, data })}
      busy={ask.busy}
      saveText={m.shop_ask()}
      onClose={onClose}
    >
      <FormSection title={`${shopName} · ${title}`} note={m.shop_ask_note()} columns={1}>
        <TextAreaInput name="body" rows={5} />
      </FormSection>
    </FormDrawer>
  );
}
