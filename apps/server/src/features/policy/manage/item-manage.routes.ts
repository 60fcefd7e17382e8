import {
  declareItemDelete,
  declareItemExport,
  declareItemQueryManageDetail,
  declareItemQueryManageList,
  declareItemSave,
} from '@portal/contract/policy/declare-item-manage';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listFirstFiles } from '../../../platform/files/attachments.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { declareItemStateOn } from '../item-state.public.ts';
import { deleteItem } from './delete-item.ts';
import { countManagedItems, findWholeItem, listManagedItems } from './managed-item.queries.ts';
import { itemColumns, viewManagedItemRow, viewWholeItem } from './managed-item.view.ts';
import { saveItem } from './save-item.ts';

export function itemManageRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  const today = () => chinaDayOf(deps.clock.now());
  return [
    bind(declareItemQueryManageList, (ctx, input) =>
      pageOfTabs(
        input,
        listManagedItems(ctx.db, input, today()),
        { counts: countManagedItems(ctx.db, input, today()), tab: input.state },
        viewManagedItemRow,
      ),
    ),
    bindRaw(declareItemExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '申报事项',
        entity: 'declareItem',
        filter: input,
        columns: itemColumns,
        count: (tx) => countOfTab(countManagedItems(tx, input, today()), input.state),
        read: (tx, page) => listManagedItems(tx, { ...input, ...page }, today()),
      }),
    ),
    bind(declareItemQueryManageDetail, async ({ actor }, input) => {
      const found = await findWholeItem(db, input.id);
      if (!found) throw notFound();
      const templates = found.item.materials.flatMap(({ templateFileId }) => templateFileId ?? []);
      const state = declareItemStateOn(found.item, today());
      return viewWholeItem(found, await listFirstFiles(db, templates), state, actor);
    }),
    bind(declareItemSave, saveItem),
    bind(declareItemDelete, deleteItem),
  ];
}
