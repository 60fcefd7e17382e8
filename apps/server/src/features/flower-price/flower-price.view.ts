import type { ManagedPrice } from '@portal/contract/flower-price/public';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { NamedPrice } from './flower-price.queries.ts';

export const viewPrice = ({ price, varietyName }: NamedPrice): ManagedPrice => ({
  priceId: price.id,
  version: price.version,
  varietyName,
  data: price,
});

/** Column heads shared by template and exports, so that an export can be corrected and imported again. */
export const heads = {
  variety: '品种',
  day: '日期',
  price: '均价（元/枝）',
  stems: '成交量（枝）',
  source: '来源',
};

export const priceColumns: SheetColumn<NamedPrice>[] = [
  { head: heads.variety, value: ({ varietyName }) => varietyName, width: 24 },
  { head: heads.day, value: ({ price }) => price.day },
  { head: heads.price, value: ({ price }) => price.fen, format: 'yuan' },
  { head: heads.stems, value: ({ price }) => price.stems },
  { head: heads.source, value: ({ price }) => price.source, width: 24 },
];
