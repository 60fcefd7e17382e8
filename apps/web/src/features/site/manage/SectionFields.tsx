import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { RichTextInput } from '../../../platform/form/RichTextInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { arrowUpIcon } from '../../../ui/icon/shapes/arrow-up.ts';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from './Site.module.css';
import { newSectionId } from './site-form.ts';

const maxSections = 20;

interface SectionFieldsProps {
  /** The form path of a list of sections, each `{ id, heading, html }`. */
  name: string;
  lang: Language;
  /** The number of sections that cannot be removed. */
  least: number;
  /** What the sections belong to, if the page has several lists of them. */
  of?: string;
}

interface Section {
  id: string;
  heading: string;
  html: string;
}

/** Edits, orders, adds and removes the sections of a page. */
export function SectionFields({ name, lang, least, of }: SectionFieldsProps) {
  const sections = useFieldArray<Record<string, Section[]>, string, 'key'>({ name, keyName: 'key' });
  const named = (text: string) => (of ? `${of} · ${text}` : text);
  const add = () => sections.append({ id: newSectionId(sections.fields), heading: '', html: '' });
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
            <TextInput name={`${name}.${at}.heading`} />
            <RichTextInput name={`${name}.${at}.html`} lang={lang} />
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
