import {
  type AdmissionEvent,
  type AdmissionState,
  type AuditKind,
  admissionEvents,
  admissionTransitions,
  reapplyAfterDays,
} from '@portal/contract/enterprise-admission';
import { changeTransitions } from '@portal/contract/enterprise-change';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { enterpriseAudits } from './enterprise-audit.table.ts';

export type Audit = typeof enterpriseAudits.$inferSelect;

const day = 86_400_000;

/** What the accounts of an enterprise are told of its audit. */
export const auditStatusOf: Record<AdmissionState, Actor['auditStatus']> = {
  DRAFT: '0',
  PENDING: '1',
  REVIEWING: '1',
  PASSED: '2',
  RETURNED: '3',
  REJECTED: '4',
  REVOKED: '4',
};

const transitionsOf: Record<AuditKind, typeof admissionTransitions> = {
  ENTRY: admissionTransitions,
  CHANGE: changeTransitions,
};

type Standing = Pick<Audit, 'kind' | 'state'>;

const mayFollow = ({ kind, state }: Standing, event: AdmissionEvent) => transitionsOf[kind][state][event];

/** @throws {AppError} 500012 for an event the state does not know */
export function nextAdmissionState(audit: Standing, event: AdmissionEvent): AdmissionState {
  const next = mayFollow(audit, event);
  if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
  return next;
}

/** From when a rejected applicant may apply anew by himself. */
export const reapplyAt = ({ state, rejectedAt }: Audit): Date | null =>
  state === 'REJECTED' && rejectedAt ? new Date(rejectedAt.getTime() + reapplyAfterDays * day) : null;

const applicantEvents: AdmissionEvent[] = ['save', 'submit', 'withdraw', 'reapply'];

/** What the applicant may do now. */
export function applicantActions(audit: Audit, now: Date): AdmissionEvent[] {
  const waitsUntil = reapplyAt(audit)?.getTime() ?? 0;
  return applicantEvents.filter((event) => {
    if (!mayFollow(audit, event)) return false;
    return event !== 'reapply' || now.getTime() >= waitsUntil;
  });
}

const roleOfEvent: Partial<Record<AdmissionEvent, 'OP_AUDIT' | 'OP_ADMIN'>> = {
  pass: 'OP_AUDIT',
  return: 'OP_AUDIT',
  reject: 'OP_AUDIT',
  reapply: 'OP_ADMIN',
  revoke: 'OP_ADMIN',
};

const mayPass = (actor: Actor, audit: Audit) =>
  audit.state !== 'REVIEWING' || audit.firstAuditorId !== actor.userId;

/** Whether an operator may do this: the final audit is passed by another person than the first. */
export function mayOperate(actor: Actor, audit: Audit, event: AdmissionEvent): boolean {
  const role = roleOfEvent[event];
  if (!role || !actor.operatorRoles.includes(role)) return false;
  return event !== 'pass' || mayPass(actor, audit);
}

export const operatorActions = (actor: Actor, audit: Audit): AdmissionEvent[] =>
  admissionEvents.filter((event) => mayFollow(audit, event) && mayOperate(actor, audit, event));
