import type { UserStatus } from '@portal/contract/identity/user';
import type { ManagedUserRow } from '@portal/contract/identity/user-manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import type { UserType } from '../../../platform/session/actor.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { UserListRow } from './user-list.queries.ts';

const rolesOf = ({ user, held }: UserListRow) => [
  ...user.operatorRoles.map((roleCode) => ({ roleCode, roleName: operatorRoleLabels[roleCode]() })),
  ...held,
];

export function viewUserRow(row: UserListRow): ManagedUserRow {
  const { user, enterpriseName } = row;
  const { id, loginName, name, userType, status, statusReason, version } = user;
  return {
    userId: id,
    loginName,
    name,
    userType,
    status,
    statusReason,
    version,
    enterpriseName,
    phoneNumber: maskPhone(user.phoneNumber),
    roleInfos: rolesOf(row),
    lastLoginAt: user.lastLoginAt?.getTime() ?? null,
    createdAt: user.createdAt.getTime(),
  };
}

const typeLabels: Record<UserType, string> = { '100': '个人', '200': '企业', '900': '运营' };
const statusLabels: Record<UserStatus, string> = { NORMAL: '正常', FROZEN: '已冻结', CANCELLED: '已注销' };

export const userColumns: SheetColumn<UserListRow>[] = [
  { head: '登录名', value: ({ user }) => user.loginName },
  { head: '姓名', width: 12, value: ({ user }) => user.name },
  { head: '手机号', value: ({ user }) => maskPhone(user.phoneNumber) },
  { head: '类型', width: 8, value: ({ user }) => typeLabels[user.userType] },
  {
    head: '角色',
    width: 24,
    value: (row) =>
      rolesOf(row)
        .map(({ roleName }) => roleName)
        .join('、'),
  },
  { head: '企业', width: 32, value: ({ enterpriseName }) => enterpriseName },
  { head: '状态', width: 10, value: ({ user }) => statusLabels[user.status] },
  { head: '最近登录', width: 20, value: ({ user }) => user.lastLoginAt },
  { head: '注册时间', width: 20, value: ({ user }) => user.createdAt },
];
