import { enterpriseMgrExport, enterpriseMgrQueryList } from '@portal/contract/enterprise-manage';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { countManaged, listManaged } from './managed-enterprise.queries.ts';
import { managedColumns, viewManaged } from './managed-enterprise.view.ts';

/** Enterprises in the operators' hands. */
export function manageEnterpriseRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(enterpriseMgrQueryList, async ({ actor }, input) => {
      const [rows, total] = await Promise.all([listManaged(db, input), countManaged(db, input)]);
      const { pageNo, pageSize } = input;
      const managed = rows.map((row) => viewManaged(row, actor));
      return { rows: managed, total, totalIsExact: true, pageNo, pageSize };
    }),
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
