import type { SiteContent } from '@portal/contract/site-manage';
import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import styles from './Site.module.css';

const maxFilings = 4;

/** Hotlines, and the footer's links to public registers. */
export function ContactFields() {
  const filings = useFieldArray<SiteContent, 'common.filings'>({ name: 'common.filings' });
  return (
    <>
      <FormSection title={m.console_site_contact()} columns={3}>
        <TextInput name="common.hotline" />
        <TextInput name="common.serviceHours" />
        <TextInput name="common.dutyPhone" label={m.console_site_duty()} />
      </FormSection>
      <FormSection title={m.console_site_filings()} columns={1}>
        {filings.fields.map(({ id }, at) => (
          <div key={id} className={styles.filing}>
            <TextInput name={`common.filings.${at}.text`} label={m.console_site_filing_text()} />
            <TextInput name={`common.filings.${at}.url`} label={m.console_site_filing_url()} type="url" />
            <IconButton
              icon={trashIcon}
              label={m.console_site_filing_remove({ no: at + 1 })}
              onClick={() => filings.remove(at)}
            />
          </div>
        ))}
        {filings.fields.length < maxFilings && (
          <div>
            <Button
              icon={plusIcon}
              size="small"
              onClick={() => filings.append({ text: '', url: 'https://' })}
            >
              {m.console_site_filing_add()}
            </Button>
          </div>
        )}
      </FormSection>
    </>
  );
}
