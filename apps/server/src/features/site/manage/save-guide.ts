import { retCodes } from '@portal/contract/ret-code';
import type { GuideContent } from '@portal/contract/site-manage';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findPublicFiles } from '../../../platform/files/attachments.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import { announceChange } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { cleanSections } from './clean-sections.ts';
import { guideKey, readGuideContent, templatesOf, writeGuideContent } from './guide-content.queries.ts';
import { lockSiteOption, stampSiteOption } from './site-content.queries.ts';

/** @throws {AppError} 100002 for a form that visitors could not fetch */
async function requireTemplates(tx: Db, content: GuideContent): Promise<void> {
  const templates = templatesOf(content);
  const isPublic = await findPublicFiles(
    tx,
    templates.map(({ fileId }) => fileId),
  );
  const faults = templates.filter(({ fileId }) => !isPublic.has(fileId));
  if (faults.length > 0)
    throw fieldsRefused(
      Object.fromEntries(faults.map(({ field }) => [field, '模板文件不存在或不能公开，请重新上传'])),
    );
}

/**
 * Saves the admission guide; the public page shows it at once.
 * @throws {AppError} 500409 when somebody else saved it or the settings since, 100002
 */
export async function saveGuide(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { version, data }: { version: number; data: GuideContent },
  source: AuditSource,
): Promise<{ version: number }> {
  return inTransaction(database.db, async (tx) => {
    if ((await lockSiteOption(tx)) !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    await requireTemplates(tx, data);
    const before = await readGuideContent(tx);
    const after = cleanSections(data);
    const now = clock.now();
    await writeGuideContent(tx, after, now);
    const next = await stampSiteOption(tx, version, now, source);
    await writeAudit(tx, clock, source, {
      ...{ event: 'site.save', entity: 'site', entityId: guideKey, before, after },
    });
    await refreshDocuments(tx, 'PAGE', [guideKey], now);
    await announceChange(tx, ['site']);
    return { version: next };
  });
}
