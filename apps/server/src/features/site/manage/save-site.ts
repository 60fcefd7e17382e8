import { retCodes } from '@portal/contract/ret-code';
import type { SiteContent } from '@portal/contract/site-manage';
import { type AuditSource, writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { announceChange } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { checkWeatherPage } from './check-weather-page.ts';
import { cleanSections } from './clean-sections.ts';
import { lockSiteOption, readSiteContent, writeSiteContent } from './site-content.queries.ts';

/**
 * Saves the settings of the site; header, footer, about page and phone pages show them at once.
 * @throws {AppError} 500409 when somebody else saved since, 100002 for a new weather page that cannot be framed
 */
export async function saveSite(
  { database, clock, env, readHeaders }: Pick<Deps, 'database' | 'clock' | 'env' | 'readHeaders'>,
  { version, data }: { version: number; data: SiteContent },
  source: AuditSource,
): Promise<{ version: number; weatherUnchecked: boolean }> {
  const { weatherUrl } = data.common;
  const isNew =
    weatherUrl !== '' && weatherUrl !== (await readSiteContent(database.db)).data.common.weatherUrl;
  const weatherUnchecked = isNew && !(await checkWeatherPage(readHeaders, weatherUrl, env.PUBLIC_URL));
  return inTransaction(database.db, async (tx) => {
    if ((await lockSiteOption(tx)) !== version) throw new AppError(retCodes.VERSION_CONFLICT);
    const before = (await readSiteContent(tx)).data;
    const after: SiteContent = { ...data, about: cleanSections(data.about) };
    const now = clock.now();
    const stamp = { version: version + 1, updatedAt: now, updatedBy: source.actor?.userId ?? null };
    await writeSiteContent(tx, after, stamp);
    await writeAudit(tx, clock, source, {
      ...{ event: 'site.save', entity: 'site', entityId: 'site', before, after },
    });
    await refreshDocuments(tx, 'PAGE', ['about-us'], now);
    await announceChange(tx, ['site']);
    return { version: stamp.version, weatherUnchecked };
  });
}
