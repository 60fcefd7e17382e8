import * as m from '@portal/texts/messages';
import { GuideForm } from './GuideForm.tsx';
import { guideKey } from './guide-form.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** The public page 入驻指南 in every language; it redirects logged-in users, so there is no link to it. */
export function Component() {
  return (
    <SettingsPage of={guideKey} title={m.console_guide()} note={m.console_guide_note()}>
      {(settings, { key, saving }) => <GuideForm key={key} settings={settings} saving={saving} />}
    </SettingsPage>
  );
}
