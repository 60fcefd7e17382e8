import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { HelpAside } from '../../identity/shared/form/HelpAside.tsx';
import { StepPage } from '../../identity/shared/form/StepPage.tsx';
import AuditView from './admission/AuditView.island.tsx';

export function Component() {
  return (
    <StepPage heading={m.identity_audit_title()} aside={<HelpAside />}>
      <PageHead title={[m.identity_audit_title()]} noIndex />
      <AuditView entryHref={paths.msgEntry()} loginHref={paths.login()} />
    </StepPage>
  );
}
