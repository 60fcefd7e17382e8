import { usualTouHours } from '@portal/contract/billing/terms';
import type { ImportRun } from '@portal/contract/import/import';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { buildings, units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { cases } from '../../case/case.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRows, importRuns } from '../../import/import.table.ts';
import { bookOf, runImports, uploadImport } from '../../import/testing/import-file.ts';
import { billedContracts } from '../../lease/lease.public.ts';
import { contracts, contractUnits } from '../../lease/lease.table.ts';
import { bills } from '../bill/bill.table.ts';
import { linesOf } from '../bill/contract-lines.ts';
import { settleDue } from '../bill/settle-due.ts';
import { charges } from '../charge/charge.table.ts';
import { prepareFees } from '../meter/fees.ts';
import { feeItems, meters, readings, tariffs } from '../meter/meter.table.ts';
import { insertReading } from '../testing/insert-meter.ts';
import { insertOwnFee } from '../testing/insert-own-fee.ts';
import { showTiers, showTou } from './price-cells.ts';

const park = usePark(
  { keeper: ['OP_PROPERTY'], finance: ['OP_FINANCE'], second: ['OP_FINANCE'] },
  {
    empties: [
      importRuns,
      importLayouts,
      bills,
      charges,
      readings,
      meters,
      tariffs,
      contractUnits,
      contracts,
      units,
      buildings,
      cases,
    ],
  },
);

const creditCode = '91530100MA6K2T5B8X';
const name = '满庭芳花卉';
let enterpriseId: string;
beforeAll(async () => {
  await prepareFees(park.db);
  await insertOwnFee(park.db, {
    code: 'TRUCK',
    names: { zh: '货车月卡', en: 'Truck card', es: '', ja: '' },
    basis: 'MONTHLY',
  });
  enterpriseId = await insertEnterprise(park.db, { name, creditCode });
});

type Rows = Parameters<typeof bookOf>[0][string];
type Role = 'keeper' | 'finance' | 'second';

const work = () => runImports(park, () => park.now);

/** Uploads a sheet of a kind and checks it. */
async function check(kind: string, rows: Rows, role: Role): Promise<ImportRun> {
  const { token } = park[role];
  const { data: run, header } = await uploadImport(park, token, await bookOf({ 表: rows }), { kind });
  expect(header.retMsg).toBe('操作成功');
  const mapped = await park.call(
    'POST /api/importManage/import/map',
    {
      id: run.importId,
      version: run.version,
      data: {
        sheets: run.sheets.map(({ sheetId, columns, constants }) => ({
          sheetId,
          fields: columns.map(({ field }) => field),
          constants,
        })),
      },
    },
    token,
  );
  expect(mapped.header.retMsg).toBe('操作成功');
  await work();
  return see(run.importId, role);
}

const see = async (id: string, role: Role): Promise<ImportRun> =>
  (await park.call('GET /api/importManage/import/queryDetail', { id }, park[role].token)).data;

async function operate(run: ImportRun, event: string, role: Role): Promise<ImportRun> {
  const { header } = await park.call(
    'POST /api/importManage/import/operate',
    { id: run.importId, event, version: run.version },
    park[role].token,
  );
  expect(header.retMsg).toBe('操作成功');
  await work();
  return see(run.importId, role);
}

const rowsOf = () => park.db.select().from(importRows).orderBy(importRows.line);
const verdicts = async () => (await rowsOf()).map(({ verdict }) => verdict);
const statuses = async () => (await rowsOf()).map(({ status }) => status);

/** The faults of each row, by field. */
async function faultsOf(run: ImportRun, role: Role): Promise<Record<string, string>[]> {
  const { data } = await park.call(
    'GET /api/importManage/import/queryRows',
    { id: run.importId, sheetId: run.sheets[0]?.sheetId, pageSize: 50 },
    park[role].token,
  );
  return data.rows.map(({ faults }: { faults: { field: string; text: string }[] }) =>
    Object.fromEntries(faults.map(({ field, text }) => [field, text])),
  );
}

async function insertHome(nos = ['301', '302']): Promise<string[]> {
  const buildingId = await insertBuilding(park.db, { name: '创研楼A座', floors: 6 });
  const ids: string[] = [];
  for (const no of nos) ids.push(await insertUnit(park.db, { buildingId, no }));
  return ids;
}

const contractHeads = [
  '合同编号',
  '承租方',
  '楼栋',
  '房号',
  '开始日期',
  '结束日期',
  '月租金',
  '租金递增',
  '付款周期',
  '租金缴至',
  '押金',
  '押金收取日',
  '物业费',
  '滞纳金',
];
const contractRow = (no: string, unit: string, given: Partial<Record<number, string | number>> = {}) =>
  [
    no,
    creditCode,
    '创研楼A座',
    unit,
    '2024-03-01',
    '2027-02-28',
    '8,060.00',
    '2025-03-01 5%；2026年3月1日 5%',
    '季付',
    '2026年11月',
    '2.4万',
    '2024/2/20',
    '4.80',
    '0.05%',
  ].map((cell, at) => given[at] ?? cell);

describe('contracts in progress', () => {
  it('are entered as running, with their units, deposit and rises, and billed from what is not paid', async () => {
    const unitIds = await insertHome();
    const run = await check('CONTRACT', [contractHeads, contractRow('YX-1', '301、302')], 'keeper');
    expect(await faultsOf(run, 'keeper')).toEqual([{}]);
    await operate(run, 'write', 'keeper');
    const [contract] = await park.db.select().from(contracts);
    expect(contract).toMatchObject({
      no: 'YX-1',
      enterpriseId,
      status: 'ACTIVE',
      rentFenPerMonth: 806_000,
      payCycle: 3,
      depositFen: 2_400_000,
      depositPaidFen: 2_400_000,
      propertyFeeFenPerM2Month: 480,
      lateFeePpmPerDay: 500,
      billedFrom: '2026-12-01',
      escalations: [
        { from: '2025-03-01', pctX100: 500 },
        { from: '2026-03-01', pctX100: 500 },
      ],
    });
    const { data: seen } = await park.call(
      'GET /api/propertyManage/contract/queryManageDetail',
      { id: contract?.id },
      park.keeper.token,
    );
    expect(seen).toMatchObject({ billedFrom: '2026-12-01', enterpriseName: name });
    const held = await park.db.select().from(units).where(inArray(units.id, unitIds));
    expect(held.map(({ state, enterpriseId: of }) => [state, of])).toEqual([
      ['LEASED', enterpriseId],
      ['LEASED', enterpriseId],
    ]);
    const [inForce] = await billedContracts(park.db, { from: '2026-11-01', to: '2026-12-31' }, '', 10);
    if (!inForce) throw new Error('the contract is not in force');
    const terms = (fee: 'RENT' | 'PROPERTY', period: string) =>
      linesOf(inForce, fee, period).map(({ term }) => [term?.from, term?.to]);
    expect(terms('RENT', '2026-11')).toEqual([]);
    expect(terms('PROPERTY', '2026-11')).toEqual([]);
    expect(terms('RENT', '2026-12')).toEqual([
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-31'],
      ['2027-02-01', '2027-02-28'],
    ]);
    const [logged] = await park.db.select().from(operLogs).where(eq(operLogs.event, 'contract.create'));
    expect(logged).toMatchObject({ entityId: contract?.id, after: { importedFrom: `${run.no}/2` } });
    expect(await park.db.$count(cases, eq(cases.bizId, contract?.id ?? ''))).toBe(1);
  });

  it('are paid until they end, in a month in which they do', async () => {
    await insertHome();
    const rows = [
      contractRow('YX-1', '301', { 5: '2027-01-20', 7: '', 9: '2027-01' }),
      contractRow('YX-2', '302', { 5: '2027-01-01', 7: '', 9: '2027年1月1日' }),
    ];
    const run = await check('CONTRACT', [contractHeads, ...rows], 'keeper');
    expect(await faultsOf(run, 'keeper')).toEqual([{}, {}]);
    await operate(run, 'write', 'keeper');
    const saved = await park.db
      .select({ billedFrom: contracts.billedFrom })
      .from(contracts)
      .orderBy(contracts.no);
    expect(saved).toEqual([{ billedFrom: '2027-01-21' }, { billedFrom: '2027-01-02' }]);
  });

  it('know tenants, buildings and units in whatever width and spacing', async () => {
    await insertHome();
    const cells = contractRow(' ＹＸ－９', '３０１', { 1: '满庭芳 花卉', 2: '创研楼Ａ座 ' });
    const run = await check('CONTRACT', [contractHeads, cells], 'keeper');
    expect(await faultsOf(run, 'keeper')).toEqual([{}]);
    await operate(run, 'write', 'keeper');
    expect(await park.db.select({ no: contracts.no, of: contracts.enterpriseId }).from(contracts)).toEqual([
      { no: 'YX-9', of: enterpriseId },
    ]);
  });

  it('come with what was agreed later, and with fees paid up to another day than the rent', async () => {
    await insertHome();
    const heads = [...contractHeads, 'feesPaidUntil', 'depositPaidFen', 'dueDay', 'cycles', 'amendments'];
    const agreed = ['2026-11', '12000.00', '10', '2026-12-01 月付', '2027-01-01 9000.00/5.00'];
    const wrong = ['2028-01', '99999.00', '10', '2026-12-05 月付', '2029-01-01 9000.00/5.00'];
    const run = await check(
      'CONTRACT',
      [
        heads,
        [...contractRow('YX-1', '301', { 9: '2026-12-31' }), ...agreed],
        [...contractRow('YX-2', '302'), ...wrong],
      ],
      'keeper',
    );
    const [none = {}, all = {}] = await faultsOf(run, 'keeper');
    expect(none).toEqual({});
    expect(Object.keys(all).toSorted()).toEqual(['amendments', 'cycles', 'depositPaidFen', 'feesPaidUntil']);
    await operate(run, 'write', 'keeper');
    const [contract] = await park.db.select().from(contracts);
    expect(contract).toMatchObject({
      billedFrom: '2027-01-01',
      feesBilledFrom: '2026-12-01',
      depositFen: 2_400_000,
      depositPaidFen: 1_200_000,
      dueDay: 10,
      cycles: [{ from: '2026-12-01', payCycle: 1 }],
      amendments: [{ from: '2027-01-01', rentFenPerMonth: 900_000, propertyFeeFenPerM2Month: 500 }],
    });
    const [inForce] = await billedContracts(park.db, { from: '2026-12-01', to: '2027-01-31' }, '', 10);
    if (!inForce) throw new Error('the contract is not in force');
    const terms = (fee: 'RENT' | 'PROPERTY', period: string) =>
      linesOf(inForce, fee, period).map(({ term }) => [term?.from, term?.to]);
    expect(terms('RENT', '2026-12')).toEqual([]);
    expect(terms('PROPERTY', '2026-12')).toEqual([['2026-12-01', '2026-12-31']]);
    expect(terms('RENT', '2027-01')).toEqual([['2027-01-01', '2027-01-31']]);
  });

  it('are refused at each cell that does not fit', async () => {
    await insertHome(['301', '304', '305', '306', '307', '308', '309']);
    const rows = [
      contractRow('YX-1', '301'),
      contractRow('YX-2', '301'),
      contractRow('YX-3', '909', { 1: '没有的公司' }),
      contractRow('YX-4', '304', { 4: '2026-12-01', 7: '' }),
      contractRow('YX-5', '305', { 5: '2026-01-31', 7: '' }),
      contractRow('YX-6', '306', { 7: '', 9: '2028-01' }),
      contractRow('YX-7', '307', { 11: '' }),
      contractRow('YX-8', '308', { 6: '八千', 8: '每两月', 7: '涨 5%' }),
      contractRow('YX-9', '309', { 1: name }),
    ];
    const run = await check('CONTRACT', [contractHeads, ...rows], 'keeper');
    const faults = await faultsOf(run, 'keeper');
    expect(faults.map((fault) => Object.keys(fault).toSorted())).toEqual([
      [],
      ['units'],
      ['enterprise', 'units'],
      ['from'],
      ['paidUntil', 'to'],
      ['paidUntil'],
      ['depositSince'],
      ['escalations', 'payCycle', 'rentFenPerMonth'],
      [],
    ]);
    expect(faults[1]?.units).toBe('单元 301 在第 2 行已有合同');
    expect(faults[2]?.enterprise).toBe('园区里没有“没有的公司”这家企业');
  });

  it('stay behind where somebody else took their unit after the check', async () => {
    await insertHome();
    const rows = [contractHeads, contractRow('YX-1', '301'), contractRow('YX-2', '302')];
    const [one, other] = [
      await check('CONTRACT', rows, 'keeper'),
      await check('CONTRACT', rows.with(1, contractRow('YX-3', '301')), 'keeper'),
    ];
    await operate(one, 'write', 'keeper');
    const late = await operate(other, 'write', 'keeper');
    expect((await park.db.select().from(contracts)).map(({ no }) => no).toSorted()).toEqual(['YX-1', 'YX-2']);
    expect((await faultsOf(late, 'keeper'))[0]).toEqual({ units: '单元 301 在这段时间已有合同' });
  });

  it('are the same when they are loaded again, and can be undone until something is built upon them', async () => {
    const unitIds = await insertHome();
    const rows = [contractHeads, contractRow('YX-1', '301'), contractRow('YX-2', '302')];
    const run = await operate(await check('CONTRACT', rows, 'keeper'), 'write', 'keeper');
    const again = await check(
      'CONTRACT',
      [...rows.slice(0, 2), contractRow('YX-2', '302', { 6: '9000' })],
      'keeper',
    );
    expect((await faultsOf(again, 'keeper')).map((fault) => Object.keys(fault))).toEqual([
      [],
      ['rentFenPerMonth'],
    ]);
    const [first] = await park.db.select().from(contracts).where(eq(contracts.no, 'YX-1'));
    await park.db.insert(charges).values({
      id: '01J00000000000000000000001',
      contractId: first?.id ?? '',
      feeCode: 'TRUCK',
      quantityX100: 100,
      unitPriceE4: 1,
      from: '2026-12-01',
    });
    await operate(await see(run.importId, 'keeper'), 'undo', 'keeper');
    expect((await park.db.select().from(contracts)).map(({ no }) => no)).toEqual(['YX-1']);
    const states = await park.db.select().from(units).where(inArray(units.id, unitIds)).orderBy(units.no);
    expect(states.map(({ state }) => state)).toEqual(['LEASED', 'VACANT']);
    expect(await park.db.$count(cases, eq(cases.kind, 'CONTRACT'))).toBe(1);
  });
});

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
      enterpriseId,
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

describe('periodic charges', () => {
  it('belong to contracts by their numbers', async () => {
    await insertHome();
    const contract = await check('CONTRACT', [contractHeads, contractRow('YX-1', '301')], 'keeper');
    await operate(contract, 'write', 'keeper');
    await park.db.delete(importRuns);
    const heads = ['合同编号', '费项', '说明', '数量', '单价', '开始日', '结束日'];
    const row = (no: string, fee: string, from: string, to = '', count: string | number = 2) => [
      no,
      fee,
      '云A12345',
      count,
      '300.00',
      from,
      to,
    ];
    const rows = [
      heads,
      row('YX-1', '货车月卡', '2026-01-01'),
      row('YX-0', '货车月卡', '2026-01-01'),
      row('YX-1', '水费', '2026-01-01'),
      row('YX-1', '货车月卡', '2020-01-01'),
      row('YX-1', '货车月卡', '2026-02-01', '2026-01-01'),
      row('YX-1', '货车月卡', '2026-03-01', '', '两'),
    ];
    const run = await check('CHARGE', rows, 'finance');
    expect((await faultsOf(run, 'finance')).map((fault) => Object.keys(fault))).toEqual([
      [],
      ['contractNo'],
      ['fee'],
      ['from'],
      ['to'],
      ['quantityX100'],
    ]);
    await operate(run, 'write', 'finance');
    expect(await park.db.select().from(charges)).toMatchObject([
      {
        feeCode: 'TRUCK',
        note: '云A12345',
        quantityX100: 200,
        unitPriceE4: 3_000_000,
        from: '2026-01-01',
        to: null,
      },
    ]);
    await operate(await see(run.importId, 'finance'), 'undo', 'finance');
    expect(await park.db.$count(charges)).toBe(0);
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

describe('open bills', () => {
  const heads = ['账单号', '企业', '合同编号', '费项', '账期', '未缴金额', '应缴日', '是否计滞纳金', '备注'];
  const row = (no: string, given: Partial<Record<number, string | number>> = {}) =>
    [no, name, '', '物业费', '2026-09', '1,488.00', '2026-09-25', '否', '9 月'].map(
      (cell, at) => given[at] ?? cell,
    );

  it('keep number, month and due day, need a second person, and fall due like others', async () => {
    await insertHome();
    const contract = await check('CONTRACT', [contractHeads, contractRow('YX-1', '301')], 'keeper');
    await operate(contract, 'write', 'keeper');
    await park.db.delete(importRuns);
    const rows = [
      heads,
      row('ZD-1', { 2: 'YX-1', 7: '是' }),
      row('ZD-2', { 3: '货车月卡' }),
      row('ZD-3', { 1: '没有的公司', 3: '没有的费', 5: '-3' }),
      row('ZD-4', { 4: '上月', 6: '' }),
    ];
    const run = await check('BILL', rows, 'finance');
    expect((await faultsOf(run, 'finance')).map((fault) => Object.keys(fault).toSorted())).toEqual([
      [],
      [],
      ['amountFen', 'enterprise', 'fee'],
      ['dueDate', 'period'],
    ]);
    const proposed = await operate(run, 'propose', 'finance');
    expect(await park.db.$count(bills)).toBe(0);
    await operate(await see(proposed.importId, 'second'), 'approve', 'second');
    const all = () => park.db.select().from(bills).orderBy(bills.no);
    expect(await all()).toMatchObject([
      {
        no: 'ZD-1',
        enterpriseId,
        roomNo: '301',
        feeCode: 'PROPERTY',
        period: '2026-09',
        principalFen: 148_800,
        dueDate: '2026-09-25',
        lateFeePpmPerDay: 500,
        status: 'UNPAID',
      },
      { no: 'ZD-2', feeCode: 'TRUCK', lateFeePpmPerDay: 0, contractId: null },
    ]);
    await settleDue({ ...park, clock: { now: () => park.now } });
    expect((await all()).map(({ status }) => status)).toEqual(['OVERDUE', 'OVERDUE']);
    // A bill that has changed since stays.
    await operate(await see(run.importId, 'finance'), 'undo', 'finance');
    expect((await all()).map(({ no }) => no)).toEqual(['ZD-1', 'ZD-2']);
    expect(await statuses()).toContain('KEPT');
  });

  it('are undone while nothing has happened to them', async () => {
    const run = await operate(await check('BILL', [heads, row('ZD-1')], 'finance'), 'propose', 'finance');
    await operate(await see(run.importId, 'second'), 'approve', 'second');
    expect(await verdicts()).toEqual(['NEW']);
    await operate(await see(run.importId, 'finance'), 'undo', 'finance');
    expect(await park.db.$count(bills)).toBe(0);
  });
});

it('only those who may call its form can import a kind', async () => {
  const rows = [
    ['费项', '生效日期', '单价'],
    ['水费', '2024-01-01', '4.15'],
  ];
  const { header } = await uploadImport(park, park.keeper.token, await bookOf({ 表: rows }), {
    kind: 'TARIFF',
  });
  expect(header.retMsg).not.toBe('操作成功');
  expect(await park.db.$count(feeItems, and(eq(feeItems.code, 'WATER')))).toBe(1);
});
