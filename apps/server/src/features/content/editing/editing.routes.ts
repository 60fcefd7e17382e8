import {
  articleExport,
  articleOperate,
  articleQueryManageDetail,
  articleQueryManageList,
  articleSave,
} from '@portal/contract/content/article-manage';
import {
  articlePreview,
  articleQueryDifference,
  articleQueryPreview,
  articleRestoreVersion,
  articleVersionQueryList,
} from '@portal/contract/content/article-version';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { isPastEnd } from '../../../platform/database/count-up-to.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getEditedArticle } from './article-editing.queries.ts';
import { queryVersions } from './article-versions.ts';
import { getDifference } from './get-difference.ts';
import { getManagedArticle } from './get-managed-article.ts';
import { managedColumns, viewManagedRow } from './managed-article.view.ts';
import { countManaged, listManaged, type ManagedFilter, maxManagedList } from './managed-list.queries.ts';
import { operateArticle } from './operate-article.ts';
import { getPreview, issuePreview } from './preview-article.ts';
import { restoreVersion } from './restore-version.ts';
import { saveArticle } from './save-article.ts';

/** `mine` refers to the caller. */
const filterOf = (
  { mine, ...wanted }: ManagedFilter & { mine: '0' | '1' },
  { userId }: Actor,
): ManagedFilter => ({ ...wanted, createdBy: mine === '1' ? userId : undefined });

export function editingRoutes(): BoundEndpoint[] {
  return [
    bind(articleQueryManageList, ({ db, actor }, { pageNo, pageSize, sort, ...wanted }) => {
      const filter = filterOf(wanted, actor);
      const page = { pageNo, pageSize };
      return pageOfTabs(
        page,
        isPastEnd(page, maxManagedList) ? Promise.resolve([]) : listManaged(db, { ...filter, sort, ...page }),
        { counts: countManaged(db, filter), tab: filter.state },
        (row) => ({ ...viewManagedRow(row), expireAt: row.expireAt?.getTime() ?? null }),
        maxManagedList,
      );
    }),
    bindRaw(articleExport, (ctx, input) => {
      const filter = filterOf(input, ctx.actor);
      return ctx.exporter.send(ctx, {
        name: '内容',
        entity: 'article',
        filter: input,
        columns: managedColumns,
        count: (on) => countOfTab(countManaged(on, filter), filter.state),
        read: (on, page) => listManaged(on, { ...filter, ...page }),
      });
    }),
    bind(articleQueryManageDetail, getManagedArticle),
    bind(articleSave, saveArticle),
    bind(articleOperate, operateArticle),
    bind(articleVersionQueryList, queryVersions),
    bind(articleQueryDifference, getDifference),
    bind(articleRestoreVersion, restoreVersion),
    bind(articlePreview, async (ctx, { id }) => issuePreview(ctx, await getEditedArticle(ctx.db, id))),
    bind(articleQueryPreview, getPreview),
  ];
}
