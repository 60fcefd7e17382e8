import {
  chargeParts,
  earliest,
  type Part,
  propertyParts,
  rentParts,
  shared,
  totalOf,
  usageCost,
} from './amounts.ts';
import {
  type Day,
  daysFromTo,
  firstOf,
  lastOf,
  type Month,
  monthOf,
  plusDays,
  plusMonths,
} from './calendar.ts';
import { idsOf } from './paying.ts';
import { each, note, type Register, type Tenant, type World } from './tenants.ts';

/** Tax of fees in ppm, as the park is given them. */
export type Taxes = ReadonlyMap<string, bigint>;

const runs = 'POST /api/propertyManage/billRun/operate';

/** Issues the drafts of all runs that wait for it, and lets the work be done. */
async function issueRuns({ park }: World): Promise<void> {
  const finance = await park.finance();
  const { rows } = await park.done('GET /api/propertyManage/billRun/queryList', { pageSize: 50 }, finance);
  for (const { runId, state, version } of rows)
    if (state === 'READY') await park.done(runs, { id: runId, event: 'issue', version }, finance);
  await park.runBills();
}

/** The day on which a bill is due that is issued on a day for a month, as its contract says. */
export function dueOf({ dueDay, dueDays }: Tenant, month: Month, today: Day): Day {
  if (dueDay === null) return plusDays(today, dueDays);
  const dayIn = (of: Month) => {
    const wanted = `${of}-${String(dueDay).padStart(2, '0')}`;
    return wanted < lastOf(of) ? wanted : lastOf(of);
  };
  const first = month > monthOf(today) ? month : monthOf(today);
  return dayIn(first) > today ? dayIn(first) : dayIn(plusMonths(monthOf(today), 1));
}

const lasting = ({ lease, leaveOn }: Tenant) => ({ ...lease, to: leaveOn ?? lease.to });

/** The days that a bill of a contract asks for. */
export function contractParts(tenant: Tenant, fee: string, month: Month): Part[] {
  const lease = lasting(tenant);
  if (lease.from > lastOf(month) || lease.to < firstOf(month)) return [];
  if (fee === 'RENT') return rentParts(lease, month);
  if (fee === 'PROPERTY') return propertyParts(lease, month);
  return tenant.charges
    .filter(({ feeCode }) => feeCode === fee)
    .flatMap((charge) => chargeParts(charge, month, lease.to));
}

/** What a meter's month costs: by the prices until a last day, or at the price of that day where it came before. */
export function meterCost(
  { prices }: World,
  { kind, used, read }: Register,
  month: Month,
  lastDay = lastOf(month),
): bigint {
  const isBefore = lastDay < firstOf(month);
  return usageCost({
    usageX100: BigInt(used.get(month) ?? 0),
    prices: prices[kind],
    from: isBefore ? lastDay : firstOf(month),
    to: earliest(lastDay, lastOf(month)),
    read: read.get(month) ?? [],
  });
}

export const keyOf = (source: string, fee: string, month: Month) => `${source}|${fee}|${month}`;

export const issue = (
  { books }: World,
  tenant: Tenant,
  taxes: Taxes,
  { source, fee, month, today }: { source: string; fee: string; month: Month; today: Day },
  of: { parts: Part[] } | { principal: bigint },
) => {
  const principal = 'parts' in of ? totalOf(of.parts) : of.principal;
  books.issue({
    key: keyOf(source, fee, month),
    tenantId: tenant.enterpriseId,
    contractId: tenant.contractId,
    principal,
    taxPpm: taxes.get(fee) ?? 0n,
    issuedOn: today,
    due: dueOf(tenant, month, today),
    ppmPerDay: 500n,
    ...('parts' in of ? { parts: of.parts } : {}),
  });
  return principal;
};

export const contractFees: readonly string[] = ['RENT', 'PROPERTY', 'PARKING'];
const billed = [...contractFees, 'WATER', 'ELECTRICITY', 'COMMON_WATER'];

/** Months of a lease up to one, the oldest first. */
const monthsSince = (day: Day, last: Month): Month[] =>
  monthOf(day) > last ? [] : [monthOf(day), ...monthsSince(firstOf(plusMonths(monthOf(day), 1)), last)];

/** Issues what the rules bill a tenant by a month's run and was not billed before: charges also of past months. */
function issueDues(world: World, tenant: Tenant, taxes: Taxes, month: Month, today: Day): void {
  const { books } = world;
  const { contractId, lease, contractTo, isSettled, meters } = tenant;
  for (const fee of contractFees)
    for (const billed of fee === 'PARKING' ? monthsSince(lease.from, month) : [month]) {
      const parts = contractParts(tenant, fee, billed);
      if (parts.length === 0 || books.bills.has(keyOf(contractId, fee, billed))) continue;
      issue(world, tenant, taxes, { source: contractId, fee, month: billed, today }, { parts });
      if (billed < month) note(world, 'charge of a past month');
    }
  // The last usage of a tenant who has left by the end of a month is settled at leaving.
  if (isSettled || contractTo < lastOf(month) || lease.from > lastOf(month)) return;
  for (const register of meters)
    if (register.used.has(month) && !books.bills.has(keyOf(register.meterId, register.kind, month)))
      issue(
        world,
        tenant,
        taxes,
        { source: register.meterId, fee: register.kind, month, today },
        { principal: meterCost(world, register, month) },
      );
}

/** Issues the parts of the shared meter. */
function issueShared(world: World, taxes: Taxes, month: Month, today: Day): void {
  const { shared: meter, prices } = world;
  const usageX100 = meter?.used.get(month);
  if (!meter || usageX100 === undefined) return;
  const cost = usageCost({
    usageX100: BigInt(usageX100),
    prices: prices.WATER,
    from: firstOf(month),
    to: lastOf(month),
  });
  const amounts = shared(
    cost,
    meter.parts.map(({ areaX100 }) => areaX100),
  );
  for (const [at, { partId, tenant: first, unitId }] of meter.parts.entries()) {
    const { successor } = first;
    const tenant = successor && successor.lease.from <= lastOf(month) ? successor : first;
    const unit = tenant.lease.units.find((one) => one.unitId === unitId);
    // The part of a vacant unit is the park's.
    if (!unit || tenant.isSettled || unit.from > lastOf(month) || unit.to < lastOf(month)) continue;
    const principal = amounts[at] ?? 0n;
    if (principal > 0n)
      issue(world, tenant, taxes, { source: partId, fee: 'COMMON_WATER', month, today }, { principal });
  }
}

async function run(world: World, month: Month): Promise<void> {
  const { park } = world;
  await park.done(
    'POST /api/propertyManage/billRun/start',
    { data: { period: month, feeCodes: billed } },
    await park.finance(),
  );
  await park.runBills();
  await issueRuns(world);
}

/** Bills a month on a day. */
export async function billMonth(world: World, taxes: Taxes, month: Month, today: Day): Promise<void> {
  await run(world, month);
  await run(world, month);
  for (const tenant of world.tenants) issueDues(world, tenant, taxes, month, today);
  issueShared(world, taxes, month, today);
  note(world, 'run, twice');
}

/** Bills a month once more after its bills were paid, lowered or written off: nothing is billed again. */
export async function billAgain(world: World, month: Month): Promise<void> {
  await run(world, month);
  note(world, 'run of a billed month');
}

/** Issues what the system has drafted by a day: rent and property fee before their month. */
export async function issueAhead(world: World, taxes: Taxes, today: Day): Promise<void> {
  await issueRuns(world);
  for (const tenant of world.tenants) issueDeposit(world, tenant, today);
  for (const tenant of world.tenants) {
    const { aheadDays, contractId, isSettled } = tenant;
    if (aheadDays === 0 || isSettled || !isRunning(world, tenant, today)) continue;
    for (let nth = 0; nth <= 3; nth += 1) {
      const month = plusMonths(monthOf(today), nth);
      if (aheadDays < Math.max(daysFromTo(today, firstOf(month)), 1)) continue;
      for (const fee of ['RENT', 'PROPERTY']) {
        const parts = contractParts(tenant, fee, month);
        if (parts.length === 0 || world.books.bills.has(keyOf(contractId, fee, month))) continue;
        issue(world, tenant, taxes, { source: contractId, fee, month, today }, { parts });
        note(world, 'billed ahead');
      }
    }
  }
}

export const depositKey = ({ contractId, lease }: Tenant) =>
  keyOf(contractId, 'DEPOSIT', monthOf(lease.from));

/** A lease begins on its first day, once its deposit is paid. */
const isRunning = ({ books }: World, tenant: Tenant, today: Day): boolean =>
  tenant.lease.from <= today &&
  (tenant.depositFen === 0 || books.bills.get(depositKey(tenant))?.state === 'PAID');

/** A deposit is billed from the month before its lease begins, without a late fee. */
function issueDeposit({ books }: World, tenant: Tenant, today: Day): void {
  const { depositFen, lease, enterpriseId, contractId } = tenant;
  const key = depositKey(tenant);
  if (depositFen === 0 || books.bills.has(key) || monthOf(lease.from) > plusMonths(monthOf(today), 1)) return;
  const principal = BigInt(depositFen);
  const common = { tenantId: enterpriseId, contractId, taxPpm: 0n, issuedOn: today, ppmPerDay: 0n };
  books.issue({ key, ...common, principal, due: plusDays(today, 15) });
}

/** Pays the deposits that were issued, so that their leases begin. */
export async function takeDeposits(world: World, today: Day): Promise<void> {
  const { park, books, tenants } = world;
  const open = tenants.filter((one) => books.bills.get(depositKey(one))?.state === 'OPEN');
  await each(open, async (tenant) => {
    const key = depositKey(tenant);
    await park.done(
      'POST /api/payManage/receipt/enter',
      {
        data: {
          way: 'CARD',
          enterpriseId: tenant.enterpriseId,
          payer: tenant.name,
          receivedOn: today,
          voucherNo: `D${tenant.no}`,
          amountFen: tenant.depositFen,
          items: [{ billId: (await idsOf(world, tenant)).get(key), amountFen: tenant.depositFen }],
        },
      },
      await park.finance(),
    );
    const amount = BigInt(tenant.depositFen);
    books.receive(tenant.enterpriseId, amount, [{ key, amount }], today);
    note(world, 'deposit');
  });
}
