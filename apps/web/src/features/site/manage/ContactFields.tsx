import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Bound } from '../../../platform/form/Bound.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../ui/icon/shapes/trash.ts';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './Site.module.css';
import type { SiteControl } from './site-form.ts';

const maxFilings = 4;

/** Hotlines, and the lines of the footer that lead to public registers. */
export function ContactFields({ control }: { control: SiteControl }) {
  const filings = useFieldArray({ control, name: 'common.filings' });
  return (
    <>
      <FormSection title={m.console_site_contact()} columns={3}>
        <Bound control={control} name="common.hotline">
          {(field) => <TextField {...field} label={m.field_hotline()} maxLength={20} required />}
        </Bound>
        <Bound control={control} name="common.serviceHours">
          {(field) => <TextField {...field} label={m.field_service_hours()} maxLength={40} />}
        </Bound>
        <Bound control={control} name="common.dutyPhone">
          {(field) => <TextField {...field} label={m.console_site_duty()} maxLength={20} />}
        </Bound>
      </FormSection>
      <FormSection title={m.console_site_filings()} columns={1}>
        {filings.fields.map(({ id }, at) => (
          <div key={id} className={styles.filing}>
            <Bound control={control} name={`common.filings.${at}.text`}>
              {(field) => (
                <TextField {...field} label={m.console_site_filing_text()} maxLength={60} required />
              )}
            </Bound>
            <Bound control={control} name={`common.filings.${at}.url`}>
              {(field) => <TextField {...field} label={m.console_site_filing_url()} type="url" required />}
            </Bound>
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
