import type { CaseStatusKind } from '@portal/contract/case-terms';
import {
  type AdmissionEvent,
  admissionEventLabels,
  admissionStateLabels,
  auditKindLabels,
} from '@portal/contract/enterprise-admission';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { recordCase } from '../../case/case.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Audit } from '../admission/admission.policy.ts';

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
  /** The name which the enterprise may read; the park's for whoever audits. */
  by?: string;
  now: Date;
}

/** What was said of it: the opinion, else the notes at the fields. */
const reasonOf = ({ opinion, fieldNotes }: Audit) => opinion || Object.values(fieldNotes).join('；');

function tell(tx: Db, { audit, event, now }: ChangeStep): Promise<void> {
  const { enterpriseId, state, dueAt } = audit;
  const opinion = reasonOf(audit);
  const name = audit.before?.name ?? '';
  const message = { enterpriseId, memberRoles: ['OWNER', 'ADMIN'] as const, link, now };
  switch (event) {
    case 'submit': {
      const dueDate = chinaDayOf(dueAt ?? now);
      return sendMessage(tx, { ...message, eventCode: 'AUDIT_SUBMITTED', params: { kind, name, dueDate } });
    }
    case 'pass': {
      const eventCode = state === 'PASSED' ? 'AUDIT_PASSED' : 'AUDIT_STEP_PASSED';
      return sendMessage(tx, { ...message, eventCode, params: { kind, name } });
    }
    case 'return':
    case 'reject': {
      const eventCode = event === 'return' ? 'AUDIT_RETURNED' : 'AUDIT_REJECTED';
      return sendMessage(tx, { ...message, eventCode, params: { kind, name, opinion } });
    }
    default:
      return Promise.resolve();
  }
}

/** Writes a step of a change into its case, and tells the enterprise where it is the park's. */
export async function tellChange(tx: Db, step: ChangeStep): Promise<void> {
  const { audit, event, by = park, now } = step;
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
    event: { text: [admissionEventLabels[event], reasonOf(audit)].filter(Boolean).join('：'), by },
    now,
  });
  await tell(tx, step);
}
