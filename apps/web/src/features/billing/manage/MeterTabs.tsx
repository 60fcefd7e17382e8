import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function MeterTabs({ current }: { current: 'readings' | 'meters' | 'anomalies' }) {
  return (
    <TabLinks
      label={m.billing_meter_manage()}
      currentKey={current}
      items={[
        { key: 'readings', href: paths.manageMeters(), text: m.billing_tab_readings() },
        { key: 'meters', href: paths.manageMeters({ view: 'meters' }), text: m.billing_tab_meters() },
        {
          key: 'anomalies',
          href: paths.manageMeters({ view: 'anomalies' }),
          text: m.billing_tab_anomalies(),
        },
      ]}
    />
  );
}
