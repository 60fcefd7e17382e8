import { paths } from '../../../paths.ts';
import { identity_audit_title } from '../../../platform/i18n/paraglide/messages.js';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import AuditView from './admission/AuditView.island.tsx';
import { HelpAside } from './form/HelpAside.tsx';
import { StepPage } from './form/StepPage.tsx';

export function Component() {
  return (
    <StepPage heading={identity_audit_title()} aside={<HelpAside />}>
      <PageHead title={[identity_audit_title()]} />
      <AuditView entryHref={paths.msgEntry()} loginHref={paths.login()} />
    </StepPage>
  );
}
