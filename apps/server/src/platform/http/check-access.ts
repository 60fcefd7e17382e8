import type { Access } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Actor } from '../session/actor.ts';
import { AppError } from './app-error.ts';
import { memberRightMissing } from './member-right-missing.ts';

function isOperatorList(access: Access): access is Exclude<Access, string> {
  return Array.isArray(access);
}

function requireEnterprise(actor: Actor): void {
  if (actor.userType !== '200' && actor.memberRole === null)
    throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_members_only() });
  if (actor.enterpriseId === null) throw new AppError(retCodes.NO_PROJECT_PERMISSION);
}

/** Whether the member may act for the enterprise in every respect. */
export const leads = ({ memberRole }: Pick<Actor, 'memberRole'>): boolean =>
  memberRole === 'OWNER' || memberRole === 'ADMIN';

/** Enforces the declared access; rules about individual objects are left to the features' policies. */
export function checkAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (actor === null) throw new AppError(retCodes.NOT_LOGGED_IN);
  if (isOperatorList(access)) {
    if (!access.some((role) => actor.operatorRoles.includes(role)))
      throw new AppError(retCodes.SECURITY_STOP);
    return;
  }
  switch (access) {
    case 'session':
      return;
    case 'person':
      if (actor.userType !== '100')
        throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_persons_only() });
      return;
    case 'enterprise':
      requireEnterprise(actor);
      return;
    case 'audited':
    case 'finance':
    case 'leaders':
      requireEnterprise(actor);
      if (actor.auditStatus !== '2') throw new AppError(retCodes.ENTERPRISE_NOT_AUDITED);
      if (access === 'finance' && actor.memberRole === 'STAFF') throw memberRightMissing(actor);
      if (access === 'leaders' && !leads(actor)) throw memberRightMissing(actor);
      return;
  }
}
