import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AccountDrawer } from './AccountDrawer.tsx';
import { UserActions } from './UserActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserLogins } from './UserLogins.tsx';
import { UserRoles } from './UserRoles.tsx';

/** Drawer with one account: its data, its sessions, and the available actions. */
export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/userManage/user/queryDetail', { id }, { quiet: true });
  return (
    <AccountDrawer
      answer={answer}
      title={m.operator_user_account()}
      accountOf={(user) => user}
      actionsOf={(user) => <UserActions user={user} />}
      onClose={onClose}
    >
      {(user) => (
        <Stack gap={24}>
          <UserFacts user={user} />
          {user.userType === '900' && <UserRoles user={user} />}
          <UserLogins user={user} />
        </Stack>
      )}
    </AccountDrawer>
  );
}
