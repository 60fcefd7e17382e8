import {
  type AdmissionEvent,
  type AuditRow,
  admissionStateLabels,
  type OwnAdmission,
} from '@portal/contract/enterprise-admission';
import type { Db } from '../../../platform/database/database.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { type Audit, reapplyAt } from './admission.policy.ts';

const isPending = ({ state }: Audit) => state === 'PENDING' || state === 'REVIEWING';

async function findLicence(db: Db, { application }: Audit): Promise<OwnAdmission['licence']> {
  const file = application.licenseFileId ? await findFile(db, application.licenseFileId, 0) : null;
  return file && { name: file.name, mime: file.mime, bytes: file.bytes };
}

/** An application without the persons who audited it. */
export async function viewAdmission(db: Db, audit: Audit, actions: AdmissionEvent[]): Promise<OwnAdmission> {
  const { id, enterpriseId, state, step, application, fieldNotes, opinion, version } = audit;
  return {
    ...{ auditId: id, enterpriseId, state, step, application, fieldNotes, opinion, version, actions },
    stateLabel: admissionStateLabels[state],
    licence: await findLicence(db, audit),
    submittedAt: audit.submittedAt?.getTime() ?? null,
    dueAt: isPending(audit) ? (audit.dueAt?.getTime() ?? null) : null,
    reapplyAt: reapplyAt(audit)?.getTime() ?? null,
    history: audit.history.map(({ actorId: _id, actorName: _name, ...entry }) => entry),
  };
}

const masked = (creditCode: string) =>
  creditCode === '' ? '' : `${creditCode.slice(0, 6)}**********${creditCode.slice(-2)}`;

export function viewAuditRow(audit: Audit): AuditRow {
  const { id, enterpriseId, kind, state, step, version } = audit;
  const application = { ...audit.before, ...audit.application };
  return {
    ...{ auditId: id, enterpriseId, kind, state, step, version },
    stateLabel: admissionStateLabels[state],
    name: application.name ?? '',
    creditCode: masked(application.creditCode ?? ''),
    submittedAt: audit.submittedAt?.getTime() ?? null,
    dueAt: isPending(audit) ? (audit.dueAt?.getTime() ?? null) : null,
  };
}
