import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { discloses } from './project.policy.ts';

/**
 * Requires text that the other side reads before both agree not to reveal who wrote it.
 * @throws {AppError} 100002
 */
export async function requireAnonymous(
  tx: Db,
  fields: Record<string, string>,
  enterpriseIds: string[],
): Promise<void> {
  const { name, shortName, contactName, legalPerson } = enterprises;
  const identities = await tx
    .select({ name, shortName, contactName, legalPerson })
    .from(enterprises)
    .where(inArray(enterprises.id, enterpriseIds));
  const faults = Object.entries(fields).flatMap(([field, text]) =>
    text !== '' && identities.some((identity) => discloses(text, identity))
      ? [[field, m.fault_project_discloses()]]
      : [],
  );
  if (faults.length > 0) throw fieldsRefused(Object.fromEntries(faults));
}
