import { enterpriseMgrExport, enterpriseMgrQueryList } from '@portal/contract/enterprise-manage';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { countManaged, listManaged } from './managed-enterprise.queries.ts';
import { managedColumns, viewManaged } from './managed-enterprise.view.ts';

/** The operators' list of enterprises. */
export function manageEnterpriseRoutes(_deps: Deps): BoundEndpoint[] {
  return [
    bind(enterpriseMgrQueryList, ({ db, actor }, input) =>
      pageOf(input, listManaged(db, input), countManaged(db, input), (row) => viewManaged(row, actor)),
    ),
    bindRaw(enterpriseMgrExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '企业名录',
        entity: 'enterprise',
        filter: input,
        columns: managedColumns,
        count: (tx) => countManaged(tx, input),
        read: (tx, page) => listManaged(tx, { ...input, ...page }),
      }),
    ),
  ];
}
