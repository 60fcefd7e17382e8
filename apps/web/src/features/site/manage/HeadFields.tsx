import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import type { Control, FieldValues } from 'react-hook-form';
import { Bound } from '../../../platform/form/Bound.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';

interface HeadFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The page in its language. */
  name: string;
  lang: Language;
}

/** What a standing page begins with: its title and what it is about. */
export function HeadFields<Values extends FieldValues>({ control, name, lang }: HeadFieldsProps<Values>) {
  // That both are texts is known here, not to the types of forms.
  const texts = control as unknown as Control<Record<string, string>>;
  const fieldOf = (part: 'title' | 'summary') => `${name}.${part}`;
  return (
    <>
      <Bound control={texts} name={fieldOf('title')}>
        {(field) => <TextField {...field} label={m.field_title()} maxLength={60} required />}
      </Bound>
      <Bound control={texts} name={fieldOf('summary')}>
        {(field) => (
          <TextArea
            {...field}
            label={m.field_summary()}
            lang={langOfContent(lang)}
            maxLength={300}
            rows={3}
          />
        )}
      </Bound>
    </>
  );
}
