import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findUser } from '../../identity/user.public.ts';
import { operatorActions } from './admission.policy.ts';
import { findSubmittedAudit } from './audit.queries.ts';
import { viewAdmission } from './audit.view.ts';

/** An application as an auditor sees it: with the persons, and what he may do. @throws {AppError} 500404 */
export async function getAudit(db: Db, id: string, actor: Actor) {
  const audit = await findSubmittedAudit(db, id);
  if (!audit) throw notFound();
  const applicant = await findUser(db, audit.applicantId);
  return {
    ...(await viewAdmission(db, audit, operatorActions(actor, audit))),
    kind: audit.kind,
    before: audit.before,
    applicantName: applicant?.name ?? '',
    applicantPhone: applicant?.phoneNumber ?? '',
    history: audit.history.map(({ actorId: _id, ...entry }) => entry),
  };
}
