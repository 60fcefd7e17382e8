import { isOpen, owedOn } from './account-books.ts';
import { type Day, plusDays } from './calendar.ts';
import { idsOf } from './paying.ts';
import { note, type Tenant, type World } from './tenants.ts';

/** Agrees instalments with a tenant for what a bill owes, with the late fee stopped or not. */
export async function agreePlan(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { park, books } = world;
  const { chance, plans } = tenant;
  const open = books
    .billsOf(tenant.enterpriseId)
    .filter(
      (bill) =>
        isOpen(bill) &&
        owedOn(bill, today) > 2n &&
        !bill.key.includes('DEPOSIT') &&
        !plans.some(({ key }) => key === bill.key),
    );
  if (open.length === 0) return;
  const { key } = chance.oneOf(open);
  const owed = Number(owedOn(books.of(key), today));
  const first = chance.whole(1, owed - 1);
  const stopsLateFee = chance.isOnce(2);
  const id = (await idsOf(world, tenant)).get(key) ?? '';
  const { version } = await park.billRow(id);
  const lines = [
    { day: plusDays(today, 20), amountFen: first },
    { day: plusDays(today, 50), amountFen: owed - first },
  ];
  const { planId } = await park.done(
    'POST /api/propertyManage/billPlan/propose',
    { id, version, data: { lines, stopsLateFee, reason: '资金周转困难' } },
    await park.finance(),
  );
  await park.done(
    'POST /api/propertyManage/billPlan/answer',
    { id: planId, event: 'agree', version: 1 },
    await tenant.owner(),
  );
  if (stopsLateFee) books.plan(key, today);
  plans.push({ planId, key });
  note(world, stopsLateFee ? 'instalments without a late fee' : 'instalments');
}

/** Ends a plan that is not kept. */
export async function endPlan(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { park, books } = world;
  const at = tenant.plans.findIndex(({ key }) => isOpen(books.of(key)));
  const [plan] = at < 0 ? [] : tenant.plans.splice(at, 1);
  if (!plan) return;
  await park.done(
    'POST /api/propertyManage/billPlan/operate',
    { id: plan.planId, event: 'end', version: 2 },
    await park.finance(),
  );
  books.endPlan(plan.key, today);
  note(world, 'instalments not kept');
}
