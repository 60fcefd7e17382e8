import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Bound } from '../../../platform/form/Bound.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { GuideControl } from './guide-form.ts';
import styles from './Site.module.css';

const maxQuestions = 30;

/** What applicants ask. */
export function QuestionFields({ control, lang }: { control: GuideControl; lang: Language }) {
  const name = `${lang}.questions` as const;
  const questions = useFieldArray({ control, name });
  return (
    <FormSection title={m.console_guide_questions()} columns={1}>
      {questions.fields.map(({ id }, at) => (
        <div key={id} className={styles.filing}>
          <Bound control={control} name={`${name}.${at}.q`}>
            {(field) => <TextField {...field} label={m.field_question()} maxLength={100} required />}
          </Bound>
          <Bound control={control} name={`${name}.${at}.a`}>
            {(field) => <TextArea {...field} label={m.field_answer()} maxLength={1000} rows={3} required />}
          </Bound>
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
