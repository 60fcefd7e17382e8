import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import ResetPasswordForm from './recovery/ResetPasswordForm.island.tsx';

export function Component() {
  return (
    <StepPage heading={m.identity_reset_title()} aside={<HelpAside />}>
      <PageHead title={[m.identity_reset_title()]} noIndex />
      <ResetPasswordForm startHref={paths.forgetPassword()} doneHref={paths.passwordChanged('recovered')} />
    </StepPage>
  );
}
