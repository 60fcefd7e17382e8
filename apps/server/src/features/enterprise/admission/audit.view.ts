import {
  type AdmissionEvent,
  type AuditRow,
  admissionStateLabels,
  auditKindLabels,
  type OwnAdmission,
} from '@portal/contract/enterprise/admission';
import type { Db } from '../../../platform/database/database.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import type { Context } from '../../../platform/http/context.ts';
import { maskCreditCode } from '../../../platform/text/mask.ts';
import { workingTimeUntil } from '../../../platform/working-days.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { findCaseNumber } from '../../case/case.public.ts';
import { type Audit, isCorrection, reapplyAt } from './admission.policy.ts';
import type { ListedAudit } from './audit.queries.ts';
import type { AdmissionStep } from './enterprise-audit.table.ts';

const isPending = ({ state }: Audit) => state === 'PENDING' || state === 'REVIEWING';

async function findLicence(
  db: Db,
  { licenseFileId }: Audit['application'],
): Promise<OwnAdmission['licence']> {
  const file = licenseFileId ? await findFile(db, licenseFileId, 0) : null;
  return file && { name: file.name, mime: file.mime, bytes: file.bytes };
}

async function viewReturned(db: Db, audit: Audit): Promise<OwnAdmission['returned']> {
  const { returned } = audit;
  if (!returned || !isCorrection(audit)) return null;
  const { application, fieldNotes } = returned;
  const noted = Object.entries(application).filter(([field]) => field in fieldNotes);
  return {
    application: Object.fromEntries(noted),
    licence: 'licenseFileId' in fieldNotes ? await findLicence(db, application) : null,
  };
}

/** Notes on anything but a return are for auditors only. */
function ownStep({ actorId: _id, actorName: _name, fieldNotes, ...entry }: AdmissionStep) {
  return { ...entry, ...(entry.event === 'return' && fieldNotes ? { fieldNotes } : {}) };
}

/** The applicant's view of an application, without the auditors' names. */
export async function viewAdmission(db: Db, audit: Audit, actions: AdmissionEvent[]): Promise<OwnAdmission> {
  const { id, enterpriseId, state, step, application, fieldNotes, opinion, version } = audit;
  return {
    auditId: id,
    enterpriseId,
    state,
    step,
    application,
    fieldNotes,
    opinion,
    version,
    actions,
    stateLabel: admissionStateLabels[state](),
    caseNo: await findCaseNumber(db, { kind: audit.kind, bizId: id }),
    licence: await findLicence(db, application),
    returned: await viewReturned(db, audit),
    submittedAt: audit.submittedAt?.getTime() ?? null,
    dueAt: isPending(audit) ? (audit.dueAt?.getTime() ?? null) : null,
    reapplyAt: reapplyAt(audit)?.getTime() ?? null,
    history: audit.history.map(ownStep),
  };
}

export function viewAuditRow(
  { audit, claimedBy, claimedByName }: ListedAudit,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
): AuditRow {
  const { id, enterpriseId, kind, state, step, version } = audit;
  const application = { ...audit.before, ...audit.application };
  const dueAt = isPending(audit) ? audit.dueAt : null;
  return {
    auditId: id,
    enterpriseId,
    kind,
    state,
    step,
    version,
    stateLabel: admissionStateLabels[state](),
    name: application.name ?? '',
    creditCode: maskCreditCode(application.creditCode ?? ''),
    submittedAt: audit.submittedAt?.getTime() ?? null,
    dueAt: dueAt?.getTime() ?? null,
    workingMsLeft: dueAt && workingTimeUntil(now, dueAt),
    claimedBy:
      isPending(audit) && claimedBy !== null
        ? { name: claimedByName ?? '', isMine: claimedBy === actor.userId }
        : null,
  };
}

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms));

export const auditColumns = (ctx: Pick<Context, 'actor' | 'now'>): SheetColumn<ListedAudit>[] => [
  { head: '企业名称', width: 32, value: (row) => viewAuditRow(row, ctx).name },
  { head: '统一社会信用代码', width: 22, value: (row) => viewAuditRow(row, ctx).creditCode },
  { head: '类型', width: 12, value: ({ audit }) => auditKindLabels[audit.kind]() },
  { head: '状态', width: 12, value: ({ audit }) => admissionStateLabels[audit.state]() },
  { head: '认领人', width: 12, value: (row) => viewAuditRow(row, ctx).claimedBy?.name ?? '' },
  { head: '提交时间', width: 20, value: ({ audit }) => audit.submittedAt },
  { head: '办结期限', width: 20, format: 'end', value: (row) => instantOf(viewAuditRow(row, ctx).dueAt) },
  { head: '更新时间', width: 20, value: ({ audit }) => audit.updatedAt },
];
