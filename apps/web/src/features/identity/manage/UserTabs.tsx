import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

/** Accounts and appeals, with the number of open appeals. */
export function UserTabs({ current }: { current: 'users' | 'appeals' }) {
  const { data } = useQueryOf(
    'GET /api/userManage/phoneAppeal/queryList',
    { state: 'PENDING', pageSize: 1 },
    { quiet: true },
  );
  return (
    <Text as="div" below={16}>
      <TabLinks
        label={m.operator_user_tabs()}
        currentKey={current}
        items={[
          { key: 'users', href: paths.manageUsers(), text: m.operator_user_tab() },
          {
            key: 'appeals',
            href: paths.manageUsers({ tab: 'appeals' }),
            text: m.operator_appeal_tab(),
            ...(data ? { count: data.total } : {}),
          },
        ]}
      />
    </Text>
  );
}
