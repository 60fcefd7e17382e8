import { paths } from '../../../paths.ts';
import { identity_audit_title } from '../../../platform/i18n/paraglide/messages.js';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import AuditView from './admission/AuditView.island.tsx';

export function Component() {
  return (
    <StepPage heading={identity_audit_title()} aside={<HelpAside />}>
      <PageHead title={[identity_audit_title()]} noIndex />
      <AuditView entryHref={paths.msgEntry()} loginHref={paths.login()} />
    </StepPage>
  );
}
