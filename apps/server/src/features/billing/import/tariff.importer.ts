import { isDeepStrictEqual } from 'node:util';
import { type TariffContent, tariffContent, tariffSave } from '@portal/contract/billing/price-manage';
import { meterKindLabels, meterKinds } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import {
  checkContent,
  coded,
  type ImportField,
  importer,
  type Judged,
  type ReadRow,
  scaled,
  unscaled,
  wholeDay,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { tariffs } from '../meter/meter.table.ts';
import { billedFault, billsFrom } from '../price/billed-days.ts';
import { isInForce, priceTurn } from '../price/prices.ts';
import { writeTariffs } from '../price/write-tariffs.ts';
import { tariffRows } from './money.rows.ts';
import { feeOptions } from './named-fees.ts';
import { readTiers, readTou, showTiers, showTou } from './price-cells.ts';

const isMetered = (code: string) => meterKinds.some((kind) => kind === code);

const fields: readonly ImportField[] = [
  {
    key: 'feeCode',
    label: m.field_fee,
    aliases: ['费用', '类型', '水电'],
    isNeeded: true,
    example: '水费',
    read: coded(meterKindLabels, {
      WATER: ['水', '水费', '自来水', '水价'],
      ELECTRICITY: ['电', '电费', '电力', '电价'],
    }),
    options: (db) => feeOptions(db, ({ code }) => isMetered(code)),
  },
  {
    key: 'effectiveFrom',
    label: m.field_effective_from,
    aliases: ['生效日', '起始日期', '执行日期', '开始日期'],
    isNeeded: true,
    example: '2024-01-01',
    read: wholeDay,
  },
  {
    key: 'unitPriceE4',
    label: m.field_unit_price,
    aliases: ['价格', '电价', '水价'],
    note: m.import_master_note_price,
    example: '4.1500',
    read: scaled(4),
    show: unscaled(4),
  },
  {
    key: 'tiers',
    label: m.field_tiers,
    aliases: ['阶梯价', '阶梯水价', '阶梯电价'],
    note: m.import_master_note_tiers,
    example: '',
    read: readTiers,
    show: showTiers,
  },
  {
    key: 'tou',
    label: m.import_master_tou_price,
    aliases: ['分时电价', '峰平谷', '峰谷电价'],
    note: m.import_master_note_tou,
    example: '',
    read: readTou,
    show: showTou,
  },
];

/** The form holds a price where the sheet has its parts. */
const formFields = [...fields, { key: 'price', label: m.field_unit_price, example: '' }];

/** The price of a row; the form leaves the plain price of one by tiers or by time of day at zero. */
const priceOf = ({ unitPriceE4, tiers = null, tou = null }: ReadRow['data']) => ({
  unitPriceE4: unitPriceE4 ?? (tiers === null && tou === null ? undefined : 0),
  tiers,
  tou,
});

/** The cell of a fault that the form has at the price. */
const cellOf = (data: ReadRow['data'], field: string): string => {
  if (field !== 'price') return field;
  return ['tiers', 'tou'].find((key) => data[key] !== undefined) ?? 'unitPriceE4';
};

/** Whether two prices are the same; one by tiers or by time of day has no use for the plain price. */
const isSamePrice = (one: TariffContent['price'], other: TariffContent['price']): boolean => {
  const partsOf = ({ tiers, tou }: TariffContent['price']) => ({ tiers: tiers ?? null, tou: tou ?? null });
  const isPlain = !one.tiers && !one.tou;
  return (
    isDeepStrictEqual(partsOf(one), partsOf(other)) && (!isPlain || one.unitPriceE4 === other.unitPriceE4)
  );
};

/** Prices of water and electricity by their first days, which may be in the past. */
export const tariffImporter = importer<TariffContent>({
  kind: 'TARIFF',
  roles: tariffSave.access,
  fields,
  keys: ['feeCode', 'effectiveFrom'],
  count: (db) => db.$count(tariffs),
  rowsOf: tariffRows,
  async check(db, _ctx, rows) {
    const present = await db
      .select()
      .from(tariffs)
      .where(inArray(tariffs.feeCode, [...meterKinds]));
    const judged: Judged<TariffContent>[] = [];
    for (const { data } of rows) {
      const { content, faults } = checkContent(tariffContent, { ...data, price: priceOf(data) }, formFields);
      const both = data.tiers !== undefined && data.tou !== undefined;
      if (!content || both) {
        const own = faults.map(({ field, text }) => ({ field: cellOf(data, field), text }));
        judged.push({
          faults: both ? [...own, { field: 'tou', text: m.import_master_fault_two_prices() }] : own,
          content: null,
        });
        continue;
      }
      const same = present.find(
        (one) =>
          isInForce(one) && one.feeCode === content.feeCode && one.effectiveFrom === content.effectiveFrom,
      );
      if (same) {
        const taken = isSamePrice(same.price, content.price)
          ? []
          : [{ field: 'effectiveFrom', text: m.fault_tariff_taken() }];
        judged.push({ faults: taken, content: null, present: { id: same.id, version: same.version } });
        continue;
      }
      const billed = await billedFault(db, content.feeCode, content.effectiveFrom);
      judged.push(
        billed
          ? { faults: [{ field: 'effectiveFrom', text: billed }], content: null }
          : { faults: [], content },
      );
    }
    return judged;
  },
  async write(tx, ctx, rows) {
    for (const kind of meterKinds) await takeTurn(tx, priceTurn(kind));
    const prices = rows.map(({ content, origin }) => ({
      id: ulid(ctx.now.getTime()),
      data: content,
      logged: { importedFrom: origin },
    }));
    await writeTariffs(tx, ctx, prices);
    return prices.map(({ id }) => ({ id, version: 1, before: null }));
  },
  ...undoIn(tariffs, {
    entity: 'tariff',
    named: ['successor_id'],
    after: (tx) => invalidateTags(tx, ['meter']),
  }),
  async builtUpon(db, ids) {
    const rows =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(tariffs)
            .where(inArray(tariffs.id, [...ids]));
    const built = new Map<string, readonly string[]>();
    for (const { id, feeCode, effectiveFrom } of rows)
      if ((await billsFrom(db, feeCode, effectiveFrom)).bills.length > 0)
        built.set(id, [m.import_kept_bills()]);
    return built;
  },
});
