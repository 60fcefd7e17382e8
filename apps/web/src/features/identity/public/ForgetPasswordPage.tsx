import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import { NoCodeNotice } from './NoCodeNotice.tsx';
import CheckPhoneForm from './recovery/CheckPhoneForm.island.tsx';

export function Component() {
  return (
    <StepPage heading={m.identity_forgot_title()} aside={<HelpAside />}>
      <PageHead title={[m.identity_forgot_title()]} noIndex />
      <NoCodeNotice action={<Link href={paths.activate()}>{m.activation_title()}</Link>} />
      <CheckPhoneForm lead={m.identity_forgot_lead()} nextHref={paths.changePassword()} />
    </StepPage>
  );
}
