import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { HelpAside } from '../shared/form/HelpAside.tsx';
import { StepPage } from '../shared/form/StepPage.tsx';
import { NoCodeNotice } from './NoCodeNotice.tsx';
import UpdatePhone from './phone/UpdatePhone.island.tsx';

export function Component() {
  const aside = (
    <>
      <h2>{m.identity_phone_lost()}</h2>
      <p>{m.identity_phone_lost_text()}</p>
      <HelpAside />
    </>
  );
  return (
    <StepPage heading={m.identity_phone_change()} aside={aside}>
      <PageHead title={[m.identity_phone_change()]} noIndex />
      <NoCodeNotice />
      <UpdatePhone
        loginHref={paths.login(paths.updatePhone())}
        homeHref={paths.home()}
        centreHref={paths.personPreserve()}
      />
    </StepPage>
  );
}
