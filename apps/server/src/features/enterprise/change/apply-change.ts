import type { AdmissionEvent } from '@portal/contract/enterprise/admission';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import type { Audit } from '../admission/admission.policy.ts';
import { findTaken } from '../admission/check-application.ts';
import { enterprises } from '../enterprise.table.ts';
import { completenessOf } from '../profile/completeness.ts';
import { refreshEnterprises } from '../refresh-enterprises.public.ts';
import { notifyAboutChange } from './notify-about-change.ts';

/** @throws {AppError} 100002 for a note on a field that is not part of the change */
export function requireNotesOfChange({ application }: Audit, fieldNotes: object): void {
  if (Object.keys(fieldNotes).every((field) => field in application)) return;
  throw fieldsRefused({ 'data.fieldNotes': m.fault_changed_fields_only() });
}

async function applyEffect(tx: Db, { enterpriseId, application, before }: Audit, now: Date): Promise<void> {
  const { name = '', creditCode = '' } = { ...before, ...application };
  const taken = await findTaken(tx, { name, creditCode }, enterpriseId);
  if (taken.name || taken.creditCode)
    throw new AppError(retCodes.TRANSITION_REFUSED, {
      retMsg: m.refusal_change_taken(),
    });
  const [changed] = await tx
    .update(enterprises)
    .set({ ...application, updatedAt: now, version: sql`${enterprises.version} + 1` })
    .where(eq(enterprises.id, enterpriseId))
    .returning();
  if (!changed) return;
  const completeness = completenessOf(changed, now).percent;
  await tx.update(enterprises).set({ completeness }).where(eq(enterprises.id, enterpriseId));
  await refreshEnterprises(tx, [enterpriseId], now);
  // Project hints are derived from the directory.
  await invalidateTags(tx, ['enterprise', 'match']);
  await notifyCollectors(tx, 'ENTERPRISE', [enterpriseId]);
}

/** Applies an auditor's decision to a change; once passed, it becomes public. */
export async function applyChange(
  tx: Db,
  { audit, event, step, now }: { audit: Audit; event: AdmissionEvent; step: number | null; now: Date },
): Promise<void> {
  if (audit.state === 'PASSED') await applyEffect(tx, audit, now);
  await notifyAboutChange(tx, { audit, event, step, now });
}
