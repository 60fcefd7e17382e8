import {
  articleOperate,
  articleQueryManageDetail,
  articleQueryManageList,
  articleSave,
} from '@portal/contract/article-manage';
import {
  articlePreview,
  articleQueryDifference,
  articleQueryPreview,
  articleRestoreVersion,
  articleVersionQueryList,
} from '@portal/contract/article-version';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { getEditedArticle } from './article-editing.queries.ts';
import { pageOfVersions } from './article-versions.ts';
import { getDifference } from './get-difference.ts';
import { getManagedArticle } from './get-managed-article.ts';
import { viewManagedRow } from './managed-article.view.ts';
import { countManaged, countWaiting, listManaged, longestManagedList } from './managed-list.queries.ts';
import { operateArticle } from './operate-article.ts';
import { getPreview, issuePreview } from './preview-article.ts';
import { restoreVersion } from './restore-version.ts';
import { saveArticle } from './save-article.ts';

export function editingRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(articleQueryManageList, async ({ input: { mine, pageNo, pageSize, ...wanted }, actor }) => {
      const filter = { ...wanted, createdBy: mine === '1' ? actor.userId : undefined };
      const isPast = (pageNo - 1) * pageSize >= longestManagedList;
      const [rows, found, waiting] = await Promise.all([
        isPast ? [] : listManaged(db, { ...filter, pageNo, pageSize }),
        countManaged(db, filter),
        countWaiting(db),
      ]);
      return {
        rows: rows.map((row) => ({ ...viewManagedRow(row), expireAt: row.expireAt?.getTime() ?? null })),
        total: Math.min(found, longestManagedList),
        totalIsExact: found <= longestManagedList,
        ...{ pageNo, pageSize, waiting },
      };
    }),
    bind(articleQueryManageDetail, ({ input: { id }, actor }) => getManagedArticle(db, actor, id)),
    bind(articleSave, ({ input, ...source }) => saveArticle(deps, input, source)),
    bind(articleOperate, ({ input, ...source }) => operateArticle(deps, input, source)),
    bind(articleVersionQueryList, ({ input }) => pageOfVersions(db, input)),
    bind(articleQueryDifference, ({ input }) => getDifference(db, input)),
    bind(articleRestoreVersion, ({ input, ...source }) => restoreVersion(deps, input, source)),
    bind(articlePreview, async ({ input: { id } }) => issuePreview(deps, await getEditedArticle(db, id))),
    bind(articleQueryPreview, ({ input }) => getPreview(deps, input)),
  ];
}
