import type { OwnProfile } from '@portal/contract/enterprise-profile';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mayChange } from '../change/change.policy.ts';
import { findChangeOf } from '../change/change.queries.ts';
import { viewChange } from '../change/change.view.ts';
import { completenessOf } from './completeness.ts';
import { editableSections, maySeeFigures } from './profile.policy.ts';
import { type EnterpriseProfile, findFirstFiles, findProfile } from './profile.queries.ts';

type Files = Awaited<ReturnType<typeof findFirstFiles>>;

function viewBankAccount({ bankAccount }: EnterpriseProfile): OwnProfile['bankAccount'] {
  return bankAccount && { name: bankAccount.name, bank: bankAccount.bank, numberTail: bankAccount.tail };
}

function viewSections(row: EnterpriseProfile, files: Files) {
  const { shortName, property, chainStages, industryTagIds, regionId, scale, registeredOn, address } = row;
  const { registeredCapitalFen, intro, logoFileId, products, visibility, invoiceTitles } = row;
  const { contactName, contactPhone, landline, email } = row;
  return {
    shortName,
    property,
    chainStages,
    industryTagIds,
    regionId,
    scale,
    registeredOn,
    address,
    registeredCapitalFen,
    intro,
    logoFileId,
    products,
    visibility,
    invoiceTitles,
    contactName,
    contactPhone,
    landline,
    email,
    honours: row.honours.map(({ fileId, ...honour }) => ({
      ...honour,
      file: (fileId && files.get(fileId)) || null,
    })),
  };
}

/** The caller's enterprise with all its sections. @throws {AppError} 500404 */
export async function getProfile(ctx: Context): Promise<OwnProfile> {
  const row = await findProfile(ctx.db, ctx.actor.enterpriseId ?? '');
  if (!row || ctx.actor.memberRole === null) throw notFound();
  const { id, entryStatus, name, creditCode, legalPerson, licenseFileId, version } = row;
  const fileIds = [licenseFileId, ...row.honours.map(({ fileId }) => fileId)].flatMap((each) => each ?? []);
  const [files, change] = await Promise.all([findFirstFiles(ctx.db, fileIds), findChangeOf(ctx.db, id)]);
  const seesFigures = maySeeFigures(ctx.actor);
  return {
    enterpriseId: id,
    entryStatus,
    name,
    creditCode,
    legalPerson,
    version,
    ...viewSections(row, files),
    memberRole: ctx.actor.memberRole,
    licence: (licenseFileId && files.get(licenseFileId)) || null,
    annual: seesFigures ? row.annual : null,
    bankAccount: seesFigures ? viewBankAccount(row) : null,
    completeness: completenessOf(row, ctx.now),
    change: change ? await viewChange(ctx.db, change, ctx.actor) : null,
    editable: [...editableSections(ctx.actor)],
    actions: mayChange(ctx.actor) ? ['change'] : [],
  };
}
