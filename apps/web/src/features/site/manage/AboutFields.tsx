import type { Language } from '@portal/contract/fields';
import { useFieldArray } from 'react-hook-form';
import {
  console_site_about,
  console_site_about_summary,
  console_site_about_title,
  console_site_section,
  console_site_section_add,
  console_site_section_heading,
  console_site_section_remove,
  console_site_section_text,
  console_site_section_up,
} from '../../../platform/i18n/paraglide/messages.js';
import { Bound } from '../../../platform/member/form/Bound.tsx';
import { RichTextField } from '../../../platform/rich-text/RichTextField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { arrowUpIcon } from '../../../ui/icon/shapes/arrow-up.ts';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './Site.module.css';
import { newSectionId, type SiteControl } from './site-form.ts';

const mostSections = 20;

/** The page 关于我们 in one language, section by section. */
export function AboutFields({ control, lang }: { control: SiteControl; lang: Language }) {
  const name = `about.${lang}.sections` as const;
  const sections = useFieldArray({ control, name, keyName: 'key' });
  return (
    <FormSection title={console_site_about()} columns={1}>
      <Bound {...{ control, name: `about.${lang}.title` }}>
        {(field) => <TextField {...field} label={console_site_about_title()} maxLength={60} required />}
      </Bound>
      <Bound {...{ control, name: `about.${lang}.summary` }}>
        {(field) => <TextField {...field} label={console_site_about_summary()} maxLength={300} />}
      </Bound>
      {sections.fields.map(({ key }, at) => (
        <Panel
          key={key}
          title={console_site_section({ no: at + 1 })}
          end={
            <>
              <IconButton
                icon={arrowUpIcon}
                label={console_site_section_up({ no: at + 1 })}
                disabled={at === 0}
                onClick={() => sections.move(at, at - 1)}
              />
              <IconButton
                icon={trashIcon}
                label={console_site_section_remove({ no: at + 1 })}
                disabled={sections.fields.length === 1}
                onClick={() => sections.remove(at)}
              />
            </>
          }
        >
          <div className={styles.section}>
            <Bound {...{ control, name: `${name}.${at}.heading` }}>
              {(field) => (
                <TextField {...field} label={console_site_section_heading()} maxLength={60} required />
              )}
            </Bound>
            <Bound {...{ control, name: `${name}.${at}.html` }}>
              {(field) => <RichTextField {...field} label={console_site_section_text()} lang={lang} />}
            </Bound>
          </div>
        </Panel>
      ))}
      {sections.fields.length < mostSections && (
        <div>
          <Button
            icon={plusIcon}
            size="small"
            onClick={() => sections.append({ id: newSectionId(sections.fields), heading: '', html: '' })}
          >
            {console_site_section_add()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
