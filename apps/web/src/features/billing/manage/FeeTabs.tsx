import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export const FeeTabs = ({ current }: { current: 'fees' | 'shares' }) => (
  <TabLinks
    label={m.charge_title()}
    currentKey={current}
    items={[
      { key: 'fees', href: paths.manageFees(), text: m.charge_tab_fees() },
      { key: 'shares', href: paths.manageFees({ view: 'shares' }), text: m.charge_split() },
    ]}
  />
);
