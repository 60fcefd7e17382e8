import { paths } from '@portal/contract/paths';
import { type QuestionContent, questionContent } from '@portal/contract/policy-question/public';
import { questionFilePurpose } from '@portal/contract/policy-question/terms';
import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { DraftNotice } from '../../../platform/form/DraftNotice.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { EditForm } from '../../../platform/form/EditForm.tsx';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useEditForm } from '../../../platform/form/use-edit-form.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { questionQueryKeys } from './question-query-keys.ts';
import { SimilarQuestions } from './SimilarQuestions.tsx';

interface AskFormProps {
  /** The policy whose page the user came from. */
  policy: { policyId: string; title: string } | null;
}

/** Sends the office a question; similar answered questions appear while the user types. */
export function AskForm({ policy }: AskFormProps) {
  const navigate = useNavigate();
  const edit = useEditForm<QuestionContent>({
    name: `question-${policy?.policyId ?? 'new'}`,
    schema: questionContent,
    values: { policyId: policy?.policyId ?? '', title: '', body: '', fileId: '', anonymous: false },
  });
  const ask = useMutationOf('POST /api/policyManage/question/submit', {
    once: true,
    done: m.question_sent(),
    invalidates: questionQueryKeys,
    setError: dataFaults(edit.form.setError),
  });
  const send = async () => {
    const sent = await edit.send((entered) => ask.run({ data: questionContent.parse(entered) }));
    if (sent) await navigate(paths.question(sent.questionId), inPlaceOfForm());
  };
  return (
    <EditForm edit={edit} onSend={send} acts={[]} sendText={m.question_send()}>
      <PageTitle title={m.question_ask()} note={m.question_own_note()} />
      <DraftNotice draft={edit.draft} />
      {policy && <Facts facts={[{ name: m.question_policy(), value: <Written>{policy.title}</Written> }]} />}
      <FormSection title={m.question_asked()} columns={1}>
        <TextInput name="title" hint={m.question_title_hint()} counts />
        <SimilarQuestions />
        <TextAreaInput name="body" rows={6} hint={m.question_body_hint()} />
        <FileInput
          name="fileId"
          label={m.field_question_file()}
          hint={m.question_file_hint()}
          accept={['application/pdf', 'image/jpeg', 'image/png']}
          purpose={questionFilePurpose}
          visibility="owner"
          stored={null}
        />
        <CheckboxInput name="anonymous" hint={m.question_anonymous_hint()}>
          {m.field_question_anonymous()}
        </CheckboxInput>
      </FormSection>
    </EditForm>
  );
}
