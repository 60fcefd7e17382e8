import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function BillTabs({ current }: { current: 'bills' | 'runs' | 'hand' | 'fees' }) {
  return (
    <TabLinks
      label={m.billing_bill_manage()}
      currentKey={current}
      items={[
        { key: 'bills', href: paths.manageBills(), text: m.billing_tab_bills() },
        { key: 'runs', href: paths.manageBills({ view: 'runs' }), text: m.billing_tab_runs() },
        { key: 'hand', href: paths.manageBills({ view: 'hand' }), text: m.charge_by_hand() },
        { key: 'fees', href: paths.manageBills({ view: 'fees' }), text: m.billing_tab_fees() },
      ]}
    />
  );
}
