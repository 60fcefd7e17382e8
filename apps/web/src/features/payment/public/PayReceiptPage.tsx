import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { NeedsScript } from '../../identity/shared/form/NeedsScript.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import PayReceipt from './receipt/PayReceipt.island.tsx';

/** The receipt as a printable sheet; without the site's frame, since it is printed. */
export function Component() {
  const { parkName, company } = useSiteSetting();
  return (
    <main id="main">
      <PageHead title={[m.pay_receipt_title()]} noIndex />
      <NeedsScript />
      <PayReceipt parkName={parkName} company={company} />
    </main>
  );
}
