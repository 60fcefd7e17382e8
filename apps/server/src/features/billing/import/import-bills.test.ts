import { describe, expect, it } from 'vitest';
import { importRuns } from '../../import/import.table.ts';
import { bills } from '../bill/bill.table.ts';
import { settleDue } from '../bill/settle-due.ts';
import { charges } from '../charge/charge.table.ts';
import { contractHeads, contractRow, useMoneyImports } from '../testing/money-imports.ts';

const { park, tenant, check, see, operate, verdicts, statuses, faultsOf, insertHome } = useMoneyImports();

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

describe('open bills', () => {
  const heads = ['账单号', '企业', '合同编号', '费项', '账期', '未缴金额', '应缴日', '是否计滞纳金', '备注'];
  const row = (no: string, given: Partial<Record<number, string | number>> = {}) =>
    [no, tenant.name, '', '物业费', '2026-09', '1,488.00', '2026-09-25', '否', '9 月'].map(
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
        enterpriseId: tenant.id,
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
