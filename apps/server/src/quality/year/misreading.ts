import type { OwedBill } from './account-books.ts';
import { dueOf, keyOf, meterCost } from './billing-month.ts';
import { type Day, type Month, plusMonths } from './calendar.ts';
import { note, type Register, type Tenant, type World } from './tenants.ts';

const mayReplace = (bill: OwedBill | undefined): bill is OwedBill =>
  bill !== undefined && (bill.state === 'OPEN' || (bill.state === 'PAID' && bill.paid > bill.givenBack));

/** Puts right what a meter showed in a billed month: its bill, and that of the next month, are replaced. */
export async function correctReading(world: World, tenant: Tenant, month: Month, today: Day): Promise<void> {
  const { park, books } = world;
  const { chance } = tenant;
  // The next tenant goes on from what a meter showed.
  if (tenant.successor !== null || tenant.meters.length === 0) return;
  const register = chance.oneOf(tenant.meters);
  const { meterId, meterNo, kind, multiplier, shown, used, read } = register;
  const wrong = shown.get(month);
  const next = plusMonths(month, 1);
  const bill = books.bills.get(keyOf(meterId, kind, month));
  const after = books.bills.get(keyOf(meterId, kind, next));
  if (wrong === undefined || !mayReplace(bill) || (after && !mayReplace(after))) return;
  // Between its neighbours, and a reading taken within the month.
  const before = wrong - (used.get(month) ?? 0) / multiplier;
  const least = before + Number(read.get(month)?.at(-1)?.usedX100 ?? 0n) / multiplier;
  const nextRead = read.get(next)?.[0];
  const most =
    nextRead && after
      ? wrong + Number(nextRead.usedX100) / multiplier
      : after
        ? (shown.get(next) ?? wrong)
        : wrong + 5_000;
  const right = chance.whole(least, Math.max(least, most));
  if (right === wrong || (!after && shown.has(next))) return;
  const { changeId } = await park.done(
    'POST /api/propertyManage/meter/askCorrection',
    { data: { meterNo, period: month, readingX100: right, reason: '抄错一位，现场照片为证' } },
    await park.finance(),
  );
  await park.done(
    'POST /api/propertyManage/bill/decideChange',
    { id: changeId, event: 'approve', version: 1 },
    await park.finance(1),
  );
  // A plan of instalments ends with its bill.
  tenant.plans = tenant.plans.filter(({ key }) => key !== bill.key && key !== after?.key);
  noteCorrection(register, { month, next: after ? next : null, right, wrong });
  books.replace(bill.key, meterCost(world, register, month), dueOf(tenant, month, today), today);
  if (after) books.replace(after.key, meterCost(world, register, next), dueOf(tenant, next, today), today);
  note(world, after ? 'billed reading corrected, with the next month' : 'billed reading corrected');
}

function noteCorrection(
  register: Register,
  { month, next, right, wrong }: { month: Month; next: Month | null; right: number; wrong: number },
): void {
  const { used, shown, read, multiplier } = register;
  const more = (right - wrong) * multiplier;
  used.set(month, (used.get(month) ?? 0) + more);
  shown.set(month, right);
  if (next) {
    used.set(next, (used.get(next) ?? 0) - more);
    for (const cut of read.get(next) ?? []) cut.usedX100 -= BigInt(more);
  } else if (!register.isReplaced) register.lastX100 = right;
}
