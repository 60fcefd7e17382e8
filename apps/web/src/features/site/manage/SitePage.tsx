import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { SiteForm } from './SiteForm.tsx';
import { settingsKey } from './site-form.ts';

/** The operator of the portal, its appearance, and its self-description. */
export function Component() {
  return (
    <SettingsPage
      of={settingsKey}
      title={m.console_site()}
      note={m.console_site_note()}
      actions={
        <>
          <ButtonLink href={paths.manageGuide()}>{m.console_guide_edit()}</ButtonLink>
          <ButtonLink href={paths.manageStatement()}>{m.console_statement_edit()}</ButtonLink>
        </>
      }
    >
      {(settings, { key, saving }) => <SiteForm key={key} settings={settings} saving={saving} />}
    </SettingsPage>
  );
}
