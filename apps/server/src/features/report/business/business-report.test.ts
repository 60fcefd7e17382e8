import { readXlsx } from 'hucre/xlsx';
import { ulid } from 'ulidx';
import { expect, it } from 'vitest';
import { faultsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { buildings, units } from '../../building/building.table.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { contracts, contractUnits } from '../../lease/lease.table.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { payAttempts, payItems, payOrders, refundOrders } from '../../payment/payment.table.ts';
import { receiptItems, receipts } from '../../payment/receive/receipt.table.ts';
import { budgets } from '../budget/budget.table.ts';
import { insertPaidRefund, insertPayment, insertReceipt } from '../testing/insert-payment.ts';

// Noon on 2026-11-21 in Shanghai.
const park = usePark(
  {
    finance: ['OP_FINANCE'],
    property: ['OP_PROPERTY'],
    admin: ['OP_ADMIN'],
    tenant: 'owner',
    other: 'owner',
  },
  {
    empties: [
      budgets,
      refundOrders,
      payItems,
      payAttempts,
      payOrders,
      receiptItems,
      receipts,
      bills,
      contractUnits,
      contracts,
      units,
      buildings,
    ],
  },
);

const detail = 'GET /api/propertyManage/businessReport/queryDetail';
const onDay = 'GET /api/propertyManage/businessReport/queryCollection';
const saveBudget = 'POST /api/propertyManage/budget/save';

const report = async (from = '2026-11', to = from) =>
  (await park.call(detail, { from, to }, park.finance.token)).data;
const amounts = { RENT: 0, PROPERTY: 0, WATER: 0, ELECTRICITY: 0, OTHER: 0 };
const noon = (day: string) => new Date(`${day}T04:00:00Z`);

const bill = (given: Partial<Parameters<typeof insertBill>[1]> = {}) =>
  insertBill(park.db, { enterpriseId: park.tenant.enterpriseId, ...given });

it('says what a park without anything has', async () => {
  expect(await report()).toMatchObject({
    from: '2026-11',
    day: '2026-11-21',
    isOver: false,
    term: { receivedFen: 0, budgetFen: null, yearAgoFen: 0 },
    area: { leasedX100: 0, totalX100: 0 },
    sentences: ['2026-11 实收 0.00 元。', '没有空置的单元。'],
    tenants: { count: 0, rows: [] },
  });
});

it('counts what was received in the month by line, less refunds, against budget and last year', async () => {
  const rent = await bill({ feeCode: 'RENT', status: 'PAID', paidFen: 800_000 });
  const water = await bill({ feeCode: 'WATER', status: 'PAID', paidFen: 20_000 });
  const deposit = await bill({ feeCode: 'DEPOSIT', status: 'PAID', paidFen: 500_000 });
  const before = await bill({ feeCode: 'RENT', status: 'PAID', paidFen: 600_000, period: '2025-11' });
  const { enterpriseId } = park.tenant;
  await insertPayment(park.db, {
    at: noon('2026-11-05'),
    enterpriseId,
    items: [
      [rent, 800_000],
      [water, 20_000],
    ],
  });
  await insertPayment(park.db, { at: noon('2026-11-06'), enterpriseId, items: [[deposit, 500_000]] });
  await insertPayment(park.db, { at: noon('2025-11-30'), enterpriseId, items: [[before, 600_000]] });
  // One minute after midnight in Shanghai on the first of December 2025, which is November in UTC.
  const late = await bill({ feeCode: 'RENT', status: 'PAID', paidFen: 1_000, period: '2025-12' });
  const last = new Date('2025-11-30T16:01:00Z');
  await insertPayment(park.db, { at: last, enterpriseId, items: [[late, 1_000]] });
  const room = await insertPayment(park.db, {
    at: noon('2026-11-07'),
    enterpriseId: park.other.enterpriseId,
    kind: 'ROOM',
    items: [[ulid(), 30_000]],
  });
  await insertPaidRefund(park.db, room, { at: noon('2026-11-08'), amountFen: 10_000 });
  await park.call(
    saveBudget,
    { data: { period: '2026-11', amounts: { ...amounts, RENT: 900_000, WATER: 20_000 } } },
    park.finance.token,
  );
  const { term, lines, months, tenants, sentences, year } = await report();
  expect(term).toEqual({ receivedFen: 840_000, budgetFen: 920_000, yearAgoFen: 600_000 });
  expect(
    lines.map(({ line, receivedFen, budgetFen, yearAgoFen }) => [line, receivedFen, budgetFen, yearAgoFen]),
  ).toEqual([
    ['RENT', 800_000, 900_000, 600_000],
    ['PROPERTY', 0, 0, 0],
    ['WATER', 20_000, 20_000, 0],
    ['ELECTRICITY', 0, 0, 0],
    ['OTHER', 20_000, 0, 0],
  ]);
  expect(months).toHaveLength(12);
  expect(months[0]).toMatchObject({ period: '2025-12', totalFen: 1_000, budgetFen: null });
  expect(months.at(-1)).toMatchObject({ period: '2026-11', totalFen: 840_000, yearAgoFen: 600_000 });
  expect(year.receivedFen).toBe(841_000);
  expect(tenants.rows.map(({ fen }) => fen)).toEqual([820_000, 20_000]);
  expect(sentences.slice(0, 2)).toEqual([
    '2026-11 实收 8,400.00 元，比预算少 800.00 元（8.7%）。',
    '比去年同期多 40.0%。',
  ]);
});

it('tells the state of any day, with what was paid later as open', async () => {
  const { enterpriseId } = park.tenant;
  const paid = await bill({
    status: 'PAID',
    paidFen: 100_300,
    settledLateFen: 300,
    dueDate: '2026-10-25',
    issueDate: '2026-10-10',
  });
  await insertPayment(park.db, { at: noon('2026-11-10'), enterpriseId, items: [[paid, 100_300]] });
  await bill({ status: 'OVERDUE', dueDate: '2026-09-01', issueDate: '2026-08-17' });
  await bill({ status: 'OVERDUE', dueDate: '2026-09-01', issueDate: '2026-08-17', paidFen: 40_000 });
  await bill({ dueDate: '2026-11-25', issueDate: '2026-11-10' });
  const on = async (day: string) => (await park.call(onDay, { day }, park.finance.token)).data;
  expect(await on('2026-11-09')).toMatchObject({
    dueFen: 300_000,
    collectedFen: 40_000,
    overdue: { bills: 3, enterprises: 1, sumFen: 260_000 },
    ages: [
      { age: 'UP_TO_30', bills: 1, sumFen: 100_000 },
      { age: 'UP_TO_60', bills: 0, sumFen: 0 },
      { age: 'UP_TO_90', bills: 2, sumFen: 160_000 },
      { age: 'LONGER', bills: 0, sumFen: 0 },
    ],
  });
  expect(await on('2026-11-10')).toMatchObject({
    collectedFen: 140_000,
    overdue: { bills: 2, sumFen: 160_000 },
  });
  expect(await on('2026-08-16')).toMatchObject({ dueFen: 0, overdue: { bills: 0 } });
  const { header } = await park.call(onDay, { day: '2026-11-22' }, park.finance.token);
  expect(header.retMsg).toContain('不能选择将来的日子');
});

it('counts a bill of years before as overdue until the day it was paid, but not as due in the year', async () => {
  const old = { issueDate: '2025-08-17', dueDate: '2025-09-01' };
  const paid = await bill({ ...old, status: 'PAID', paidFen: 100_000 });
  await insertPayment(park.db, {
    at: noon('2026-11-10'),
    enterpriseId: park.tenant.enterpriseId,
    items: [[paid, 100_000]],
  });
  await bill({ ...old, status: 'OVERDUE', paidFen: 40_000 });
  const on = async (day: string) => (await park.call(onDay, { day }, park.finance.token)).data;
  expect(await on('2026-11-09')).toMatchObject({ dueFen: 0, overdue: { bills: 2, sumFen: 160_000 } });
  expect(await on('2026-11-10')).toMatchObject({ dueFen: 0, overdue: { bills: 1, sumFen: 60_000 } });
});

it('counts money that came without an order on its day, until it is taken back', async () => {
  const { enterpriseId } = park.tenant;
  const part = await bill({
    feeCode: 'RENT',
    status: 'OVERDUE',
    dueDate: '2026-10-20',
    issueDate: '2026-10-05',
    paidFen: 30_000,
  });
  await insertReceipt(park.db, { enterpriseId, receivedOn: '2026-11-05', items: [[part, 30_000]] });
  const back = await bill({
    feeCode: 'WATER',
    status: 'OVERDUE',
    dueDate: '2026-10-20',
    issueDate: '2026-10-05',
  });
  await insertReceipt(park.db, {
    enterpriseId,
    receivedOn: '2026-10-25',
    items: [[back, 100_000]],
    reversedAt: noon('2026-11-10'),
  });
  const received = async (period: string) =>
    (await report(period)).lines.map(({ receivedFen }) => receivedFen);
  expect(await received('2026-10')).toEqual([0, 0, 100_000, 0, 0]);
  expect(await received('2026-11')).toEqual([30_000, 0, -100_000, 0, 0]);
  const openOn = async (day: string) =>
    (await park.call(onDay, { day }, park.finance.token)).data.overdue.sumFen;
  expect(await openOn('2026-10-24')).toBe(200_000);
  expect(await openOn('2026-10-25')).toBe(100_000);
  expect(await openOn('2026-11-05')).toBe(70_000);
  expect(await openOn('2026-11-10')).toBe(170_000);
});

it('lists vacancy, buildings, expiries and the rent roll', async () => {
  const { enterpriseId } = park.tenant;
  const buildingId = await insertBuilding(park.db, { name: '1号温室' });
  const unit = (no: string, given = {}) => insertUnit(park.db, { buildingId, no, ...given });
  const leased = { state: 'LEASED' as const, enterpriseId };
  const [a, b] = [await unit('A1', leased), await unit('A2', leased)];
  await unit('A3', { createdAt: noon('2026-01-01') });
  await unit('A4', { state: 'RESERVED' });
  await unit('A5', { state: 'MAINTENANCE' });
  const free = await unit('A6');
  const ending = { enterpriseId, rentFenPerMonth: 100_000, depositFen: 300_000 };
  await insertContract(park.db, {
    ...ending,
    unitIds: [a],
    to: '2027-03-15',
    escalations: [{ from: '2027-01-01', pctX100: 500 }],
  });
  await insertContract(park.db, {
    ...ending,
    unitIds: [b],
    rentFenPerMonth: 60_000,
    leaveOn: '2026-12-31',
    status: 'TERMINATING',
  });
  await insertContract(park.db, {
    ...ending,
    unitIds: [free],
    from: '2025-01-01',
    to: '2026-11-01',
    status: 'EXPIRED',
  });
  await bill({ feeCode: 'RENT', period: '2026-11', unitId: a });
  await bill({ feeCode: 'WATER', period: '2026-11', unitId: b, status: 'VOID' });
  const { vacancy, buildings: found, expiries, rentRoll, area, months, sentences } = await report();
  expect(area).toEqual({ leasedX100: 20_000, totalX100: 60_000 });
  expect(vacancy).toMatchObject({ units: 2, rentFen: 194_000, reserved: 1, maintenance: 1 });
  expect(vacancy.longest.map(({ place, days }) => [place, days])).toEqual([
    ['1号温室 A3', 324],
    ['1号温室 A6', 20],
  ]);
  expect(found).toMatchObject([
    { name: '1号温室', totalFen: 100_000, units: 6, leasedUnits: 2, vacantFen: 194_000 },
  ]);
  expect(rentRoll).toMatchObject({ contracts: 2, units: 2, rentFen: 160_000, depositFen: 600_000 });
  expect(rentRoll.largest.map(({ rentFen }) => rentFen)).toEqual([100_000, 60_000]);
  expect(expiries[0]?.period).toBe('2026-11');
  expect(expiries.find(({ period }) => period === '2027-03')).toMatchObject({
    contracts: 1,
    rentFen: 100_000,
    endingFen: 0,
  });
  expect(expiries.find(({ period }) => period === '2026-12')).toMatchObject({
    contracts: 1,
    rentFen: 60_000,
    endingFen: 60_000,
  });
  expect(months.find(({ period }) => period === '2026-10')?.leasedX100).toBe(30_000);
  expect(sentences.slice(1)).toEqual([
    '空置 2 个单元，每月少收租金 1,940.00 元，另有预留 1 个、维修 1 个。',
    '往后 12 个月到期的合同占月租 100.0%，其中 600.00 元已说不续。',
  ]);
});

it('refuses terms in the future, in the wrong order or too long, at their field', async () => {
  const refusal = async (from: string, to: string) =>
    (await park.call(detail, { from, to }, park.finance.token)).header.retMsg;
  expect(await refusal('2026-11', '2026-12')).toContain('不能选择将来的月份');
  expect(await refusal('2026-11', '2026-10')).toContain('结束月不能早于开始月');
  expect(await refusal('2024-10', '2026-11')).toContain('最多 24 个月');
  expect(
    (await park.call(detail, { from: '2026-11', to: '2026-11' }, park.property.token)).header.retCode,
  ).not.toBe('000000');
});

it('saves a budget once when two people edit one month, and the rest of the year together', async () => {
  const data = { period: '2026-10', amounts: { ...amounts, RENT: 5_000 }, forRestOfYear: true };
  const answers = await Promise.all([1, 2].map(() => park.call(saveBudget, { data }, park.finance.token)));
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500409']);
  const { data: year } = await park.call(
    'GET /api/propertyManage/budget/queryYear',
    { year: 2026 },
    park.finance.token,
  );
  expect(year.months.map(({ totalFen }) => totalFen)).toEqual([...Array(9).fill(null), 5_000, 5_000, 5_000]);
  const wrong = { data: { ...data, amounts: { ...amounts, RENT: -1 } } };
  const { header } = await park.call(saveBudget, wrong, park.finance.token);
  expect(header.retCode).toBe('100001');
});

it('is read by an administrator, who sets neither budget nor delivery', async () => {
  const term = { from: '2026-11', to: '2026-11' };
  const read = await park.call('GET /api/propertyManage/businessReport/queryDetail', term, park.admin.token);
  expect(read.data).toMatchObject(term);
  const data = { period: '2026-10', amounts, forRestOfYear: false };
  const { header } = await park.call(saveBudget, { data }, park.admin.token);
  expect(header.retCode).not.toBe('000000');
});

it('exports a workbook and prints a PDF', async () => {
  const get = (part: string) =>
    park.app.inject({
      url: `/api/propertyManage/businessReport/${part}?from=2026-11&to=2026-11`,
      headers: { token: park.finance.token },
    });
  const { sheets } = await readXlsx((await get('export')).rawPayload);
  expect(sheets.map(({ name }) => name)).toEqual([
    '月度',
    '对预算',
    '楼宇应收',
    '企业实收',
    '到期',
    '账龄 2026-11-21',
    '租金表',
  ]);
  expect(sheets[0]?.rows).toHaveLength(13);
  const pdf = await get('print');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(faultsOf(readPdf(pdf.rawPayload))).toEqual([]);
});
