import { enterpriseMgrExport, enterpriseMgrQueryList } from '@portal/contract/enterprise/manage';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { countManaged, listManaged } from './managed-enterprise.queries.ts';
import { managedColumns, viewManaged } from './managed-enterprise.view.ts';

/** The operators' endpoints for enterprises. */
export function manageEnterpriseRoutes(_deps: Deps): BoundEndpoint[] {
  return [
    bind(enterpriseMgrQueryList, ({ db, actor }, input) =>
      pageOfTabs(
        input,
        listManaged(db, input),
        { counts: countManaged(db, input), tab: input.entryStatus },
        (row) => viewManaged(row, actor),
      ),
    ),
    bindRaw(enterpriseMgrExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '企业名录',
        entity: 'enterprise',
        filter: input,
        columns: managedColumns,
        count: (tx) => countOfTab(countManaged(tx, input), input.entryStatus),
        read: (tx, page) => listManaged(tx, { ...input, ...page }),
      }),
    ),
  ];
}
