import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { PayFrame } from './PayFrame.tsx';
import PayResult from './result/PayResult.island.tsx';

export function Component() {
  return (
    <PayFrame>
      <PageHead title={[m.pay_result_title()]} noIndex />
      <PayResult />
    </PayFrame>
  );
}
