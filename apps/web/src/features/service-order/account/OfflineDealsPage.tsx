import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { plusIcon } from '../../../ui/icon/shapes.ts';
import { OrderList } from './OrderList.tsx';

const DealForm = lazy(async () => ({ default: (await import('./DealForm.tsx')).DealForm }));

/** Deals made offline, as either side. */
export function Component() {
  const register = (
    <ButtonLink href={paths.offlineDeals({ deal: 'new' })} variant="main" icon={plusIcon} keepScroll>
      {m.order_register()}
    </ButtonLink>
  );
  return (
    <OrderList
      view="OFFLINE"
      title={m.order_deals_title()}
      note={m.order_deals_note()}
      other={m.order_other_side()}
      actions={register}
      empty={{ title: m.order_deals_empty(), text: m.order_deals_empty_text(), action: register }}
      opensPane={(query) => (
        <DetailPane query={query} name="deal">
          {(_id, close) => <DealForm onClose={close} />}
        </DetailPane>
      )}
    />
  );
}
