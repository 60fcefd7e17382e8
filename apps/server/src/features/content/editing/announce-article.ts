import type { Db } from '../../../platform/database/database.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import { refreshEnterprises } from '../../enterprise/refresh-enterprises.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { contentSearch } from '../content.search.ts';
import type { Article } from './edited-article.ts';

/**
 * Updates search and cached pages after a change to an article; call it after the write, with the article before and
 * after.
 */
export async function announceArticle(
  tx: Db,
  [before, after]: readonly [Article, Article],
  now: Date,
): Promise<void> {
  await notifyCollectors(tx, 'ARTICLE', [after.id]);
  if (after.column !== 'STYLE') {
    await refreshDocuments(tx, contentSearch, [after.id], now);
    await invalidateTags(tx, ['content']);
    return;
  }
  // A story is shown and found on its enterprise's page.
  const enterpriseIds = [before.enterpriseId, after.enterpriseId].filter((id) => id !== null);
  await refreshEnterprises(tx, [...new Set(enterpriseIds)], now);
  await invalidateTags(tx, ['content', 'enterprise']);
}
