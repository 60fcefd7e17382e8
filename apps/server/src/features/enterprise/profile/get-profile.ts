import type { enterpriseQueryProfile, OwnProfile } from '@portal/contract/enterprise/profile';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { mayChange } from '../change/change.policy.ts';
import { findChangeOf } from '../change/change.queries.ts';
import { viewChange } from '../change/change.view.ts';
import { maySeeFigures } from '../see-figures.public.ts';
import { completenessOf } from './completeness.ts';
import { editableSections } from './profile.policy.ts';
import { type EnterpriseProfile, findFirstFiles, findProfile } from './profile.queries.ts';

type Files = Awaited<ReturnType<typeof findFirstFiles>>;

function viewBankAccount({ bankAccount }: EnterpriseProfile): OwnProfile['bankAccount'] {
  return bankAccount && { name: bankAccount.name, bank: bankAccount.bank, numberTail: bankAccount.tail };
}

const viewHonours = ({ honours }: EnterpriseProfile, files: Files) =>
  honours.map(({ fileId, ...honour }) => ({ ...honour, file: (fileId && files.get(fileId)) || null }));

/** The caller's enterprise with all sections. @throws {AppError} 500404 */
export const getProfile: Verb<typeof enterpriseQueryProfile> = async (ctx) => {
  const row = await findProfile(ctx.db, ctx.actor.enterpriseId ?? '');
  if (!row || ctx.actor.memberRole === null) throw notFound();
  const { id, licenseFileId } = row;
  const fileIds = [licenseFileId, ...row.honours.map(({ fileId }) => fileId)].flatMap((each) => each ?? []);
  const [files, change] = await Promise.all([findFirstFiles(ctx.db, fileIds), findChangeOf(ctx.db, id)]);
  const seesFigures = maySeeFigures(ctx.actor);
  return {
    ...row,
    enterpriseId: id,
    honours: viewHonours(row, files),
    memberRole: ctx.actor.memberRole,
    licence: (licenseFileId && files.get(licenseFileId)) || null,
    annual: seesFigures ? row.annual : null,
    bankAccount: seesFigures ? viewBankAccount(row) : null,
    completeness: completenessOf(row, ctx.now),
    change: change ? await viewChange(ctx.db, change, ctx.actor) : null,
    editable: [...editableSections(ctx.actor)],
    actions: mayChange(ctx.actor) ? ['change'] : [],
  };
};
