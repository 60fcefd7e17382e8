import type { GuideContent } from '@portal/contract/site/manage';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';

/** Frequently asked questions of applicants. */
export const QuestionFields = ({ lang }: { lang: Language }) => (
  <FormSection title={m.console_guide_questions()} columns={1}>
    <RowsInput<GuideContent>
      name={`${lang}.questions`}
      newRow={() => ({ q: '', a: '' })}
      max={30}
      add={m.console_guide_question_add()}
    >
      {(place) => (
        <>
          <TextInput name={`${place}.q`} />
          <TextAreaInput name={`${place}.a`} rows={3} />
        </>
      )}
    </RowsInput>
  </FormSection>
);
