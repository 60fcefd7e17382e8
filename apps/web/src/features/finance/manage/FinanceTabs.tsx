import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export const FinanceTabs = ({ current }: { current: 'institutions' | 'products' | 'financing' }) => (
  <TabLinks
    label={m.finance_manage_title()}
    currentKey={current}
    items={[
      { key: 'institutions', href: paths.manageFinance(), text: m.finance_institutions() },
      { key: 'products', href: paths.manageFinance({ view: 'products' }), text: m.finance_products() },
      { key: 'financing', href: paths.manageFinance({ view: 'financing' }), text: m.log_entity_financing() },
    ]}
  />
);
