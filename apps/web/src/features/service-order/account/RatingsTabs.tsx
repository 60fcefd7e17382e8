import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export const RatingsTabs = ({ current }: { current: 'received' | 'given' | 'write' }) => (
  <TabLinks
    label={m.order_ratings_title()}
    currentKey={current}
    items={[
      { key: 'received', href: paths.myRatings(), text: m.order_received_ratings() },
      { key: 'given', href: paths.myRatings({ view: 'given' }), text: m.order_given_ratings() },
      { key: 'write', href: paths.myRatings({ view: 'write' }), text: m.order_to_write() },
    ]}
  />
);
