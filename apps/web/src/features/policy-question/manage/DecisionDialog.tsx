import {
  type ManagedQuestionDetail,
  type QuestionDecision,
  questionDecision,
} from '@portal/contract/policy-question/manage';
import type { OfficerEvent } from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PolicyInput } from '../../policy/shared/PolicyInput.tsx';
import { complexityNames } from '../shared/question-words.ts';
import { managedQuestionQueryKeys } from './managed-question-query-keys.ts';

export type DecidedEvent = Exclude<OfficerEvent, 'unpublish'>;

const words: Record<DecidedEvent, { title: () => string; text: () => string }> = {
  assign: { title: m.question_assign, text: m.question_assign_text },
  answer: { title: m.question_answer, text: m.question_answer_text },
  transfer: { title: m.question_transfer, text: m.question_transfer_text },
  publish: { title: m.question_publish, text: m.question_publish_text },
};

/** The initial values: a publication starts from the question and its last answer. */
function begin(event: DecidedEvent, question: ManagedQuestionDetail): QuestionDecision {
  const { complexity, officeCode, policyId, title, body, posts } = question;
  const office = officeCode === '' || event === 'transfer' ? {} : { officeCode };
  const about = policyId === null ? {} : { policyId };
  if (event !== 'publish') return { complexity, ...office, body: '', title: '', question: '' };
  const answer = posts.findLast(({ kind }) => kind === 'ANSWER')?.body ?? '';
  return { ...about, title, question: body, body: answer };
}

interface DecisionDialogProps {
  event: DecidedEvent;
  question: ManagedQuestionDetail;
  onClose: () => void;
}

/**
 * The office's input: when to expect an answer, the answer itself, the office to transfer to, or the text to publish.
 */
export function DecisionDialog({ event, question, onClose }: DecisionDialogProps) {
  const { questionId: id, version } = question;
  const form = useContractForm<QuestionDecision>(questionDecision, { defaultValues: begin(event, question) });
  const decide = useMutationOf('POST /api/policyManage/question/decide', {
    once: true,
    done: (done) => m.act_done({ title: done.title, state: done.stateLabel }),
    invalidates: managedQuestionQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { title, text } = words[event];
  return (
    <FormDialog
      title={title()}
      form={form}
      save={(data) => decide.run({ id, event, version, data })}
      busy={decide.busy}
      onClose={onClose}
    >
      <p>{text()}</p>
      <Stack gap={24}>
        <Fields event={event} question={question} />
      </Stack>
    </FormDialog>
  );
}

function Fields({ event, question }: Pick<DecisionDialogProps, 'event' | 'question'>) {
  if (event === 'answer') return <TextAreaInput name="body" rows={8} required />;
  if (event === 'publish')
    return (
      <>
        <PolicyInput name="policyId" title={question.policyTitle || undefined} />
        <TextInput name="title" required counts />
        <TextAreaInput name="question" rows={4} required />
        <TextAreaInput name="body" rows={6} required />
      </>
    );
  return (
    <>
      <OfficeInput isRequired={event === 'transfer'} />
      <ChoiceInput name="complexity" options={optionsOf(complexityNames)} />
      {event === 'transfer' && <TextAreaInput name="body" label={m.field_reason()} rows={3} required />}
    </>
  );
}

function OfficeInput({ isRequired }: { isRequired: boolean }) {
  const { data = [] } = useQueryOf('GET /api/baseData/bussinessData/queryList', { type: 'POLICY_DEPT' });
  return (
    <SelectInput
      name="officeCode"
      label={m.field_question_office()}
      required={isRequired}
      placeholder={m.input_choose()}
      options={data.map(({ code, name }) => ({ value: code, text: name }))}
    />
  );
}
