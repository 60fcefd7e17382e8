import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { MoveUp } from '../../../platform/form/MoveUp.tsx';
import { RichTextInput } from '../../../platform/form/RichTextInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { newSectionId } from './site-form.ts';

interface SectionFieldsProps {
  /** The form path of a list of sections, each `{ id, heading, html }`. */
  name: string;
  lang: Language;
  /** The number of sections that cannot be removed. */
  least: number;
  /** What the sections belong to, if the page has several such lists. */
  of?: string;
}

interface Section {
  id: string;
  heading: string;
  html: string;
}

/** Edits, orders, adds and removes the sections of a page. */
export function SectionFields({ name, lang, least, of }: SectionFieldsProps) {
  const named = (text: string) => (of ? `${of} · ${text}` : text);
  return (
    <RowsInput<Record<string, Section[]>>
      name={name}
      newRow={(sections) => ({ id: newSectionId(sections), heading: '', html: '' })}
      max={20}
      least={least}
      add={m.console_site_section_add()}
      columns="1fr"
      title={(no) => named(m.console_site_section({ no }))}
      act={MoveUp}
    >
      {(place) => (
        <>
          <TextInput name={`${place}.heading`} />
          <RichTextInput name={`${place}.html`} lang={lang} />
        </>
      )}
    </RowsInput>
  );
}
