import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

type OrderPlace = 'orders' | 'questions' | 'complaints';

interface OrderTabsProps {
  /** The user's own purchases, or the business of the user's shop. */
  of: 'PLACED' | 'RECEIVED';
  current: OrderPlace;
}

/** The orders, questions and complaints of one side. */
export function OrderTabs({ of, current }: OrderTabsProps) {
  const hrefOf = of === 'PLACED' ? paths.myOrders : paths.receivedOrders;
  return (
    <TabLinks
      label={of === 'PLACED' ? m.order_placed_title() : m.order_received_title()}
      currentKey={current}
      items={[
        { key: 'orders', href: hrefOf(), text: m.order_thing() },
        { key: 'questions', href: hrefOf({ view: 'questions' }), text: m.shop_questions() },
        { key: 'complaints', href: hrefOf({ view: 'complaints' }), text: m.shop_complaints() },
      ]}
    />
  );
}
