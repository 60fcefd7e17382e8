import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function OrganizationTabs({ current }: { current: 'organizations' | 'members' | 'invites' }) {
  return (
    <TabLinks
      label={m.org_manage_title()}
      currentKey={current}
      items={[
        { key: 'organizations', href: paths.manageOrganizations(), text: m.org_organization() },
        { key: 'members', href: paths.manageOrganizations({ view: 'members' }), text: m.org_requests() },
        { key: 'invites', href: paths.manageOrganizations({ view: 'invites' }), text: m.org_invites() },
      ]}
    />
  );
}
