import type { Language } from '@portal/contract/fields';
import {
  console_site_about,
  console_site_about_summary,
  console_site_about_title,
} from '../../../platform/i18n/paraglide/messages.js';
import { Bound } from '../../../platform/member/form/Bound.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { SectionFields } from './SectionFields.tsx';
import type { SiteControl } from './site-form.ts';

/** The page 关于我们 in one language, section by section. */
export function AboutFields({ control, lang }: { control: SiteControl; lang: Language }) {
  return (
    <FormSection title={console_site_about()} columns={1}>
      <Bound {...{ control, name: `about.${lang}.title` }}>
        {(field) => <TextField {...field} label={console_site_about_title()} maxLength={60} required />}
      </Bound>
      <Bound {...{ control, name: `about.${lang}.summary` }}>
        {(field) => <TextField {...field} label={console_site_about_summary()} maxLength={300} />}
      </Bound>
      <SectionFields {...{ control, lang }} name={`about.${lang}.sections`} least={1} />
    </FormSection>
  );
}
