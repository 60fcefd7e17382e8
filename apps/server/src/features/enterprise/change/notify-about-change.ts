import type { CaseStatusKind } from '@portal/contract/case-terms';
import {
  type AdmissionEvent,
  admissionStateLabels,
  auditKindLabels,
} from '@portal/contract/enterprise-admission';
import type { Db } from '../../../platform/database/database.ts';
import { lastDayOf } from '../../../platform/working-days.ts';
import { recordCase } from '../../case/case.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import type { Audit } from '../admission/admission.policy.ts';
import { decisionText, reasonOf } from '../admission/notify-applicant.ts';

const kind = auditKindLabels.CHANGE;
const link = '/enterprise-preserve#change';
const park = '园区';

const turnOf: Partial<Record<Audit['state'], CaseStatusKind>> = {
  DRAFT: 'ENDED',
  RETURNED: 'TODO',
  PASSED: 'DONE',
  REJECTED: 'ENDED',
};

interface ChangeStep {
  audit: Audit;
  event: AdmissionEvent;
  /** Who of the enterprise did it; missing where the park has decided. */
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

/** Writes a step of a change into its case, and tells the enterprise where it is the park's. */
export async function notifyAboutChange(tx: Db, step: ChangeStep): Promise<void> {
  const { audit, event, by, step: decided = null, now } = step;
  const reason = by === undefined ? reasonOf(audit) : '';
  const { id, enterpriseId, state, dueAt } = audit;
  await recordCase(tx, {
    kind: 'CHANGE',
    bizId: id,
    enterpriseId,
    title: `${kind}：${audit.before?.name ?? ''}`,
    statusText: state === 'DRAFT' ? '已撤回' : admissionStateLabels[state],
    statusKind: turnOf[state] ?? 'ACTIVE',
    nextStep: state === 'RETURNED' ? '补正被退回的项并重新提交' : null,
    link,
    dueAt,
    event: {
      text: [decisionText(event, decided), reason].filter(Boolean).join('：'),
      by: by ?? park,
    },
    now,
  });
  const told = notificationOf(step);
  if (told) await sendMessage(tx, { ...told, enterpriseId, memberRoles: ['OWNER', 'ADMIN'], link, now });
}
