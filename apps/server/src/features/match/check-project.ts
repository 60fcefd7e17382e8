import type { ProjectContent } from '@portal/contract/match/project';
import { maxProjectDays, projectFilePurpose } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { findFile } from '../../platform/files/file.queries.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { businessData, regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { discloses, type Identity } from './project.policy.ts';
import type { Project } from './project.table.ts';

type Faults = Record<string, string>;

async function findCodeFaults(tx: Db, before: Project | null, data: ProjectContent): Promise<Faults> {
  const faults: Faults = {};
  // A code that is no longer available stays valid for projects that already have it.
  const offered = <Code>(isKept: boolean, shield: Code) => (isKept ? undefined : shield);
  const isCategory = and(
    eq(businessData.type, 'INDUSTRY_TAG'),
    eq(businessData.code, data.categoryCode),
    offered(before?.categoryCode === data.categoryCode, eq(businessData.shield, 0)),
  );
  if ((await tx.$count(businessData, isCategory)) === 0)
    faults.categoryCode = m.fault_choose({ field: m.field_project_category() });
  const isRegion = and(
    eq(regions.regionId, data.regionId),
    offered(before?.regionId === data.regionId, eq(regions.shield, 0)),
  );
  if ((await tx.$count(regions, isRegion)) === 0)
    faults.regionId = m.fault_choose({ field: m.field_project_region() });
  return faults;
}

function findRangeFaults(data: ProjectContent, now: Date): Faults {
  const faults: Faults = {};
  const { priceFromFen, priceToFen, seasonFrom, seasonTo, deadline } = data;
  if (priceFromFen !== null && priceToFen !== null && priceFromFen > priceToFen)
    faults.priceToFen = m.fault_price_order();
  if (seasonFrom === null && seasonTo !== null)
    faults.seasonFrom = m.fault_choose({ field: m.field_season_from() });
  if (seasonFrom !== null && seasonTo === null)
    faults.seasonTo = m.fault_choose({ field: m.field_season_to() });
  const today = chinaDayOf(now);
  if (deadline < today) faults.deadline = m.fault_deadline_past();
  if (deadline > addDays(today, maxProjectDays))
    faults.deadline = m.fault_deadline_far({ days: maxProjectDays });
  return faults;
}

/** Nobody may know whose project it is before both sides agree, so its text must not reveal it. */
function findDisclosures({ title, body, unit, contactName }: ProjectContent, identity: Identity): Faults {
  const faults: Faults = {};
  const own = { ...identity, contactName };
  for (const [field, text] of Object.entries({ title, body, unit }))
    if (discloses(text, identity) || discloses(text, own)) faults[field] = m.fault_project_discloses();
  return faults;
}

async function findFileFaults(
  tx: Db,
  before: Project | null,
  fileId: string,
  userId: string,
): Promise<Faults> {
  if (fileId === '' || fileId === before?.fileId) return {};
  const file = await findFile(tx, fileId, 0);
  const isOwn = file?.ownerUserId === userId && file.purpose === projectFilePurpose;
  return isOwn && file.visibility === 'owner' ? {} : { fileId: m.fault_choice_gone() };
}

/**
 * Checks what the contract cannot: codes, ranges, file ownership, and whether the text reveals the enterprise.
 * @throws {AppError} 100002
 */
export async function requireProject(
  tx: Db,
  {
    before,
    data,
    enterpriseId,
    userId,
    now,
  }: {
    before: Project | null;
    data: ProjectContent;
    enterpriseId: string;
    userId: string;
    now: Date;
  },
): Promise<void> {
  const { name, shortName, contactName, legalPerson } = enterprises;
  const [identity] = await tx
    .select({ name, shortName, contactName, legalPerson })
    .from(enterprises)
    .where(and(eq(enterprises.id, enterpriseId), ne(enterprises.entryStatus, 'REJECTED')));
  const faults = {
    ...(await findCodeFaults(tx, before, data)),
    ...findRangeFaults(data, now),
    ...(identity ? findDisclosures(data, identity) : {}),
    ...(await findFileFaults(tx, before, data.fileId, userId)),
  };
  if (Object.keys(faults).length > 0)
    throw fieldsRefused(
      Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`data.${field}`, fault])),
    );
}
