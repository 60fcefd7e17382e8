import type { enterpriseAuditQueryDetail } from '@portal/contract/enterprise/admission';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { findUser } from '../../identity/user.public.ts';
import { operatorActions } from './admission.policy.ts';
import { findSubmittedAudit } from './audit.queries.ts';
import { viewAdmission } from './audit.view.ts';
import { checkLicence } from './check-licence.ts';

/** An auditor's view of an application, with the people involved and the caller's actions. @throws {AppError} 500404 */
export const getAudit: Verb<typeof enterpriseAuditQueryDetail> = async ({ db, actor }, { id }) => {
  const audit = await findSubmittedAudit(db, id);
  if (!audit) throw notFound();
  const applicant = await findUser(db, audit.applicantId);
  return {
    ...(await viewAdmission(db, audit, operatorActions(actor, audit))),
    kind: audit.kind,
    before: audit.before,
    applicantName: applicant?.name ?? '',
    applicantPhone: applicant?.phoneNumber ?? '',
    checks: await checkLicence(db, audit),
    history: audit.history.map(({ actorId: _id, ...entry }) => entry),
  };
};
