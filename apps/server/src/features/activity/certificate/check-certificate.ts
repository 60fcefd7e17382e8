import type { certificateCheck } from '@portal/contract/certificate';
import { eq, sql } from 'drizzle-orm';
import type { Verb } from '../../../platform/http/context.ts';
import { findByCode } from './certificate.queries.ts';
import { certificates } from './certificate.table.ts';
import { viewChecked } from './certificate.view.ts';

/**
 * Whether a certificate is genuine. It is counted, not kept who has asked; looks within half a minute of each other are
 * answered by the same page and count once.
 * @throws {AppError} 500404
 */
export const checkCertificate: Verb<typeof certificateCheck> = async ({ db, now }, { code }) => {
  const certificate = await findByCode(db, code);
  await db
    .update(certificates)
    .set({ checks: sql`${certificates.checks} + 1`, checkedAt: now })
    .where(eq(certificates.id, certificate.id));
  // The time is that of the look before this one.
  return viewChecked({ ...certificate, checks: certificate.checks + 1 });
};
