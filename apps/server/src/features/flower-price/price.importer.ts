import { priceContent, priceSave } from '@portal/contract/flower-price/public';
import * as m from '@portal/texts/messages';
import { and, inArray } from 'drizzle-orm';
import {
  emptyFault,
  type Importer,
  type ImportField,
  naturalKey,
  scaled,
  textOf,
  unscaled,
  wholeDay,
} from '../../feature/importer.ts';
import { tableImporter } from '../../feature/table-importer.ts';
import { tableRows } from '../../feature/table-rows.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { listVarieties } from './flower-price.queries.ts';
import { flowerPrices } from './flower-price.table.ts';
import { heads } from './flower-price.view.ts';
import { contentOf, writePrices } from './write-prices.ts';

const varietyNames = async (db: Db) => (await listVarieties(db)).map(({ name }) => name);

/** The prices of the varieties on offer. */
const priceRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const names = new Map((await listVarieties(db)).map(({ code, name }) => [code, name]));
  for await (const rows of tableRows(db, flowerPrices, inArray(flowerPrices.varietyCode, [...names.keys()])))
    yield rows.map((row) => ({ ...row, variety: names.get(row.varietyCode) }));
};

const fields: readonly ImportField[] = [
  {
    key: 'variety',
    label: m.field_variety,
    aliases: [heads.variety, '品名', '花卉'],
    isNeeded: true,
    example: '红玫瑰 A 级',
    options: varietyNames,
  },
  {
    key: 'day',
    label: m.field_date,
    aliases: [heads.day, '交易日', '报价日'],
    isNeeded: true,
    example: '2026-11-20',
    read: wholeDay,
  },
  {
    key: 'fen',
    label: m.field_average_price,
    aliases: [heads.price, '均价', '价格', '单价'],
    isNeeded: true,
    note: m.import_note_stem_price,
    example: '1.92',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'stems',
    label: m.field_traded_stems,
    aliases: [heads.stems, '成交量', '数量'],
    isNeeded: true,
    example: '8000',
    read: scaled(0),
  },
  {
    key: 'source',
    label: m.field_source,
    aliases: [heads.source, '市场', '数据来源'],
    isNeeded: true,
    example: '花谷拍卖厅',
  },
];

/** A variety has one price a day: the same file again changes nothing, and a corrected one applies its corrections. */
export const priceImporter = tableImporter({
  kind: 'PRICE',
  roles: priceSave.access,
  fields,
  keys: ['variety', 'day'],
  rowsOf: priceRows,
  sums: ['fen', 'stems'],
  table: flowerPrices,
  schema: priceContent,
  columns: contentOf,
  async match(db, ctx, rows) {
    const varieties = new Map(
      (await listVarieties(db)).flatMap(({ code, name }) =>
        [name, code].map((known) => [naturalKey(known), code] as const),
      ),
    );
    const codeOf = (name: unknown) => varieties.get(naturalKey(name)) ?? '';
    const present = await db
      .select()
      .from(flowerPrices)
      .where(
        and(
          inArray(
            flowerPrices.varietyCode,
            rows.map(({ data }) => codeOf(data.variety)),
          ),
          inArray(
            flowerPrices.day,
            rows.flatMap(({ data }) => (data.day === undefined ? [] : [textOf(data.day)])),
          ),
        ),
      );
    const known = new Map(present.map((price) => [`${price.varietyCode} ${price.day}`, price]));
    const today = chinaDayOf(ctx.now);
    return ({ data }) => {
      const varietyCode = codeOf(data.variety);
      const unknown =
        varietyCode === '' && data.variety !== undefined
          ? [{ field: 'variety', text: m.fault_variety_unknown({ name: textOf(data.variety).slice(0, 40) }) }]
          : [];
      return {
        before: known.get(`${varietyCode} ${textOf(data.day)}`) ?? null,
        // A name that is missing or unknown is a fault of its own.
        given: { varietyCode: varietyCode || '-' },
        faults: [...emptyFault(data, 'variety', m.field_variety), ...unknown],
        judge: ({ day }) => ({
          faults: day > today ? [{ field: 'day', text: m.fault_price_ahead() }] : [],
        }),
      };
    };
  },
  write: writePrices,
  undo: { entity: 'flowerPrice', after: (tx) => invalidateTags(tx, ['flowerPrice']) },
});
