import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

interface PlaceTabsProps {
  of: 'RECEIVED' | 'SENT';
  current: 'projects' | 'services';
}

/** Recommended projects, and recommended services. */
export function PlaceTabs({ of, current }: PlaceTabsProps) {
  const hrefOf = of === 'RECEIVED' ? paths.receivedRecommends : paths.recommendRecord;
  return (
    <TabLinks
      label={of === 'RECEIVED' ? m.match_received_title() : m.match_record_title()}
      currentKey={current}
      items={[
        { key: 'projects', href: hrefOf(), text: m.match_tab_projects() },
        { key: 'services', href: hrefOf({ view: 'services' }), text: m.service_recommend_tab() },
      ]}
    />
  );
}
