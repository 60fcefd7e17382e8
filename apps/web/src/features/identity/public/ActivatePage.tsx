import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import ActivateForm from './activation/ActivateForm.island.tsx';

export function Component() {
  const aside = (
    <>
      <p>{m.activation_lost()}</p>
      <HelpAside />
    </>
  );
  return (
    <StepPage heading={m.activation_title()} aside={aside}>
      <PageHead title={[m.activation_title()]} noIndex />
      <ActivateForm lead={m.activation_lead()} loginHref={paths.loginAfterActivation()} />
    </StepPage>
  );
}
