import { cookiePrefix, parseCookies } from './cookies.ts';

export const userFields = [
  'token',
  'enterpriseId',
  'userAccId',
  'userType',
  'roleInfos',
  'LOGIN',
  'SECURELOGIN',
  'phoneNumber',
  'loginName',
  'name',
  'auditStatus',
  'avatarFileId',
] as const;

export type UserField = (typeof userFields)[number];

/** The logged-in user as stored in the cookies: every field is a string, empty if unknown. */
export type StoredUser = Readonly<Record<UserField, string>>;

export interface RoleInfo {
  roleCode: string;
  roleName: string;
  enterpriseId?: string;
}

export function readUser(cookieHeader: string): StoredUser {
  const cookies = parseCookies(cookieHeader);
  const entries = userFields.map((field) => [field, cookies.get(cookiePrefix + field) ?? ''] as const);
  return Object.fromEntries(entries) as StoredUser;
}

/** How a field is stored: lists and objects as JSON, null and undefined as an empty string. */
export function storedText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

export function rolesOf(user: StoredUser): RoleInfo[] {
  try {
    const roles: unknown = JSON.parse(user.roleInfos);
    return Array.isArray(roles) ? (roles as RoleInfo[]) : [];
  } catch {
    return [];
  }
}
