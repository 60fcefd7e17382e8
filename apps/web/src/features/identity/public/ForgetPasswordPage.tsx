import { paths } from '../../../paths.ts';
import { identity_forgot_lead, identity_forgot_title } from '../../../platform/i18n/paraglide/messages.js';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import CheckPhoneForm from './recovery/CheckPhoneForm.island.tsx';

export function Component() {
  return (
    <StepPage heading={identity_forgot_title()} aside={<HelpAside />}>
      <PageHead title={[identity_forgot_title()]} noIndex />
      <CheckPhoneForm lead={identity_forgot_lead()} nextHref={paths.changePassword()} />
    </StepPage>
  );
}
