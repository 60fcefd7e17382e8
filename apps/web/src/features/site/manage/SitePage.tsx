import { paths } from '../../../paths.ts';
import {
  console_guide_edit,
  console_site,
  console_site_note,
  console_statement_edit,
} from '../../../platform/i18n/paraglide/messages.js';
import { Answered } from '../../../platform/member/Answered.tsx';
import { useFormKey } from '../../../platform/member/form/use-form-key.ts';
import { PageTitle } from '../../../platform/member/PageTitle.tsx';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { SiteForm } from './SiteForm.tsx';
import { settingsKey } from './site-form.ts';

/** Who runs the portal, how it looks, and what it says of itself. */
export function Component() {
  const settings = useEndpoint(settingsKey, {}, { quiet: true });
  const form = useFormKey('site', settings.data?.version);
  return (
    <>
      <PageTitle
        title={console_site()}
        note={console_site_note()}
        actions={
          <>
            <ButtonLink href={paths.manageGuide()}>{console_guide_edit()}</ButtonLink>
            <ButtonLink href={paths.manageStatement()}>{console_statement_edit()}</ButtonLink>
          </>
        }
      />
      <Answered of={settings} lines={16}>
        {(data) => <SiteForm key={form.key} settings={data} saving={form.saving} />}
      </Answered>
    </>
  );
}
