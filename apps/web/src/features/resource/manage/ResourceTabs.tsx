import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function ResourceTabs({ current }: { current: 'bookings' | 'requests' | 'resources' }) {
  return (
    <TabLinks
      label={m.resource_manage_title()}
      currentKey={current}
      items={[
        { key: 'bookings', href: paths.manageResources(), text: m.resource_booking() },
        { key: 'requests', href: paths.manageResources({ view: 'requests' }), text: m.resource_request() },
        {
          key: 'resources',
          href: paths.manageResources({ view: 'resources' }),
          text: m.resource_resources(),
        },
      ]}
    />
  );
}
