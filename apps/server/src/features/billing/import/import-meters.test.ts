import { usualTouHours } from '@portal/contract/billing/terms';
import { describe, expect, it } from 'vitest';
import { meters, tariffs } from '../meter/meter.table.ts';
import { insertReading } from '../testing/insert-meter.ts';
import { useMoneyImports } from '../testing/money-imports.ts';
import { showTiers, showTou } from './price-cells.ts';

const { park, tenant, check, see, operate, faultsOf, insertHome } = useMoneyImports();

const meterHeads = ['户号', '类型', '楼栋', '房号', '倍率', '表码位数', '表底'];

describe('meters', () => {
  it('begin with their last reading, are changed while they are not read, and undone', async () => {
    await insertHome();
    const row = (no: string, unit: string, reading: string | number, kind = '水表') => [
      no,
      kind,
      '创研楼A座',
      unit,
      '',
      '',
      reading,
    ];
    const run = await operate(
      await check(
        'METER',
        [meterHeads, row('W-301', '301', '1,204.5'), row('E-301', '301', 88, '电表')],
        'keeper',
      ),
      'write',
      'keeper',
    );
    const all = () => park.db.select().from(meters).orderBy(meters.meterNo);
    expect(await all()).toMatchObject([
      { meterNo: 'E-301', kind: 'ELECTRICITY', initialX100: 8_800, multiplier: 1, digits: 6 },
      { meterNo: 'W-301', kind: 'WATER', initialX100: 120_450, lastX100: 120_450, status: 'ONLINE' },
    ]);
    const [electricity, water] = await all();
    await insertReading(park.db, {
      meterId: water?.id ?? '',
      enterpriseId: tenant.id,
      period: '2026-10',
      readingX100: 130_000,
    });
    const rows = [
      meterHeads,
      row('W-301', '302', '1,204.5'),
      row('W-301b', '909', 1),
      row('E-301', '301', 90, '电表'),
      row('E-302', '302', '八', '煤气'),
    ];
    const changed = await check('METER', rows, 'keeper');
    expect((await faultsOf(changed, 'keeper')).map((fault) => Object.keys(fault).toSorted())).toEqual([
      [],
      ['unit'],
      [],
      ['kind', 'readingX100'],
    ]);
    await operate(changed, 'write', 'keeper');
    expect((await all())[0]).toMatchObject({ initialX100: 9_000, lastX100: 9_000 });
    await operate(await see(changed.importId, 'keeper'), 'undo', 'keeper');
    expect((await all())[0]).toMatchObject({ initialX100: 8_800, lastX100: 8_800 });
    // Both were changed since the first import, and one has been read.
    await operate(await see(run.importId, 'keeper'), 'undo', 'keeper');
    expect((await all()).map(({ id }) => id)).toEqual([electricity?.id, water?.id]);
  });

  it('by time of day have three registers that add up to the reading, and their multiplier', async () => {
    await insertHome();
    const heads = [...meterHeads, '峰段读数', '平段读数', '谷段读数'];
    const row = (no: string, reading: number, ...bands: (number | string)[]) => [
      no,
      '电',
      '创研楼A座',
      '301',
      '60',
      '',
      reading,
      ...bands,
    ];
    const rows = [
      heads,
      row('E-1', 1_000, 300, 500, 200),
      row('E-2', 1_000, 300, 500, 100),
      row('E-3', 9, 9, '', ''),
    ];
    const run = await check('METER', rows, 'keeper');
    expect((await faultsOf(run, 'keeper')).map((fault) => Object.keys(fault))).toEqual([
      [],
      ['readingX100'],
      ['readingX100'],
    ]);
    await operate(run, 'write', 'keeper');
    const [meter] = await park.db.select().from(meters);
    expect(meter).toMatchObject({
      multiplier: 60,
      initialX100: 100_000,
      initialTou: { peakX100: 30_000, flatX100: 50_000, valleyX100: 20_000 },
    });
    const again = await check('METER', [heads, row('E-1', 1_000, 300, 500, 200), row('E-1', 8)], 'keeper');
    expect(again.counts).toMatchObject({ SAME: 1, FAULT: 1 });
  });
});

describe('prices of the past', () => {
  it('begin on any day that no bill covers', async () => {
    const heads = ['费项', '生效日期', '单价'];
    const rows = [
      heads,
      ['水费', '2024-01-01', '4.15'],
      ['电', '2025/7/1', 0.6812],
      ['煤气', '2025-07-01', 1],
      ['水费', '去年', '四元'],
    ];
    const run = await check('TARIFF', rows, 'finance');
    expect((await faultsOf(run, 'finance')).map((fault) => Object.keys(fault).toSorted())).toEqual([
      [],
      [],
      ['feeCode'],
      ['effectiveFrom', 'unitPriceE4'],
    ]);
    await operate(run, 'write', 'finance');
    const all = () => park.db.select().from(tariffs).orderBy(tariffs.effectiveFrom);
    expect(
      (await all()).map(({ feeCode, effectiveFrom, price }) => [feeCode, effectiveFrom, price.unitPriceE4]),
    ).toEqual([
      ['WATER', '2024-01-01', 41_500],
      ['ELECTRICITY', '2025-07-01', 6_812],
    ]);
    const again = await check(
      'TARIFF',
      [heads, ['水费', '2024-01-01', '4.15'], ['水费', '2024-01-01', '5']],
      'finance',
    );
    expect((await faultsOf(again, 'finance'))[0]).toEqual({});
    await operate(await see(run.importId, 'finance'), 'undo', 'finance');
    expect(await all()).toEqual([]);
  });

  it('are by tiers of usage or by time of day', async () => {
    const heads = ['费项', '生效日期', '单价', '阶梯价', '分时价'];
    const tiers = '240 以内 0.50；400 度以内 0.55；以上 0.8';
    const rows = [
      heads,
      ['电费', '2024-01-01', '', tiers, ''],
      ['电费', '2025-01-01', '', '', '峰 0.90 10-12 18-22；平 0.60；谷 0.30 23-7'],
      ['电费', '2026-01-01', '', '', 'valley 0.30; flat 0.60; peak 0.90'],
      ['水费', '2024-01-01', '', '400 以内 4；240 以内 5；以上 6', ''],
      ['水费', '2025-01-01', '', tiers, '谷 0.30；平 0.60；峰 0.90'],
      ['水费', '2026-01-01', '', '', '峰 0.90；谷 0.30'],
      ['水费', '2027-01-01', '', '', ''],
    ];
    const run = await check('TARIFF', rows, 'finance');
    expect((await faultsOf(run, 'finance')).map((fault) => Object.keys(fault))).toEqual([
      [],
      [],
      [],
      ['tiers'],
      ['tou'],
      ['tou', 'unitPriceE4'],
      ['unitPriceE4'],
    ]);
    await operate(run, 'write', 'finance');
    const prices = await park.db.select().from(tariffs).orderBy(tariffs.effectiveFrom);
    const tou = { peakE4: 9_000, flatE4: 6_000, valleyE4: 3_000, hours: usualTouHours };
    expect(prices.map(({ price }) => price)).toEqual([
      {
        unitPriceE4: 0,
        tiers: [
          { uptoX100: 24_000, unitPriceE4: 5_000 },
          { uptoX100: 40_000, unitPriceE4: 5_500 },
          { uptoX100: null, unitPriceE4: 8_000 },
        ],
        tou: null,
      },
      { unitPriceE4: 0, tiers: null, tou },
      { unitPriceE4: 0, tiers: null, tou },
    ]);
    expect([showTiers(prices[0]?.price.tiers), showTou(prices[1]?.price.tou)]).toEqual([
      '240.00 以内 0.5000；400.00 以内 0.5500；以上 0.8000',
      '峰 0.9000 10-12 18-22；平 0.6000 7-10 12-18 22-23；谷 0.3000 0-7 23-24',
    ]);
    const english = ['电费', '2024-01-01', '', 'up to 240 0.50; up to 400 0.55; above 0.80', ''];
    const again = await check('TARIFF', [heads, english, ...rows.slice(2, 3)], 'finance');
    expect(again.counts).toMatchObject({ SAME: 2 });
  });
});
