import type { AdmissionEvent } from '@portal/contract/enterprise/admission';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { lastDayOf } from '../../../platform/working-days.ts';
import { recordCase } from '../../case/case.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import type { Audit } from '../admission/admission.policy.ts';
import { decisionOf, reasonOf } from '../admission/notify-applicant.ts';

const kind = 'CHANGE';
const link = paths.enterpriseChange();

interface ChangeStep {
  audit: Audit;
  event: AdmissionEvent;
  /** The member's name; absent for the park's decisions. */
  by?: string;
  /** The audit step that was decided. */
  step?: number | null;
  now: Date;
}

function notificationOf({ audit, event, now }: ChangeStep): Notification | null {
  const { state, dueAt } = audit;
  const name = audit.before?.name ?? '';
  const opinion = reasonOf(audit);
  if (event === 'submit') {
    const dueDate = lastDayOf(dueAt ?? now);
    return { eventCode: 'AUDIT_SUBMITTED', params: { kind, name, dueDate } };
  }
  if (event === 'pass') {
    const eventCode = state === 'PASSED' ? 'AUDIT_PASSED' : 'AUDIT_STEP_PASSED';
    return { eventCode, params: { kind, name } };
  }
  if (event === 'return') return { eventCode: 'AUDIT_RETURNED', params: { kind, name, opinion } };
  if (event === 'reject') return { eventCode: 'AUDIT_REJECTED', params: { kind, name, opinion } };
  return null;
}

/** Adds a step to the change's case and notifies the enterprise's managers. */
export async function notifyAboutChange(tx: Db, step: ChangeStep): Promise<void> {
  const { audit, event, by, step: decided = null, now } = step;
  const reason = by === undefined ? reasonOf(audit) : '';
  const { id, enterpriseId, state, dueAt } = audit;
  await recordCase(tx, {
    kind,
    bizId: id,
    enterpriseId,
    subject: audit.before?.name ?? '',
    state,
    link,
    dueAt,
    event: { ...decisionOf(event, decided, reason), by: by === undefined ? { agent: 'PARK' } : { name: by } },
    now,
  });
  const notification = notificationOf(step);
  if (notification)
    await sendMessage(tx, { ...notification, enterpriseId, memberRoles: ['OWNER', 'ADMIN'], link, now });
}
