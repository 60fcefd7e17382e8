import type { ProfileChange } from '@portal/contract/enterprise/sections';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, or } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findBasicFaults, inData, requireNoFaults } from '../admission/check-application.ts';
import type { EnterpriseProfile } from './profile.queries.ts';

/** Those of the files that the caller or their enterprise uploaded. */
async function findOwnFiles(tx: Db, fileIds: readonly string[], { userId, enterpriseId }: Actor) {
  const isOwn = or(
    eq(fileGroups.ownerUserId, userId),
    enterpriseId === null ? undefined : eq(fileGroups.ownerEnterpriseId, enterpriseId),
  );
  const rows = await tx
    .select({ id: fileGroups.id, visibility: fileGroups.visibility, mime: fileItems.mime })
    .from(fileGroups)
    .innerJoin(fileItems, and(eq(fileItems.fileId, fileGroups.id), eq(fileItems.index, 0)))
    .where(and(inArray(fileGroups.id, [...fileIds]), isOwn));
  return new Map(rows.map((row) => [row.id, row]));
}

async function requireLogo(tx: Db, fileId: string, actor: Actor): Promise<void> {
  const logo = (await findOwnFiles(tx, [fileId], actor)).get(fileId);
  if (logo?.visibility === 'public' && logo.mime.startsWith('image/')) return;
  throw fieldsRefused(inData({ logoFileId: m.fault_logo_file() }));
}

const certificateKinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

async function requireCertificates(
  tx: Db,
  honours: readonly { fileId?: string | undefined }[],
  actor: Actor,
): Promise<void> {
  const fileIds = honours.flatMap(({ fileId }) => fileId ?? []);
  const own = await findOwnFiles(tx, fileIds, actor);
  const faults = honours.flatMap(({ fileId }, at): [string, string][] => {
    const file = fileId === undefined ? undefined : own.get(fileId);
    const isGood = fileId === undefined || (file !== undefined && certificateKinds.includes(file.mime));
    return isGood ? [] : [[`honours.${at}.fileId`, m.fault_certificate_file()]];
  });
  if (faults.length > 0) throw fieldsRefused(inData(Object.fromEntries(faults)));
}

function requirePastYears(name: 'annual' | 'honours', years: readonly number[], now: Date): void {
  const thisYear = Number(chinaDayOf(now).slice(0, 4));
  const at = years.findIndex((year) => year > thisYear);
  if (at >= 0) throw fieldsRefused(inData({ [`${name}.${at}.year`]: m.fault_year_future() }));
}

/**
 * Runs the checks of a section that need the database or the clock.
 * @throws {AppError} 100002
 */
export async function checkSection(
  tx: Db,
  change: ProfileChange,
  { actor, row, now }: { actor: Actor; row: EnterpriseProfile; now: Date },
): Promise<void> {
  switch (change.section) {
    case 'BASIC':
      requireNoFaults(await findBasicFaults(tx, change, now));
      return;
    case 'INTRO':
      if (change.logoFileId !== undefined && change.logoFileId !== row.logoFileId)
        await requireLogo(tx, change.logoFileId, actor);
      return;
    case 'HONOURS': {
      const { honours } = change;
      requirePastYears(
        'honours',
        honours.map(({ year }) => year),
        now,
      );
      return requireCertificates(tx, honours, actor);
    }
    case 'ANNUAL':
      requirePastYears(
        'annual',
        change.annual.map(({ year }) => year),
        now,
      );
      return;
    case 'PRODUCTS':
    case 'CONTACTS':
    case 'BANK':
    case 'INVOICE':
    case 'VISIBILITY':
      return;
  }
}
