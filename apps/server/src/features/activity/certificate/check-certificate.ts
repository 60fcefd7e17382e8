import type { certificateCheck } from '@portal/contract/activity/certificate';
import { eq, sql } from 'drizzle-orm';
import type { Verb } from '../../../platform/http/context.ts';
import { findByCode } from './certificate.queries.ts';
import { certificates } from './certificate.table.ts';
import { viewChecked } from './certificate.view.ts';

/**
 * Verifies a certificate. The check is counted without recording who made it; checks within 30 seconds of each other
 * get the same cached page and count once.
 * @throws {AppError} 500404
 */
export const checkCertificate: Verb<typeof certificateCheck> = async ({ db, now }, { code }) => {
  const certificate = await findByCode(db, code);
  await db
    .update(certificates)
    .set({ checks: sql`${certificates.checks} + 1`, checkedAt: now })
    .where(eq(certificates.id, certificate.id));
  // The view shows the time of the previous check.
  return viewChecked({ ...certificate, checks: certificate.checks + 1 });
};
