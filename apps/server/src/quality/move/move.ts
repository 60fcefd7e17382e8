import { expect } from 'vitest';
import { bills } from '../../features/billing/bill/bill.table.ts';
import { meters } from '../../features/billing/meter/meter.table.ts';
import { enterprises } from '../../features/enterprise/enterprise.table.ts';
import { contracts } from '../../features/lease/lease.table.ts';
import { billedMonths, expectBills } from './expect-bills.ts';
import { importBook } from './import-book.ts';
import { officeBooks } from './office-books.ts';
import { type MovePark, openMovePark } from './open-park.ts';
import { type ParkPlan, planPark } from './plan-park.ts';
import { addParkingFee, grantRoles, setBankAccount, setUpPark, userIdOf } from './set-up-park.ts';

/** Prints how long each step takes. */
function stepper() {
  const times: [name: string, seconds: string][] = [];
  return {
    times,
    step: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const begun = performance.now();
      const result = await work();
      times.push([name, ((performance.now() - begun) / 1_000).toFixed(1)]);
      return result;
    },
  };
}

/** Those who move the park in, with the sessions in which they work. */
async function hireStaff(park: MovePark, admin: string) {
  const logIn = async (loginName: string) =>
    park.activate(await userIdOf(park, loginName, admin), loginName, admin);
  return {
    audit: { first: await logIn('zhao_shang'), second: await logIn('zhao_shang2') },
    property: await logIn('wu_ye'),
    finance: { first: await logIn('cai_wu'), second: await logIn('cai_wu2') },
  };
}

/** Bills the months that are due, twice: what is billed already is not billed again. */
async function billFirstMonths(park: MovePark, plan: ParkPlan, property: string, finance: string) {
  for (const { no, nextX100 } of plan.gauges)
    await park.call(
      'POST /api/propertyManage/meter/read',
      { data: { meterNo: no, period: billedMonths[0], readingX100: nextX100 } },
      property,
    );
  const ofContracts = ['RENT', 'PROPERTY', 'PARKING', 'DEPOSIT'];
  for (const period of [...billedMonths, ...billedMonths]) {
    const feeCodes = period === billedMonths[0] ? [...ofContracts, 'WATER', 'ELECTRICITY'] : ofContracts;
    const { runId } = await park.call(
      'POST /api/propertyManage/billRun/start',
      { data: { period, feeCodes } },
      finance,
    );
    await park.runBills();
    const { state, version, kinds } = await park.call(
      'GET /api/propertyManage/billRun/queryDetail',
      { id: runId },
      finance,
    );
    expect(kinds).toEqual([]);
    if (state !== 'READY') continue;
    await park.call(
      'POST /api/propertyManage/billRun/operate',
      { id: runId, event: 'issue', version },
      finance,
    );
    await park.runBills();
  }
}

/** Compares the books with what the plan says, to the fen. */
async function expectBooks({ portal: { db } }: MovePark, plan: ParkPlan): Promise<void> {
  const [issued, deals, gauges, firms] = [
    await db.select().from(bills),
    await db.select().from(contracts),
    await db.select().from(meters),
    await db.select().from(enterprises),
  ];
  const nos = new Map([
    ...deals.map(({ id, no }) => [id, no] as const),
    ...gauges.map(({ id, meterNo }) => [id, meterNo] as const),
  ]);
  const nameOf = new Map(firms.map(({ id, name }) => [id, name]));
  const sorted = (entries: Iterable<readonly [string, unknown]>) =>
    [...entries].toSorted(([one], [other]) => one.localeCompare(other));
  const opening = issued.filter(({ sourceId }) => sourceId.startsWith('opening:'));
  expect(
    sorted(
      issued
        .filter(({ sourceId }) => !sourceId.startsWith('opening:'))
        .map(
          ({ sourceId, feeCode, period, principalFen }) =>
            [`${nos.get(sourceId)} ${feeCode} ${period}`, principalFen] as const,
        ),
    ),
  ).toEqual(sorted(expectBills(plan)));
  expect(
    sorted(
      opening.map(
        ({ no, enterpriseId, period, dueDate, principalFen, lateFeePpmPerDay, status }) =>
          [no, [nameOf.get(enterpriseId), period, dueDate, principalFen, lateFeePpmPerDay, status]] as const,
      ),
    ),
  ).toEqual(
    sorted(
      plan.arrears.map(
        ({ no, deal, period, due, amountFen, isLate }) =>
          [no, [deal.firm.name, period, due, amountFen, isLate ? deal.latePpm : 0, 'UNPAID']] as const,
      ),
    ),
  );
  expect(
    sorted(deals.map(({ no, depositFen, depositPaidFen }) => [no, [depositFen, depositPaidFen]] as const)),
  ).toEqual(sorted(plan.deals.map(({ no, depositFen }) => [no, [depositFen, depositFen]] as const)));
  expect(
    sorted(
      firms.map(
        ({ creditCode, name, registeredCapitalFen }) => [creditCode, [name, registeredCapitalFen]] as const,
      ),
    ),
  ).toEqual(
    sorted(plan.firms.map(({ creditCode, name, capitalFen }) => [creditCode, [name, capitalFen]] as const)),
  );
}

/** Takes an empty portal to its first right bills, through the calls of the console. */
export async function moveIn(size: number, seed: number): Promise<void> {
  const plan = planPark(size, seed);
  const books = officeBooks(plan);
  const { times, step } = stepper();
  const park = await openMovePark();
  try {
    const admin = await park.logIn('han_sinan');
    const second = await park.logIn('gu_chunfen');
    await step('settings', () => setUpPark(park, admin));
    await step('people', () => importBook(park, books.people, { first: admin, second }));
    await step('roles', () => grantRoles(park, second));
    const { audit, property, finance } = await step('activation', () => hireStaff(park, admin));
    await step('second person', () => setBankAccount(park, admin, finance.first));
    await step('fees', () => addParkingFee(park, finance.first));
    await step('enterprises and members', () => importBook(park, books.firms, audit));
    await step('a member’s first login', async () => {
      const [{ login } = { login: '' }] = plan.members;
      const token = await park.activate(await userIdOf(park, login, admin), login, admin);
      await park.call('GET /api/userManage/userInfo/queryDetail', {}, token);
    });
    await step('houses, rooms and meters', () =>
      importBook(park, books.stock, { first: property, second: property }),
    );
    await step('contracts', () => importBook(park, books.leases, { first: property, second: property }));
    await step('charges, prices and open bills', () => importBook(park, books.money, finance));
    park.setFirstBillDay();
    // Sessions do not last until then.
    const [keeper, clerk] = [await park.logIn('wu_ye'), await park.logIn('cai_wu')];
    await step('first bills', () => billFirstMonths(park, plan, keeper, clerk));
    await step('comparing', () => expectBooks(park, plan));
    const { lines } = await park.call(
      'GET /api/settingManage/setup/queryDetail',
      {},
      await park.logIn('han_sinan'),
    );
    expect(lines.filter(({ state }) => state !== 'DONE').map(({ key }) => key)).toEqual([
      'SMS',
      'ROOMS',
      'ARTICLE',
    ]);
  } finally {
    process.stdout.write(
      `A park of ${size} (seed ${seed}): ${times.map(([name, seconds]) => `${name} ${seconds} s`).join(', ')}\n`,
    );
    await park.close();
  }
}
