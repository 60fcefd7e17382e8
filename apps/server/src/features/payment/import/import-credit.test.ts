import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { prepareFees } from '../../billing/meter/fees.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importRuns } from '../../import/import.table.ts';
import { importDesk } from '../../import/testing/import-desk.ts';
import { creditOf, settleFromCredit } from '../account.public.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { writeOpeningCredits } from './write-opening-credit.ts';

const park = usePark(
  { first: ['OP_FINANCE'], second: ['OP_FINANCE'], keeper: ['OP_PROPERTY'] },
  { empties: [importRuns] },
);
const desk = importDesk(park, () => park.first.token);

const heads = ['企业', '预存金额', '备注'];
const isBalanced = () => checkLedger(park.db, park.now);
const openingFen = async () => {
  const rows = await park.db.select().from(ledgerEntries).where(eq(ledgerEntries.account, 'OPENING'));
  return rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
};
const accountOf = async (id: string) =>
  (await park.call('GET /api/payManage/account/queryManage', { id }, park.first.token)).data;

it('is booked once for a tenant, with a second person, and the books agree', async () => {
  await prepareFees(park.db);
  const creditCode = '91530100MA6K2T5B8X';
  const tenant = await insertEnterprise(park.db, { name: '满庭芳花卉', creditCode });
  const other = await insertEnterprise(park.db, { name: '云上种苗' });
  const faulty = await desk.check(
    { 预存: [heads, ['云上种苗', 0, ''], ['没有的公司', 5, ''], ['', 5, '']] },
    { kind: 'CREDIT' },
  );
  expect((await desk.rows(faulty)).map(({ faults }) => faults.map(({ field }) => field))).toEqual([
    ['amountFen'],
    ['enterprise'],
    ['enterprise'],
  ]);
  const clean = await desk.check(
    {
      预存: [
        heads,
        ['满庭芳花卉', '1,200.00', '2025 年多缴'],
        ['云上种苗', '80.5', '转来'],
        [creditCode, '300', '按信用代码又写了一遍'],
      ],
    },
    { kind: 'CREDIT' },
  );
  expect(clean).toMatchObject({ counts: { NEW: 3 }, needsSecond: true });
  await desk.operate(clean, 'propose');
  expect(await creditOf(park.db, tenant)).toBe(0);
  const written = await desk.operate(clean, 'approve', park.second.token);
  expect([await creditOf(park.db, tenant), await creditOf(park.db, other)]).toEqual([120_000, 8_050]);
  expect((await desk.rows(written)).map(({ line, faults }) => [line, faults[0]?.text])).toEqual([
    [4, '已录过期初预存 1200.00 元，要改请先撤销那次导入'],
  ]);
  expect(await openingFen()).toBe(128_050);
  expect(await isBalanced()).toBe(true);
  expect(await accountOf(tenant)).toMatchObject({
    creditFen: 120_000,
    receivedFen: 120_000,
    closingFen: -120_000,
  });
  const again = await desk.check(
    { 预存: [heads, [creditCode, '1200', ''], ['云上种苗', '90', '']] },
    { kind: 'CREDIT' },
  );
  expect(again.counts).toMatchObject({ SAME: 1, FAULT: 1 });

  const bill = await insertBill(park.db, { enterpriseId: other, principalFen: 5_000 });
  await inTransaction(park.db, (tx) =>
    settleFromCredit(tx, systemContext(park), { billId: bill, amountFen: 5_000 }),
  );
  expect(await desk.preview(written)).toMatchObject({
    undone: 1,
    kept: [{ name: '云上种苗', reasons: ['预存已用掉一部分'] }],
  });
  await desk.operate(written, 'undo');
  expect([await creditOf(park.db, tenant), await creditOf(park.db, other)]).toEqual([0, 3_050]);
  expect(await openingFen()).toBe(8_050);
  expect(await isBalanced()).toBe(true);
  // What was taken back can be entered again.
  const third = await desk.check({ 预存: [heads, ['满庭芳花卉', '1000', '']] }, { kind: 'CREDIT' });
  await desk.operate(third, 'propose');
  await desk.operate(third, 'approve', park.second.token);
  expect(await creditOf(park.db, tenant)).toBe(100_000);
});

it('is booked once by two at the same time', async () => {
  const enterpriseId = await insertEnterprise(park.db, { name: '两个人录' });
  const book = () =>
    inTransaction(park.db, (tx) =>
      writeOpeningCredits(tx, systemContext(park), [
        { credit: { enterpriseId, amountFen: 9_900, note: '' }, origin: 'DR/1' },
      ]),
    ).then(
      () => 'booked',
      () => 'refused',
    );
  const answers = await Promise.all([book(), book(), book()]);
  expect(answers.toSorted()).toEqual(['booked', 'refused', 'refused']);
  expect(await creditOf(park.db, enterpriseId)).toBe(9_900);
});

it('reads amounts in the unit that a line above the table names', async () => {
  const tenant = await insertEnterprise(park.db, { name: '拾光花艺' });
  const clean = await desk.check(
    { 预存: [['期初预存', '单位：万元', ''], heads, ['拾光花艺', '1.25', '结余']] },
    { kind: 'CREDIT' },
  );
  expect(clean.sheets[0]?.columns.map(({ unit }) => unit)).toEqual([null, 'TEN_THOUSAND_YUAN', null]);
  const samples = await park.call(
    'GET /api/importManage/import/querySamples',
    { id: clean.importId },
    park.first.token,
  );
  expect(samples.data.sheets[0]?.rows[0]?.cells.amountFen).toBe('12500');
  await desk.operate(clean, 'propose');
  await desk.operate(clean, 'approve', park.second.token);
  expect(await creditOf(park.db, tenant)).toBe(1_250_000);
});
