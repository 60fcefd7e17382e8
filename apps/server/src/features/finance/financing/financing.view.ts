import type {
  ConsentRecord,
  GivenConsent,
  OwnFinancing,
  ReceivedFinancing,
  ReceivedFinancingDetail,
} from '@portal/contract/finance/financing';
import type { ManagedFinancing } from '@portal/contract/finance/manage';
import {
  applicantEvents,
  financingStateLabels,
  financingTransitions,
  institutionActs,
} from '@portal/contract/finance/terms';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { isConsentLive } from '../consent.policy.ts';
import type { Financing } from './financing.queries.ts';

function rowOf({ application, productName, institution, no }: Financing) {
  const { status, submittedAt, updatedAt, dueAt, ...rest } = application;
  return {
    ...rest,
    applicationId: application.id,
    no,
    productName,
    institutionName: institution.name,
    state: status,
    stateLabel: financingStateLabels[status](),
    submittedAt: submittedAt?.getTime() ?? null,
    updatedAt: updatedAt.getTime(),
    dueAt: dueAt?.getTime() ?? null,
  };
}

const isLive = ({ consent }: Financing, now: Date) => isConsentLive(consent, chinaDayOf(now));

const consentOf = (row: Financing, now: Date): ConsentRecord => ({
  ...row.consent,
  revokedAt: row.consent.revokedAt?.getTime() ?? null,
  lastViewedAt: row.consent.lastViewedAt?.getTime() ?? null,
  isLive: isLive(row, now),
});

export const viewOwnFinancing = (row: Financing, now: Date): OwnFinancing => ({
  ...rowOf(row),
  consent: consentOf(row, now),
  actions: applicantEvents.filter(
    (event) => financingTransitions[row.application.status][event] !== undefined,
  ),
});

const canRevoke = (row: Financing, now: Date) => row.application.status !== 'DRAFT' && isLive(row, now);

export const viewConsent = (row: Financing, now: Date): GivenConsent => ({
  ...rowOf(row),
  consent: consentOf(row, now),
  canRevoke: canRevoke(row, now),
});

export function viewOwnFinancingDetail(row: Financing, now: Date) {
  const { status } = row.application;
  const isSent = status !== 'DRAFT';
  return {
    ...viewOwnFinancing(row, now),
    ...row.application,
    submittedAt: row.application.submittedAt?.getTime() ?? null,
    updatedAt: row.application.updatedAt.getTime(),
    dueAt: row.application.dueAt?.getTime() ?? null,
    contactName: isSent ? row.institution.contactName : '',
    contactPhone: isSent ? row.institution.contactPhone : '',
    consentDays: row.consent.days,
    canEdit: financingTransitions[status].edit !== undefined,
    canRevoke: canRevoke(row, now),
  };
}

export function viewReceived(row: Financing, now: Date): ReceivedFinancing {
  const live = isLive(row, now);
  return {
    ...rowOf(row),
    applicantName: live ? row.applicantName : null,
    actions: live
      ? institutionActs.filter((event) => financingTransitions[row.application.status][event] !== undefined)
      : [],
  };
}

/** After the consent ends, none of the applicant's own text can be read. */
export function viewReceivedDetail(row: Financing, now: Date): ReceivedFinancingDetail {
  const { application } = row;
  const live = isLive(row, now);
  return {
    ...viewReceived(row, now),
    reason: application.reason,
    purpose: live ? application.purpose : '',
    supplement: live ? application.supplement : '',
    supplementFileId: live ? application.supplementFileId : '',
    approvedFen: application.approvedFen,
    approvedPpm: application.approvedPpm,
    approvedMonths: application.approvedMonths,
    consent: consentOf(row, now),
  };
}

export const viewManagedFinancing = (row: Financing): ManagedFinancing => rowOf(row);
