import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function RepairTabs({ current }: { current: 'board' | 'all' | 'assets' }) {
  return (
    <TabLinks
      label={m.repair_manage_title()}
      currentKey={current}
      items={[
        { key: 'board', href: paths.manageRepairs(), text: m.repair_board() },
        { key: 'all', href: paths.manageRepairs({ view: 'all' }), text: m.repair_all() },
        { key: 'assets', href: paths.manageRepairs({ view: 'assets' }), text: m.repair_assets() },
      ]}
    />
  );
}
