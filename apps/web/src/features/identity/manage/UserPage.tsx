import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { userPlusIcon } from '../../../ui/icon/shapes.ts';
import { statusNames, typeNames } from '../shared/user-words.ts';
import { UserTabs } from './UserTabs.tsx';
import { useRoleChoice } from './use-role-choice.ts';
import { userColumns } from './user-columns.tsx';

const AppealList = lazy(async () => ({ default: (await import('./appeal/AppealList.tsx')).AppealList }));
const NewOperator = lazy(async () => ({ default: (await import('./NewOperator.tsx')).NewOperator }));
const UserDrawer = lazy(async () => ({ default: (await import('./UserDrawer.tsx')).UserDrawer }));

const types = ['200', '100', '900'] as const;
const statuses = ['NORMAL', 'FROZEN', 'CANCELLED'] as const;

/** Accounts, and appeals for a change of phone number. */
export function Component() {
  const [search] = useSearchParams();
  return <Suspense>{search.get('tab') === 'appeals' ? <AppealList /> : <UserList />}</Suspense>;
}

/** Every account; one can be opened in a drawer. */
function UserList() {
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const roles = useRoleChoice();
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'accountType',
        label: m.operator_user_type(),
        options: [
          { value: '', text: m.input_all_masculine() },
          ...types.map((type) => ({ value: type, text: typeNames[type]() })),
        ],
      },
      { kind: 'text', name: 'keyword', label: m.operator_user_keyword() },
      {
        kind: 'choice',
        name: 'status',
        label: m.field_state(),
        options: statuses.map((status) => ({ value: status, text: statusNames[status]() })),
      },
      {
        kind: 'choice',
        name: 'roleCode',
        label: m.operator_user_role(),
        options: roles,
      },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="users"
      title={m.operator_user_title()}
      note={m.operator_user_note()}
      lead={<UserTabs current="users" />}
      endpoint="GET /api/userManage/user/queryList"
      exportFrom="GET /api/userManage/user/export"
      query={query}
      columns={userColumns((user) => query.hrefWith({ user }))}
      rowKey={({ userId }) => userId}
      bulk={{ nameOf: ({ name }) => name }}
      empty={{ title: m.operator_user_empty() }}
      actions={
        <Button variant="main" icon={userPlusIcon} onClick={() => setIsAdding(true)}>
          {m.operator_user_add()}
        </Button>
      }
    >
      <DetailPane query={query} name="user">
        {(id, close) => <UserDrawer id={id} onClose={close} />}
      </DetailPane>
      <Suspense>
        {isAdding && (
          <NewOperator
            onClose={() => setIsAdding(false)}
            onEntered={(user) => void navigate(query.hrefWith({ user }), { preventScrollReset: true })}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
