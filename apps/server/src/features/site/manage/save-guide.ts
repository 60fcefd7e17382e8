import { retCodes } from '@portal/contract/ret-code';
import type { GuideContent } from '@portal/contract/site-manage';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { announceChange } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { siteOptions } from '../site.table.ts';
import { cleanSections } from './clean-sections.ts';
import { guideKey, readGuideContent, writeGuideContent } from './guide-content.queries.ts';
import { lockSiteOption } from './site-content.queries.ts';

/**
 * Saves the admission guide; the public page shows it at once.
 * @throws {AppError} 500409 when somebody else saved it or the settings since
 */
export async function saveGuide(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { version, data }: { version: number; data: GuideContent },
  source: AuditSource,
): Promise<{ version: number }> {
  return inTransaction(database.db, async (tx) => {
    if ((await lockSiteOption(tx)) !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const before = await readGuideContent(tx);
    const { zh, en, es, ja } = data;
    const after = {
      ...{ zh: cleanSections(zh), en: cleanSections(en), es: cleanSections(es), ja: cleanSections(ja) },
    };
    const now = clock.now();
    const next = version + 1;
    await writeGuideContent(tx, after, now);
    await tx
      .update(siteOptions)
      .set({ version: next, updatedAt: now, updatedBy: source.actor?.userId ?? null });
    await writeAudit(tx, clock, source, {
      ...{ event: 'site.save', entity: 'site', entityId: guideKey, before, after },
    });
    await refreshDocuments(tx, 'PAGE', [guideKey], now);
    await announceChange(tx, ['site']);
    return { version: next };
  });
}
