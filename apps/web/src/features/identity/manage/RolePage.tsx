import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { GrantList } from './role/GrantList.tsx';
import { MenuDesk } from './role/MenuDesk.tsx';

/** The menus of every identity and role, and the roles waiting for a second administrator. */
export function Component() {
  const [search] = useSearchParams();
  const isGrants = search.get('tab') === 'grants';
  const { data } = useQueryOf(
    'GET /api/userManage/roleGrant/queryList',
    { state: 'PENDING', pageSize: 1 },
    { quiet: true },
  );
  return (
    <>
      <PageTitle
        title={m.operator_role_title()}
        note={m.operator_role_note()}
        inLine
        aside={
          <TabLinks
            label={m.operator_user_tabs()}
            currentKey={isGrants ? 'grants' : 'menus'}
            items={[
              { key: 'menus', href: paths.manageRoles(), text: m.operator_role_menus() },
              {
                key: 'grants',
                href: paths.manageRoles({ tab: 'grants' }),
                text: m.operator_role_grants(),
                ...(data ? { count: data.total } : {}),
              },
              { key: 'custom', href: paths.manageCustomRoles(), text: m.custom_role_title() },
            ]}
          />
        }
      />
      {isGrants ? <GrantList /> : <MenuDesk />}
    </>
  );
}
