import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import {
  type ArrayPath,
  type Control,
  type FieldArray,
  type FieldValues,
  useFieldArray,
} from 'react-hook-form';
import { Bound } from '../../../platform/form/Bound.tsx';
import { RichTextField } from '../../../platform/rich-text/RichTextField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { arrowUpIcon } from '../../../ui/icon/shapes/arrow-up.ts';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './Site.module.css';
import { newSectionId } from './site-form.ts';

const maxSections = 20;

interface SectionFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** A list of parts, each `{ id, heading, html }`. */
  name: ArrayPath<Values>;
  lang: Language;
  /** So many stay. */
  least: number;
  /** What they are parts of, where a page has several lists of them. */
  of?: string;
}

/** The parts of a standing page, to write, order, add and take away. */
export function SectionFields<Values extends FieldValues>({
  control,
  name,
  lang,
  least,
  of,
}: SectionFieldsProps<Values>) {
  const sections = useFieldArray({ control, name, keyName: 'key' });
  // That the list is made of texts is known here, not to the types of forms.
  const texts = control as unknown as Control<Record<string, string>>;
  const named = (text: string) => (of ? `${of} · ${text}` : text);
  const fieldOf = (at: number, part: 'heading' | 'html') => `${name}.${at}.${part}`;
  const add = () => {
    const taken = sections.fields as unknown as { id: string }[];
    const blank = { id: newSectionId(taken), heading: '', html: '' };
    sections.append(blank as unknown as FieldArray<Values, ArrayPath<Values>>);
  };
  return (
    <>
      {sections.fields.map(({ key }, at) => (
        <Panel
          key={key}
          title={named(m.console_site_section({ no: at + 1 }))}
          end={
            <>
              <IconButton
                icon={arrowUpIcon}
                label={named(m.console_site_section_up({ no: at + 1 }))}
                disabled={at === 0}
                onClick={() => sections.move(at, at - 1)}
              />
              <IconButton
                icon={trashIcon}
                label={named(m.console_site_section_remove({ no: at + 1 }))}
                disabled={sections.fields.length === least}
                onClick={() => sections.remove(at)}
              />
            </>
          }
        >
          <div className={styles.section}>
            <Bound control={texts} name={fieldOf(at, 'heading')}>
              {(field) => <TextField {...field} label={m.field_heading()} maxLength={60} required />}
            </Bound>
            <Bound control={texts} name={fieldOf(at, 'html')}>
              {(field) => <RichTextField {...field} label={m.field_body()} lang={lang} />}
            </Bound>
          </div>
        </Panel>
      ))}
      {sections.fields.length < maxSections && (
        <div>
          <Button icon={plusIcon} size="small" onClick={add}>
            {m.console_site_section_add()}
          </Button>
        </div>
      )}
    </>
  );
}
