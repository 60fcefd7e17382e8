import type { ProfileSection } from '@portal/contract/enterprise/fields';
import type { enterpriseSaveProfile } from '@portal/contract/enterprise/profile';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { memberRightMissing } from '../../../platform/http/member-right-missing.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import { enterprises } from '../enterprise.table.ts';
import { refreshEnterprises } from '../refresh-enterprises.public.ts';
import { checkSection } from './check-section.ts';
import { columnsOfSection } from './columns-of-section.ts';
import { completenessOf } from './completeness.ts';
import { editableSections } from './profile.policy.ts';
import type { EnterpriseProfile } from './profile.queries.ts';

/** Sections only the enterprise sees; their contents stay out of the log. */
const privateSections: readonly ProfileSection[] = ['CONTACTS', 'BANK'];
const notPublic: readonly ProfileSection[] = [...privateSections, 'INVOICE'];

async function publish(tx: Db, enterpriseId: string, section: ProfileSection, now: Date): Promise<void> {
  if (notPublic.includes(section)) return;
  if (section !== 'ANNUAL') await refreshEnterprises(tx, [enterpriseId], now);
  // Project hints are derived from the directory.
  await invalidateTags(tx, ['enterprise', 'match']);
  await notifyCollectors(tx, 'ENTERPRISE', [enterpriseId]);
}

function logOf(section: ProfileSection, row: EnterpriseProfile, columns: Partial<EnterpriseProfile>) {
  if (privateSections.includes(section)) return { after: { section } };
  const names = Object.keys(columns) as (keyof EnterpriseProfile)[];
  const before = Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: { section, ...before }, after: { section, ...columns } };
}

/**
 * Saves one section of the caller's enterprise.
 * @throws {AppError} 300002, 200009 for the bank account, 500404, 500409, 100002
 */
export const saveProfile: Verb<typeof enterpriseSaveProfile> = async (ctx, { version, data }) => {
  const { actor, now } = ctx;
  const { section } = data;
  if (!editableSections(actor).includes(section)) throw memberRightMissing(actor);
  if (section === 'BANK') await requireSecure(ctx.db, ctx.clock, actor.sessionId);
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockVersion(tx, enterprises, { id: actor.enterpriseId ?? '', version });
    await checkSection(tx, data, { actor, row, now });
    const columns = columnsOfSection(data, ctx.box);
    const completeness = completenessOf({ ...row, ...columns }, now);
    const set = { ...columns, completeness: completeness.percent };
    const saved = await updateVersion(tx, ctx, enterprises, row.id, set);
    await writeLog(tx, ctx, {
      event: 'enterprise.saveProfile',
      entity: 'enterprise',
      entityId: row.id,
      ...logOf(section, row, columns),
    });
    await publish(tx, row.id, section, now);
    return { version: saved.version, completeness };
  });
};
