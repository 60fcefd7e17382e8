import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export const VentureTabs = ({ current }: { current: 'ventures' | 'introductions' | 'rooms' }) => (
  <TabLinks
    label={m.venture_own_title()}
    currentKey={current}
    items={[
      { key: 'ventures', href: paths.ownVentures(), text: m.venture_tab_own() },
      {
        key: 'introductions',
        href: paths.ownVentures({ view: 'introductions' }),
        text: m.venture_tab_introductions(),
      },
      { key: 'rooms', href: paths.ownVentures({ view: 'rooms' }), text: m.venture_tab_rooms() },
    ]}
  />
);
