import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { HelpAside } from '../../identity/shared/form/HelpAside.tsx';
import { StepPage } from '../../identity/shared/form/StepPage.tsx';
import EntryDone from './admission/EntryDone.island.tsx';

export function Component() {
  return (
    <StepPage heading={m.identity_sent_title()} step={3} aside={<HelpAside />}>
      <PageHead title={[m.identity_sent_title()]} noIndex />
      <EntryDone auditHref={paths.audit()} homeHref={paths.home()} />
    </StepPage>
  );
}
