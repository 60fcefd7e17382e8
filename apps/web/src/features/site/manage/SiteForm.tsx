import { siteContent } from '@portal/contract/site/manage';
import * as m from '@portal/texts/messages';
import type { FormKey } from '../../../platform/form/use-form-key.ts';
import { ContactFields } from './ContactFields.tsx';
import { guideKey } from './guide-form.ts';
import { LanguageTexts } from './LanguageTexts.tsx';
import { LookFields } from './LookFields.tsx';
import { SafetyPersonFields } from './SafetyPersonFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { faultyLanguage, type SiteSettings, settingsKey } from './site-form.ts';
import { statementsKey } from './statement-form.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface SiteFormProps {
  settings: SiteSettings;
  saving: FormKey['saving'];
}

/** All settings in one form, saved together. */
export function SiteForm({ settings, saving }: SiteFormProps) {
  const editing = useSettingsForm({
    name: 'site-settings',
    call: 'POST /api/siteManage/site/save',
    schema: siteContent,
    settings,
    saving,
    done: ({ weatherUnchecked }) =>
      weatherUnchecked ? m.console_site_saved_unchecked() : m.console_site_saved(),
    invalidates: [settingsKey, guideKey, statementsKey, 'GET /api/siteManage/site/queryDetail'],
    faultyLanguage,
  });
  return (
    <SettingsForm editing={editing} textsOf={(lang) => <LanguageTexts lang={lang} />}>
      <ContactFields />
      <SafetyPersonFields />
      <LookFields />
    </SettingsForm>
  );
}
