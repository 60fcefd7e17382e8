import type { CaseStatusKind } from '@portal/contract/case-terms';
import {
  type AdmissionEvent,
  type AdmissionState,
  admissionEventLabels,
  admissionStateLabels,
} from '@portal/contract/enterprise-admission';
import type { Db } from '../../../platform/database/database.ts';
import { lastDayOf } from '../../../platform/working-days.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import type { Audit } from './admission.policy.ts';

const kind = '入驻申请';
const link = '/enterprise-preserve';
const park = '园区';

const turnOf: Record<AdmissionState, CaseStatusKind> = {
  DRAFT: 'TODO',
  PENDING: 'ACTIVE',
  REVIEWING: 'ACTIVE',
  RETURNED: 'TODO',
  PASSED: 'DONE',
  REJECTED: 'ENDED',
  REVOKED: 'ENDED',
};

const nextStepOf: Partial<Record<AdmissionState, string>> = {
  DRAFT: '修改后重新提交',
  RETURNED: '补正被退回的项并重新提交',
};

export interface AdmissionStep {
  audit: Audit;
  event: AdmissionEvent;
  by: { id: string; name: string };
  /** The audit step that was decided. */
  step: number | null;
  now: Date;
}

const nameOf = ({ application }: Audit) => application.name ?? '';

/** What was said of it: the opinion, and the notes at the fields. */
export const reasonOf = ({ opinion, fieldNotes }: Audit) =>
  [opinion, ...Object.values(fieldNotes)]
    .map((said) => said.replace(/。$/, ''))
    .filter(Boolean)
    .join('；');

/** What is told of a step; null of what the applicant did himself, but for his handing in. */
export function notificationOf({ audit, event, by, now }: AdmissionStep): Notification | null {
  const { applicantId, state, dueAt } = audit;
  const name = nameOf(audit);
  const opinion = reasonOf(audit);
  switch (event) {
    case 'submit':
      return {
        eventCode: 'AUDIT_SUBMITTED',
        params: { kind, name, dueDate: lastDayOf(dueAt ?? now) },
      };
    case 'pass':
      return { eventCode: state === 'PASSED' ? 'AUDIT_PASSED' : 'AUDIT_STEP_PASSED', params: { kind, name } };
    case 'return':
      return { eventCode: 'AUDIT_RETURNED', params: { kind, name, opinion } };
    case 'reject':
      return { eventCode: 'AUDIT_REJECTED', params: { kind, name, opinion } };
    case 'reapply':
      return by.id === applicantId ? null : { eventCode: 'AUDIT_REOPENED', params: { kind, name, opinion } };
    case 'revoke':
      return { eventCode: 'AUDIT_REVOKED', params: { name, opinion } };
    case 'save':
    case 'withdraw':
      return null;
  }
}

/** What was decided, with the round in which it was. */
export function decisionText(event: AdmissionEvent, step: number | null): string {
  const round = step === null ? '' : step === 1 ? '初审' : '终审';
  return `${round}${admissionEventLabels[event]}`;
}

/** A step as it stands in the applicant's case. */
export function caseStepOf({ audit, event, by, step, now }: AdmissionStep): CaseStep {
  const { id, applicantId, enterpriseId, state, dueAt } = audit;
  const isOwn = by.id === applicantId;
  const reason = isOwn ? '' : reasonOf(audit);
  return {
    kind: 'ENTRY',
    bizId: id,
    userId: applicantId,
    enterpriseId,
    title: `企业入驻：${nameOf(audit)}`,
    statusText: admissionStateLabels[state],
    statusKind: turnOf[state],
    nextStep: nextStepOf[state] ?? null,
    link: state === 'REVOKED' ? null : link,
    dueAt,
    event: {
      text: [decisionText(event, step), reason].filter(Boolean).join('：'),
      by: isOwn ? by.name : park,
    },
    now,
  };
}

/** Writes a step of an application into its case, and tells the applicant what the park has decided. */
export async function notifyApplicant(tx: Db, admission: AdmissionStep): Promise<void> {
  const { audit, event, now } = admission;
  await recordCase(tx, caseStepOf(admission));
  const told = notificationOf(admission);
  if (!told) return;
  // A revocation concerns all members.
  const recipients =
    event === 'revoke' ? { enterpriseId: audit.enterpriseId } : { userIds: [audit.applicantId] };
  await sendMessage(tx, { ...told, ...recipients, link: event === 'revoke' ? '/my-case' : link, now });
}
