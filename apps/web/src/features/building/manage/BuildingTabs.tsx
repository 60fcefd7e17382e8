import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function BuildingTabs({ current }: { current: 'viewings' | 'units' | 'buildings' }) {
  return (
    <TabLinks
      label={m.building_manage_title()}
      currentKey={current}
      items={[
        { key: 'viewings', href: paths.manageBuildings(), text: m.building_tab_viewings() },
        { key: 'units', href: paths.manageBuildings({ view: 'units' }), text: m.field_units() },
        {
          key: 'buildings',
          href: paths.manageBuildings({ view: 'buildings' }),
          text: m.building_tab_buildings(),
        },
      ]}
    />
  );
}
