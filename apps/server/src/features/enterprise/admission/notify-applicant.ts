import type { AdmissionEvent } from '@portal/contract/enterprise/admission';
import { paths } from '@portal/contract/paths';
import { joinClauses } from '@portal/contract/sentence';
import type { Db } from '../../../platform/database/database.ts';
import { lastDayOf } from '../../../platform/working-days.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import type { Audit } from './admission.policy.ts';

const kind = 'ENTRY';
const link = paths.enterprisePreserve();

export interface AdmissionStep {
  audit: Audit;
  event: AdmissionEvent;
  by: { id: string; name: string };
  /** The audit step that was decided. */
  step: number | null;
  now: Date;
}

const nameOf = ({ application }: Audit) => application.name ?? '';

/** Joins the opinion and the field notes into one text. */
export const reasonOf = ({ opinion, fieldNotes }: Audit) =>
  joinClauses([opinion, ...Object.values(fieldNotes)].filter(Boolean));

/** The message about a step; of the applicant's own steps only submitting gets one. */
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

/** The case event of a decision, with the park's reason. */
export const decisionOf = (event: AdmissionEvent, step: number | null, reason: string) => ({
  event,
  params: { reason, ...(step === null ? {} : { round: step === 1 ? '1' : '2' }) },
});

/** A case step for the applicant. */
export function caseStepOf({ audit, event, by, step, now }: AdmissionStep): CaseStep<'ENTRY'> {
  const { id, applicantId, enterpriseId, state, dueAt } = audit;
  const isOwn = by.id === applicantId;
  return {
    kind,
    bizId: id,
    userId: applicantId,
    enterpriseId,
    subject: nameOf(audit),
    state,
    link: state === 'REVOKED' ? null : link,
    dueAt,
    event: {
      ...decisionOf(event, step, isOwn ? '' : reasonOf(audit)),
      by: isOwn ? { name: by.name } : { agent: 'PARK' },
    },
    now,
  };
}

/** Adds a step to the application's case and notifies the applicant of the park's decisions. */
export async function notifyApplicant(tx: Db, admission: AdmissionStep): Promise<void> {
  const { audit, event, now } = admission;
  await recordCase(tx, caseStepOf(admission));
  const notification = notificationOf(admission);
  if (!notification) return;
  // A revocation affects all members.
  const recipients =
    event === 'revoke' ? { enterpriseId: audit.enterpriseId } : { userIds: [audit.applicantId] };
  await sendMessage(tx, {
    ...notification,
    ...recipients,
    link: event === 'revoke' ? paths.myCases() : link,
    now,
  });
}
