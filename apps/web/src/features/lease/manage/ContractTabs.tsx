import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useUser } from '../../../platform/account/use-user.ts';
import { rolesOf } from '../../../platform/client-state/stored-user.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

/** Whether the user drafts contracts and answers requests; others only read and settle. */
export const useIsOfficer = (): boolean =>
  rolesOf(useUser()).some(({ roleCode }) => roleCode === 'OP_PROPERTY');

export function ContractTabs({ current }: { current: 'contracts' | 'requests' }) {
  if (!useIsOfficer()) return null;
  return (
    <TabLinks
      label={m.lease_manage_title()}
      currentKey={current}
      items={[
        { key: 'contracts', href: paths.manageContracts(), text: m.lease_tab_contracts() },
        {
          key: 'requests',
          href: paths.manageContracts({ view: 'requests' }),
          text: m.lease_tab_requests(),
        },
      ]}
    />
  );
}
