import {
  priceExport,
  priceFile,
  priceQueryList,
  priceQueryManageDetail,
  priceQueryManageList,
  priceQueryPanel,
  priceSave,
  priceTemplate,
} from '@portal/contract/flower-price/public';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { countManagedPrices, getPrice, listManagedPrices, listVarieties } from './flower-price.queries.ts';
import { heads, priceColumns, viewPrice } from './flower-price.view.ts';
import { queryPanel, queryPrices } from './query-prices.ts';
import { savePrice } from './save-price.ts';
import { sendPrices } from './send-prices.ts';

/** Columns of the template for a day; the values to be entered are left empty. */
const templateColumns = (day: string): SheetColumn<{ name: string }>[] => [
  { head: heads.variety, value: ({ name }) => name, width: 24 },
  { head: heads.day, value: () => day },
  ...[heads.price, heads.stems, heads.source].map((head) => ({ head, value: () => null })),
];

export const flowerPriceRoutes = (): BoundEndpoint[] => [
  bind(priceQueryPanel, queryPanel),
  bind(priceQueryList, queryPrices),
  bindRaw(priceFile, sendPrices),
  bind(priceQueryManageList, async ({ db }, input) => ({
    ...(await pageOf(input, listManagedPrices(db, input), countManagedPrices(db, input), viewPrice)),
    varieties: await listVarieties(db),
  })),
  bindRaw(priceExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '花卉行情',
      entity: 'flowerPrice',
      filter: input,
      columns: priceColumns,
      count: (tx) => countManagedPrices(tx, input),
      read: (tx, page) => listManagedPrices(tx, { ...input, ...page, sort: '-day' }),
    }),
  ),
  bind(priceQueryManageDetail, async ({ db }, { id }) => viewPrice(await getPrice(db, id))),
  bind(priceSave, savePrice),
  bindRaw(priceTemplate, async (ctx) => {
    const varieties = await listVarieties(ctx.db);
    return ctx.exporter.send(ctx, {
      name: '花卉行情模板',
      entity: 'flowerPrice',
      filter: {},
      columns: templateColumns(chinaDayOf(ctx.now)),
      count: async () => varieties.length,
      read: async (_db, { pageNo }) => (pageNo === 1 ? varieties : []),
    });
  }),
];
