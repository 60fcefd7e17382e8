import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { ErrorFrame } from './errors/ErrorFrame.tsx';
import ReloadButton from './errors/ReloadButton.island.tsx';

/** Stored by the service worker, and shown in place of any page while offline. */
export function Component() {
  return (
    <ErrorFrame
      number={m.site_no_network_mark()}
      heading={m.site_no_network_heading()}
      text={m.site_no_network_text()}
      flower="orchid"
    >
      <PageHead title={[m.site_no_network_title()]} noIndex />
      <ReloadButton text={m.site_no_network_again()} />
    </ErrorFrame>
  );
}
