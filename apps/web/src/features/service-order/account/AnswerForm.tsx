import {
  type OwnServiceQuestion,
  type ServiceQuestionAnswer,
  serviceQuestionAnswer,
} from '@portal/contract/market/service-question';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { contactQueryKeys } from './contact-query-keys.ts';

interface AnswerFormProps {
  question: OwnServiceQuestion;
  event: 'answer' | 'amend';
  onClose: () => void;
}

/** A shop's answer, or a replacement for it. */
export function AnswerForm({ question, event, onClose }: AnswerFormProps) {
  const { questionId: id, version, body, answer } = question;
  const form = useContractForm<ServiceQuestionAnswer>(serviceQuestionAnswer, {
    defaultValues: { text: answer },
  });
  const operate = useMutationOf('POST /api/serviceManage/question/operate', {
    done: (done) => m.order_done_toast({ name: done.serviceTitle, state: done.stateLabel }),
    invalidates: [...contactQueryKeys],
    setError: dataFaults(form.setError),
  });
  const title = event === 'answer' ? m.shop_answer() : m.shop_amend();
  return (
    <FormDrawer
      title={title}
      form={form}
      save={(data) => operate.run({ id, event, version, data })}
      busy={operate.busy}
      saveText={title}
      onClose={onClose}
    >
      <FormSection title={body} note={m.shop_answer_note()} columns={1}>
        <TextAreaInput name="text" rows={6} required />
      </FormSection>
    </FormDrawer>
  );
}
