import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { units } from '../../building/building.table.ts';
import { cases } from '../../case/case.table.ts';
import { bookOf, uploadImport } from '../../import/testing/import-file.ts';
import { billedContracts } from '../../lease/lease.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { linesOf } from '../bill/contract-lines.ts';
import { charges } from '../charge/charge.table.ts';
import { feeItems } from '../meter/meter.table.ts';
import { contractHeads, contractRow, useMoneyImports } from '../testing/money-imports.ts';

const { park, tenant, check, see, operate, faultsOf, insertHome } = useMoneyImports();

describe('contracts in progress', () => {
  it('are entered as running, with their units, deposit and rises, and billed from what is not paid', async () => {
    const unitIds = await insertHome();
    const run = await check('CONTRACT', [contractHeads, contractRow('YX-1', '301、302')], 'keeper');
    expect(await faultsOf(run, 'keeper')).toEqual([{}]);
    await operate(run, 'write', 'keeper');
    const [contract] = await park.db.select().from(contracts);
    expect(contract).toMatchObject({
      no: 'YX-1',
      enterpriseId: tenant.id,
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
    expect(seen).toMatchObject({ billedFrom: '2026-12-01', enterpriseName: tenant.name });
    const held = await park.db.select().from(units).where(inArray(units.id, unitIds));
    expect(held.map(({ state, enterpriseId: of }) => [state, of])).toEqual([
      ['LEASED', tenant.id],
      ['LEASED', tenant.id],
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
      { no: 'YX-9', of: tenant.id },
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
      contractRow('YX-9', '309', { 1: tenant.name }),
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
