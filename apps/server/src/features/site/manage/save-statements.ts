import { retCodes } from '@portal/contract/ret-code';
import type { StatementContent } from '@portal/contract/site-manage';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { announceChange } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { cleanSections } from './clean-sections.ts';
import { lockSiteOption, stampSiteOption } from './site-content.queries.ts';
import { readStatementContent, statementKeys, writeStatementContent } from './statement-content.queries.ts';

/**
 * Saves the statements on accessibility and privacy; the page 关于我们 shows them at once.
 * @throws {AppError} 500409 when somebody else saved them or the settings since
 */
export async function saveStatements(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { version, data }: { version: number; data: StatementContent },
  source: AuditSource,
): Promise<{ version: number }> {
  return inTransaction(database.db, async (tx) => {
    if ((await lockSiteOption(tx)) !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const before = await readStatementContent(tx);
    const { accessibility, privacy } = data;
    const after = { accessibility: cleanSections(accessibility), privacy: cleanSections(privacy) };
    const now = clock.now();
    await writeStatementContent(tx, after, now);
    const next = await stampSiteOption(tx, version, now, source);
    await writeAudit(tx, clock, source, {
      ...{ event: 'site.save', entity: 'site', entityId: 'statements', before, after },
    });
    await refreshDocuments(tx, 'PAGE', [...statementKeys], now);
    await announceChange(tx, ['site']);
    return { version: next };
  });
}
