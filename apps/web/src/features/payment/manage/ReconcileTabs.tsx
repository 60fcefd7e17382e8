import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function ReconcileTabs({ current }: { current: 'days' | 'bank' | 'doubt' | 'ledger' }) {
  return (
    <TabLinks
      label={m.pay_reconcile()}
      currentKey={current}
      items={[
        { key: 'days', href: paths.manageReconcile(), text: m.pay_view_days() },
        { key: 'bank', href: paths.manageReconcile({ view: 'bank' }), text: m.pay_view_bank() },
        { key: 'doubt', href: paths.manageReconcile({ view: 'doubt' }), text: m.pay_view_doubt() },
        { key: 'ledger', href: paths.manageReconcile({ view: 'ledger' }), text: m.pay_view_ledger() },
      ]}
    />
  );
}
