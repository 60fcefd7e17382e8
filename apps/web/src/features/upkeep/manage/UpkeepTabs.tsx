import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function UpkeepTabs({ current }: { current: 'calendar' | 'plans' | 'parts' }) {
  return (
    <TabLinks
      label={m.upkeep_title()}
      currentKey={current}
      items={[
        { key: 'calendar', href: paths.manageUpkeep(), text: m.upkeep_calendar() },
        { key: 'plans', href: paths.manageUpkeep({ view: 'plans' }), text: m.upkeep_plans() },
        { key: 'parts', href: paths.manageUpkeep({ view: 'parts' }), text: m.upkeep_parts() },
      ]}
    />
  );
}
