import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { OrderList } from './OrderList.tsx';

/** What an enterprise’s shop has been asked for. */
export function Component() {
  return (
    <OrderList
      view="RECEIVED"
      cards="RECEIVED"
      title={m.order_received_title()}
      note={m.order_received_note()}
      other={m.order_buyer()}
      empty={{
        title: m.order_received_empty(),
        text: m.order_received_empty_text(),
        action: <ButtonLink href={paths.releaseService()}>{m.market_own_title()}</ButtonLink>,
      }}
    />
  );
}
