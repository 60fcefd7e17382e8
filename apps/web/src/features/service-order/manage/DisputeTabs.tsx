import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export const DisputeTabs = ({
  current,
}: {
  current: 'disputes' | 'ratings' | 'questions' | 'complaints';
}) => (
  <TabLinks
    label={m.order_disputes()}
    currentKey={current}
    items={[
      { key: 'disputes', href: paths.manageDisputes(), text: m.order_disputes() },
      { key: 'ratings', href: paths.manageDisputes({ view: 'ratings' }), text: m.order_hide_requests() },
      { key: 'questions', href: paths.manageDisputes({ view: 'questions' }), text: m.shop_questions() },
      { key: 'complaints', href: paths.manageDisputes({ view: 'complaints' }), text: m.shop_complaints() },
    ]}
  />
);
