import type { OperatorRole } from '@portal/contract/operator-role';

export type UserType = '100' | '200' | '900';
export type MemberRole = 'OWNER' | 'ADMIN' | 'FINANCE' | 'STAFF';

/** The caller according to the session; no part of the request can change it. */
export interface Actor {
  sessionId: string;
  userId: string;
  userAccId: string;
  userType: UserType;
  operatorRoles: OperatorRole[];
  enterpriseId: string | null;
  memberRole: MemberRole | null;
  /** 0 not submitted, 1 pending, 2 approved, 3 returned, 4 rejected. */
  auditStatus: '0' | '1' | '2' | '3' | '4';
  /** Administrator who views this user's pages, read-only. */
  viewedBy?: string;
}
