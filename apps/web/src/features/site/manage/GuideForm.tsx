import { guideContent } from '@portal/contract/site/manage';
import * as m from '@portal/texts/messages';
import type { FormKey } from '../../../platform/form/use-form-key.ts';
import { GuideFields } from './GuideFields.tsx';
import { faultyGuide, type GuideSettings, guideKey } from './guide-form.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { settingsKey } from './site-form.ts';
import { statementsKey } from './statement-form.ts';
import { useSettingsForm } from './use-settings-form.ts';

interface GuideFormProps {
  settings: GuideSettings;
  saving: FormKey['saving'];
}

/** The guide in all languages, saved together. */
export function GuideForm({ settings, saving }: GuideFormProps) {
  const editing = useSettingsForm({
    name: 'admission-guide',
    call: 'POST /api/siteManage/guide/save',
    schema: guideContent,
    settings,
    saving,
    done: m.console_guide_saved(),
    invalidates: [guideKey, settingsKey, statementsKey],
    faultyLanguage: faultyGuide,
  });
  return (
    <SettingsForm
      editing={editing}
      textsOf={(lang) => <GuideFields lang={lang} templates={settings.templates} />}
    />
  );
}
