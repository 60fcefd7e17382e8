import { menuQueryTree, menuSave, menuSort } from '@portal/contract/identity/menu-manage';
import {
  operatorSave,
  roleGrantOperate,
  roleGrantQueryList,
  roleGrantSubmit,
  roleQueryList,
  roleRevoke,
} from '@portal/contract/identity/role-manage';
import { userExport, userQueryDetail, userQueryList } from '@portal/contract/identity/user-manage';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { listEntries } from '../menu/list-entries.ts';
import { saveEntry } from '../menu/save-entry.ts';
import { sortEntries } from '../menu/sort-entries.ts';
import { enterOperator } from '../role/enter-operator.ts';
import { listRoles } from '../role/list-roles.ts';
import { operateRoleGrant } from '../role/operate-role-grant.ts';
import { requestRole } from '../role/request-role.ts';
import { revokeRole } from '../role/revoke-role.ts';
import { countGrants, listGrants } from '../role/role-grant.queries.ts';
import { viewGrant } from '../role/role-grant.view.ts';
import { getManagedUser } from './get-managed-user.ts';
import { countUsers, listUsers } from './user-list.queries.ts';
import { userColumns, viewUserRow } from './user-row.view.ts';

/** The administrators' endpoints for accounts, roles and menus. */
export function manageUserRoutes(deps: Deps, pages: readonly string[]): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(userQueryList, (ctx, input) =>
      pageOfTabs(
        input,
        listUsers(ctx.db, ctx.now, input),
        { counts: countUsers(ctx.db, input), tab: input.accountType },
        viewUserRow,
      ),
    ),
    bindRaw(userExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '用户',
        entity: 'user',
        filter: input,
        columns: userColumns,
        count: (tx) => countOfTab(countUsers(tx, input), input.accountType),
        read: (tx, page) => listUsers(tx, ctx.now, { ...input, ...page, sort: '-created' }),
      }),
    ),
    bind(userQueryDetail, getManagedUser),
    bind(roleQueryList, () => listRoles(db, pages)),
    bind(roleGrantQueryList, ({ actor }, input) =>
      pageOfTabs(input, listGrants(db, input), { counts: countGrants(db, input), tab: input.state }, (row) =>
        viewGrant(row, actor),
      ),
    ),
    bind(roleGrantSubmit, requestRole),
    bind(roleGrantOperate, operateRoleGrant),
    bind(roleRevoke, revokeRole),
    bind(operatorSave, enterOperator),
    bind(menuQueryTree, (_ctx, input) => listEntries(db, pages, input.tree)),
    bind(menuSave, (ctx, input) => saveEntry({ ...ctx, pages }, input)),
    bind(menuSort, (ctx, input) => sortEntries({ ...ctx, pages }, input)),
  ];
}
