import type { OperatorRole } from '@portal/contract/operator-role';
import type { Right } from '@portal/contract/rights/subjects';

export type UserType = '100' | '200' | '900';
export type MemberRole = 'OWNER' | 'ADMIN' | 'FINANCE' | 'STAFF';

/** The part of the park that a role is limited to: buildings, those of districts, and what its holder entered. */
export interface Scope {
  buildingIds: readonly string[];
  regionIds: readonly string[];
  isOwn: boolean;
}

/** A role of the park's own that somebody holds today. */
export interface HeldRole {
  id: string;
  name: string;
  rights: readonly Right[];
  /** Null for the whole park. */
  scope: Scope | null;
  /** Whether numbers are shown with their middle hidden. */
  masked: boolean;
}

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
  /** Roles of the park's own, read with every call. */
  customRoles?: readonly HeldRole[];
  /** The places that this call is limited to, if a custom role opens it; absent for the whole park. */
  scope?: Scope;
  /** Name of the custom role that opened this call, for the log. */
  actingAs?: string;
  /** Administrator who views this user's pages, read-only. */
  viewedBy?: string;
}
