import type { AdmissionState } from '@portal/contract/enterprise/admission';
import { licencePurpose } from '@portal/contract/enterprise/admission';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { systemClock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../../platform/files/file.table.ts';
import { businessData, regions } from '../../../dictionary/dictionary.table.ts';
import { insertUser } from '../../../identity/testing/insert-user.ts';
import { issueTicket } from '../../../identity/ticket.public.ts';
import { enterprises } from '../../enterprise.table.ts';
import { chosenFields, writtenFields } from '../../testing/filled-fields.ts';
import { enterpriseAudits } from '../enterprise-audit.table.ts';

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
let made = 0;

/** A valid credit code that no other test uses. */
export function nextCreditCode(): string {
  made += 1;
  const body = `91990000MA${String(made).padStart(7, '0')}`;
  const sum = [...body].reduce(
    (total, character, at) => total + alphabet.indexOf(character) * (3 ** at % 31),
    0,
  );
  return body + alphabet[(31 - (sum % 31)) % 31];
}

/** The dictionary entries that {@link applicationOf} names. */
export async function insertDictionaries(db: Db): Promise<void> {
  await db.insert(regions).values([{ regionId: 'YX', name: '云岫花谷', kind: '行政区' }]);
  await db.insert(businessData).values([{ type: 'ENTERPRISE_PROPERTS', code: 'LLC', name: '有限责任公司' }]);
}

export async function insertLicence(
  db: Db,
  ownerUserId: string,
  given: Partial<typeof fileItems.$inferInsert> = {},
): Promise<string> {
  const id = ulid();
  await db.insert(fileGroups).values({ id, ownerUserId, purpose: licencePurpose, visibility: 'owner' });
  await db.insert(fileItems).values({
    fileId: id,
    index: 0,
    name: '营业执照.pdf',
    mime: 'application/pdf',
    bytes: 1_000,
    sha256: 'a'.repeat(64),
    ...given,
  });
  return id;
}

const applicationOf = (licenseFileId: string, given: object = {}) => ({
  name: `青禾组培${made}（演示）`,
  creditCode: nextCreditCode(),
  ...chosenFields,
  ...writtenFields,
  licenseFileId,
  ...given,
});

/** Inserts an applicant with a ticket, a licence and a complete form. */
export async function insertApplicant(db: Db, clock = systemClock) {
  const user = await insertUser(db);
  const { ticket } = await issueTicket(db, clock, 'REG', user.id);
  const licenseFileId = await insertLicence(db, user.id);
  return { user, regTicket: ticket, licenseFileId, application: applicationOf(licenseFileId) };
}

/** Forces an application into a state, as if all earlier steps had happened. */
export async function forceState(db: Db, auditId: string, state: AdmissionState, given: object = {}) {
  const [row] = await db
    .update(enterpriseAudits)
    .set({ state, version: 1, ...given })
    .where(eq(enterpriseAudits.id, auditId))
    .returning();
  await db
    .update(enterprises)
    .set({ entryStatus: state })
    .where(eq(enterprises.id, row?.enterpriseId ?? ''));
}
