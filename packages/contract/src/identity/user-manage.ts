import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { operatorRoles } from '../operator-role.ts';
import { auditStatuses, memberRoles, roleInfo, userTypes } from './fields.ts';
import { roleGrant } from './role-manage.ts';
import { userEvents, userStatuses } from './user.ts';

const byAdmin = { tag: 'identity', access: ['OP_ADMIN'] } as const;

const userRow = z.object({
  userId: id,
  loginName: z.string(),
  name: z.string(),
  /** First three and last four digits. */
  phoneNumber: z.string(),
  userType: z.enum(userTypes),
  roleInfos: z.array(roleInfo.pick({ roleCode: true, roleName: true })),
  enterpriseName: z.string().nullable(),
  status: z.enum(userStatuses),
  statusReason: z.string().nullable(),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type ManagedUserRow = z.infer<typeof userRow>;

/** Filter of the list of accounts. */
const userFilter = z.object({
  /** Not named `userType`, because every call carries its caller's under that name. */
  accountType: kindOf(m.field_user_type, userTypes).optional(),
  status: kindOf(m.field_state, userStatuses).optional(),
  roleCode: oneOf(m.field_role, operatorRoles).optional(),
  /** Matches the login name, the name, or the end of a phone number. */
  keyword: keyword.optional(),
});

export const userQueryList = call.read(byAdmin, '/api/userManage/user/queryList', {
  summary: 'Lists the accounts, newest first.',
  input: userFilter.extend({ sort: sortedBy('created', 'lastLogin').default('-created'), ...paging }),
  output: pageOfTabs(userRow, userTypes),
});

export const userExport = call.sheet(byAdmin, '/api/userManage/user/export', {
  summary: 'Exports the filtered accounts as a spreadsheet, with masked numbers.',
  input: userFilter,
});

const managedUser = userRow.omit({ enterpriseName: true }).extend({
  /** Unmasked, as administrators may have to call the holder. */
  phoneNumber: z.string(),
  email: z.string().nullable(),
  auditStatus: z.enum(auditStatuses),
  passwordSetAt: instant,
  /** Wrong passwords since the last successful login. */
  failures: z.int(),
  lockedUntil: instant.nullable(),
  enterprises: z.array(
    z.object({
      enterpriseId: id,
      name: z.string(),
      memberRole: z.enum(memberRoles),
      isCurrent: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.object({
      sessionId: id,
      deviceName: z.string(),
      ip: z.string(),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
  /** The 20 most recent logins. */
  logins: z.array(z.object({ at: instant, ip: z.string(), deviceName: z.string() })),
  roleGrants: z.array(roleGrant),
  actions: abilities([...userEvents, 'grantRole', 'revokeRole', 'viewAs', 'activate']),
});
export type ManagedUser = z.infer<typeof managedUser>;

export const userQueryDetail = call.detail(byAdmin, '/api/userManage/user/queryDetail', {
  summary: 'Returns an account with its sessions, logins, memberships and roles.',
  output: managedUser,
});
