import type { Language } from '@portal/contract/fields';
import type { GuideContent } from '@portal/contract/site-manage';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import styles from './Site.module.css';

const maxQuestions = 30;

/** Frequently asked questions of applicants. */
export function QuestionFields({ lang }: { lang: Language }) {
  const name = `${lang}.questions` as const;
  const questions = useFieldArray<GuideContent, typeof name>({ name });
  return (
    <FormSection title={m.console_guide_questions()} columns={1}>
      {questions.fields.map(({ id }, at) => (
        <div key={id} className={styles.filing}>
          <TextInput name={`${name}.${at}.q`} />
          <TextAreaInput name={`${name}.${at}.a`} rows={3} />
          <IconButton
            icon={trashIcon}
            label={m.console_guide_question_remove({ no: at + 1 })}
            onClick={() => questions.remove(at)}
          />
        </div>
      ))}
      {questions.fields.length < maxQuestions && (
        <div>
          <Button icon={plusIcon} size="small" onClick={() => questions.append({ q: '', a: '' })}>
            {m.console_guide_question_add()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
