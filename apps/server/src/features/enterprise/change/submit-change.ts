import type { EnterpriseChange, enterpriseChangeSubmit } from '@portal/contract/enterprise/change';
import { changeFields } from '@portal/contract/enterprise/fields';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { getUser } from '../../identity/user.public.ts';
import { type Audit, nextAdmissionState } from '../admission/admission.policy.ts';
import {
  inData,
  isOwnLicence,
  requireCorrected,
  requireOnlyReturned,
  requireUnique,
} from '../admission/check-application.ts';
import { enterpriseAudits } from '../admission/enterprise-audit.table.ts';
import { moveAudit } from '../admission/move-audit.ts';
import { enterprises } from '../enterprise.table.ts';
import { requireMayChange } from './change.policy.ts';
import { lockOpenChange } from './change.queries.ts';
import { viewChange } from './change.view.ts';
import { notifyAboutChange } from './notify-about-change.ts';

const promisedDays = 3;

type Enterprise = typeof enterprises.$inferSelect;

/** Current values of the fields a change may contain. */
function presentOf(enterprise: Enterprise): EnterpriseChange {
  const there = changeFields.filter((field) => enterprise[field] !== null);
  return Object.fromEntries(there.map((field) => [field, enterprise[field]]));
}

/** The fields whose values differ. */
function differing(data: EnterpriseChange, before: EnterpriseChange): EnterpriseChange {
  const fields = changeFields.filter((field) => data[field] !== undefined && data[field] !== before[field]);
  return Object.fromEntries(fields.map((field) => [field, data[field]]));
}

/**
 * Requires that a change differs from the current data and includes a licence that proves it.
 * @throws {AppError} 100002, 500011 CREDIT_CODE_TAKEN
 */
async function requireSound(
  tx: Db,
  {
    change,
    before,
    enterpriseId,
  }: { change: EnterpriseChange; before: EnterpriseChange; enterpriseId: string },
  userId: string,
): Promise<void> {
  const { licenseFileId } = change;
  if (Object.keys(change).length === 0) throw fieldsRefused(inData({ name: m.fault_nothing_changed() }));
  const isOwn = licenseFileId !== undefined && (await isOwnLicence(tx, licenseFileId, userId));
  if (!isOwn) throw fieldsRefused(inData({ licenseFileId: m.fault_licence_file() }));
  const { name = '', creditCode = '' } = { ...before, ...change };
  await requireUnique(tx, { name, creditCode }, enterpriseId);
}

async function startChange(tx: Db, enterpriseId: string, userId: string, now: Date): Promise<Audit> {
  const [audit] = await tx
    .insert(enterpriseAudits)
    .values({
      id: ulid(now.getTime()),
      kind: 'CHANGE',
      enterpriseId,
      applicantId: userId,
      state: 'DRAFT',
      application: {},
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // The same form was submitted twice concurrently.
  if (!audit) throw new AppError(retCodes.VERSION_CONFLICT);
  return audit;
}

async function openChange(
  tx: Db,
  now: Date,
  { enterpriseId, userId, version }: { enterpriseId: string; userId: string; version: number | undefined },
): Promise<Audit> {
  const open = await lockOpenChange(tx, enterpriseId);
  if (!open) return startChange(tx, enterpriseId, userId, now);
  requireVersion(open, version);
  return open;
}

/**
 * Submits a change for audit; the public data stay unchanged until it is passed.
 * @throws {AppError} 300002, 500409, 500012, 100002, 500011 CREDIT_CODE_TAKEN
 */
export const submitChange: Verb<typeof enterpriseChangeSubmit> = async (ctx, { version, data }) => {
  const { actor, now } = ctx;
  const { userId } = actor;
  requireMayChange(actor);
  return inTransaction(ctx.db, async (tx) => {
    const isIt = eq(enterprises.id, actor.enterpriseId ?? '');
    const [enterprise] = await tx.select().from(enterprises).where(isIt).for('update');
    if (!enterprise) throw notFound();
    const enterpriseId = enterprise.id;
    const audit = await openChange(tx, now, { enterpriseId, userId, version });
    const state = nextAdmissionState(audit, 'submit');
    const before = presentOf(enterprise);
    const isReturned = audit.state === 'RETURNED';
    if (isReturned) requireOnlyReturned(audit, data);
    const wanted = isReturned ? { ...audit.application, ...data } : data;
    requireCorrected(audit, wanted);
    const change = differing(wanted, before);
    await requireSound(tx, { change, before, enterpriseId }, userId);
    const by = await getUser(tx, userId);
    const moved = await moveAudit(tx, ctx, audit, {
      event: 'submit',
      state,
      by,
      step: null,
      set: {
        application: change,
        before,
        applicantId: userId,
        step: 1,
        fieldNotes: {},
        opinion: '',
        firstAuditorId: null,
        returned: null,
        submittedAt: now,
        dueAt: addWorkingDays(now, promisedDays),
      },
    });
    await notifyAboutChange(tx, { audit: moved, event: 'submit', by: by.name, now });
    return viewChange(tx, moved, actor);
  });
};
