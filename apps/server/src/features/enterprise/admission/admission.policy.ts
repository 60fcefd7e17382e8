import {
  type AdmissionEvent,
  type AdmissionState,
  type AuditKind,
  admissionTransitions,
  reapplyAfterDays,
} from '@portal/contract/enterprise/admission';
import { changeTransitions } from '@portal/contract/enterprise/change';
import type { Actor } from '../../../platform/session/actor.ts';
import { nextState, possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { enterpriseAudits } from './enterprise-audit.table.ts';

export type Audit = typeof enterpriseAudits.$inferSelect;

const day = 86_400_000;

/** Audit status shown in the sessions of the enterprise's accounts. */
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

/** @throws {AppError} 500012 for an event the state does not allow */
export const nextAdmissionState = (
  { kind, state }: Pick<Audit, 'kind' | 'state'>,
  event: AdmissionEvent,
): AdmissionState => nextState(transitionsOf[kind], state, event);

/** When a rejected applicant may apply again without an administrator's help. */
export const reapplyAt = ({ state, rejectedAt }: Audit): Date | null =>
  state === 'REJECTED' && rejectedAt ? new Date(rejectedAt.getTime() + reapplyAfterDays * day) : null;

/** After a return only the returned fields may change, even if the correction is withdrawn. */
export const isCorrection = ({ state, returned }: Pick<Audit, 'state' | 'returned'>): boolean =>
  state === 'RETURNED' || (state === 'DRAFT' && returned !== null);

const applicantEvents: AdmissionEvent[] = ['save', 'submit', 'withdraw', 'reapply'];

/** The events the applicant may fire now. */
export function applicantActions(audit: Audit, now: Date): AdmissionEvent[] {
  const waitsUntil = reapplyAt(audit)?.getTime() ?? 0;
  return possibleEvents(
    transitionsOf[audit.kind],
    audit.state,
    (event) => applicantEvents.includes(event) && (event !== 'reapply' || now.getTime() >= waitsUntil),
  );
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

/** The final audit must be passed by a different person from the first. */
export function mayOperate(actor: Actor, audit: Audit, event: AdmissionEvent): boolean {
  const role = roleOfEvent[event];
  if (!role || !actor.operatorRoles.includes(role)) return false;
  return event !== 'pass' || mayPass(actor, audit);
}

export const operatorActions = (actor: Actor, audit: Audit): AdmissionEvent[] =>
  possibleEvents(transitionsOf[audit.kind], audit.state, (event) => mayOperate(actor, audit, event));
