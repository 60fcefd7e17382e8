import {
  enterpriseMgrExport,
  enterpriseMgrQueryList,
  enterpriseMgrTag,
} from '@portal/contract/enterprise/manage';
import type { Contributions } from '../../../feature/feature.ts';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { recordsWithin } from '../../../platform/http/require-in-place.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { enterprises } from '../enterprise.table.ts';
import { countManaged, listManaged } from './managed-enterprise.queries.ts';
import { managedColumns, viewManaged } from './managed-enterprise.view.ts';
import { tagEnterprise } from './tag-enterprise.ts';

/** The operators' endpoints for enterprises. */
export function manageEnterpriseRoutes({ places }: Pick<Contributions, 'places'>): BoundEndpoint[] {
  const within = (actor: Actor) => recordsWithin(places, 'enterprise', actor, enterprises.id);
  return [
    bind(enterpriseMgrQueryList, ({ db, actor }, input) => {
      const filter = { ...input, within: within(actor) };
      return pageOfTabs(
        input,
        listManaged(db, filter),
        { counts: countManaged(db, filter), tab: input.entryStatus },
        (row) => viewManaged(row, actor),
      );
    }),
    bind(enterpriseMgrTag, tagEnterprise),
    bindRaw(enterpriseMgrExport, (ctx, input) => {
      const filter = { ...input, within: within(ctx.actor) };
      return ctx.exporter.send(ctx, {
        name: '企业名录',
        entity: 'enterprise',
        filter: input,
        columns: managedColumns,
        count: (tx) => countOfTab(countManaged(tx, filter), input.entryStatus),
        read: (tx, page) => listManaged(tx, { ...filter, ...page }),
      });
    }),
  ];
}
