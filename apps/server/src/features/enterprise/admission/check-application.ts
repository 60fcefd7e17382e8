import { isDeepStrictEqual } from 'node:util';
import { licencePurpose } from '@portal/contract/enterprise/admission';
import {
  type EnterpriseApplication,
  type EnterpriseDraft,
  enterpriseApplication,
} from '@portal/contract/enterprise/application';
import type { ApplicationField } from '@portal/contract/enterprise/fields';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hasName } from '../../../platform/database/folded-name.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import { fieldFaults } from '../../../platform/http/read-input.ts';
import { businessData, regions, tagInfos } from '../../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise.table.ts';
import type { Audit } from './admission.policy.ts';

type Faults = Partial<Record<ApplicationField, string>>;

/** Puts the form's field names under `data`, as in the call. */
export const inData = (faults: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [`data.${field}`, message ?? '']));

/** @throws {AppError} 100001 listing everything that is missing */
export function requireComplete(draft: EnterpriseDraft): EnterpriseApplication {
  const parsed = enterpriseApplication.safeParse(draft);
  if (parsed.success) return parsed.data;
  throw new AppError(retCodes.PARAMETER_INVALID, { data: { fields: inData(fieldFaults(parsed.error)) } });
}

/** Deep equality, because the database may reorder object keys. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** @throws {AppError} 100002 for changed fields that were not returned */
export function requireOnlyReturned(audit: Audit, data: EnterpriseDraft): void {
  const changed = (Object.keys(data) as ApplicationField[]).filter(
    (field) => !(field in audit.fieldNotes) && !isSame(data[field], audit.application[field]),
  );
  if (changed.length === 0) return;
  throw fieldsRefused(inData(Object.fromEntries(changed.map((field) => [field, m.fault_not_returned()]))));
}

/** @throws {AppError} 100002 for returned fields that are unchanged, with their notes */
export function requireCorrected({ returned }: Audit, data: EnterpriseDraft): void {
  const notes = Object.entries(returned?.fieldNotes ?? {}) as [ApplicationField, string][];
  const unchanged = notes.filter(([field]) => isSame(data[field], returned?.application[field]));
  if (unchanged.length === 0) return;
  const say = ([field, note]: (typeof notes)[number]) =>
    field === 'licenseFileId' ? m.fault_not_replaced({ note }) : m.fault_not_corrected({ note });
  throw fieldsRefused(inData(Object.fromEntries(unchanged.map((entry) => [entry[0], say(entry)]))));
}

const licenceKinds = ['image/jpeg', 'image/png', 'application/pdf'];
const largestLicence = 10 * 1024 * 1024;

export async function isOwnLicence(tx: Db, fileId: string, userId: string): Promise<boolean> {
  const [file] = await tx
    .select({ mime: fileItems.mime, bytes: fileItems.bytes })
    .from(fileItems)
    .innerJoin(fileGroups, eq(fileGroups.id, fileItems.fileId))
    .where(
      and(
        eq(fileItems.fileId, fileId),
        eq(fileItems.index, 0),
        eq(fileGroups.ownerUserId, userId),
        // Otherwise the auditors could not read it.
        eq(fileGroups.purpose, licencePurpose),
      ),
    );
  return file !== undefined && licenceKinds.includes(file.mime) && file.bytes <= largestLicence;
}

type Basics = Pick<EnterpriseApplication, 'property' | 'regionId' | 'industryTagIds' | 'registeredOn'>;

/** Tags are either industry codes of the dictionary, which policies match, or article tags. */
async function areTags(tx: Db, ids: readonly string[]): Promise<boolean> {
  const isIndustry = and(eq(businessData.type, 'INDUSTRY_TAG'), inArray(businessData.code, [...ids]));
  const industries = await tx.select({ id: businessData.code }).from(businessData).where(isIndustry);
  const isTag = inArray(tagInfos.tagId, [...ids]);
  const tags = await tx.select({ id: tagInfos.tagId }).from(tagInfos).where(isTag);
  const known = new Set([...industries, ...tags].map(({ id }) => id));
  return ids.every((id) => known.has(id));
}

/** Reports unknown dictionary codes and a founding date in the future. */
export async function findBasicFaults(
  tx: Db,
  { property, regionId, industryTagIds = [], registeredOn }: Basics,
  now: Date,
): Promise<Faults> {
  const isProperty = and(eq(businessData.type, 'ENTERPRISE_PROPERTS'), eq(businessData.code, property));
  const faults: Faults = {};
  if ((await tx.$count(businessData, isProperty)) === 0)
    faults.property = m.fault_choose({ field: m.field_property() });
  if ((await tx.$count(regions, eq(regions.regionId, regionId))) === 0)
    faults.regionId = m.fault_choose({ field: m.field_region() });
  if (!(await areTags(tx, industryTagIds)))
    faults.industryTagIds = m.fault_unknown({ field: m.field_industry_tags() });
  if (registeredOn > chinaDayOf(now)) faults.registeredOn = m.fault_registered_late();
  return faults;
}

/** @throws {AppError} 100002 for any fault */
export function requireNoFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw fieldsRefused(inData(faults));
}

/**
 * Runs the checks that need the database or the clock: dictionary codes, founding date and licence.
 * @throws {AppError} 100002
 */
export async function requireTrue(
  tx: Db,
  application: EnterpriseApplication,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const faults = await findBasicFaults(tx, application, now);
  if (!(await isOwnLicence(tx, application.licenseFileId, userId)))
    faults.licenseFileId = m.fault_licence_file();
  requireNoFaults(faults);
}

/** Whether another enterprise has the name, as people see it, or the credit code. Rejected applications free theirs. */
export async function findTaken(
  tx: Db,
  { name, creditCode }: Pick<EnterpriseApplication, 'name' | 'creditCode'>,
  enterpriseId: string,
): Promise<{ name: boolean; creditCode: boolean }> {
  // Serialised, so that two enterprises with the same credit code cannot pass the check together.
  await takeTurn(tx, 'enterprise:submit');
  const rows = await tx
    .select({ creditCode: enterprises.creditCode })
    .from(enterprises)
    .where(
      and(
        ne(enterprises.id, enterpriseId),
        ne(enterprises.entryStatus, 'REJECTED'),
        or(hasName(enterprises.name, name), eq(enterprises.creditCode, creditCode)),
      ),
    );
  const hasCode = rows.some((row) => row.creditCode === creditCode);
  return { name: rows.length > 0 && !hasCode, creditCode: hasCode };
}

/** @throws {AppError} 500011 CREDIT_CODE_TAKEN, 100002 */
export async function requireUnique(
  tx: Db,
  application: Pick<EnterpriseApplication, 'name' | 'creditCode'>,
  enterpriseId: string,
): Promise<void> {
  const taken = await findTaken(tx, application, enterpriseId);
  if (taken.creditCode)
    throw new AppError(retCodes.EXPLAINED_BY_PAGE, {
      data: {
        reason: 'CREDIT_CODE_TAKEN',
        fields: inData({ creditCode: m.fault_enterprise_here() }),
      },
    });
  if (taken.name) throw fieldsRefused(inData({ name: m.fault_enterprise_name_taken() }));
}
