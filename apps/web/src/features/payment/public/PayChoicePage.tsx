import * as m from '@portal/texts/messages';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import PayChoice from './choice/PayChoice.island.tsx';
import { PayFrame } from './PayFrame.tsx';

export function Component() {
  return (
    <PayFrame>
      <PageHead title={[m.pay_choice_title()]} noIndex />
      <PayChoice />
    </PayFrame>
  );
}
