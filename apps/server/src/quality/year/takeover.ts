import { cycleOn, latest, termsOn } from './amounts.ts';
import { book } from './book-act.ts';
import { type Day, firstOf, monthOf, plusDays, plusMonths } from './calendar.ts';
import { chanceFrom } from './chance.ts';
import { newRegister, send } from './move-in.ts';
import { type Charge, note, type Tenant, type World } from './tenants.ts';

/** Numbers of enterprises that take a lease over begin here. */
const firstSuccessor = 100_000;

/** The charges that go on with the next tenant from its first day, as the park knows them. */
async function carryCharges(
  { park }: World,
  tenant: Tenant,
  contractId: string,
  from: Day,
): Promise<Charge[]> {
  const carried = tenant.charges
    .filter(({ to }) => to >= from)
    .map((charge) => ({ ...charge, from: latest(charge.from, from) }));
  const { rows } = await park.done(
    'GET /api/propertyManage/charge/queryList',
    { id: contractId },
    await park.finance(),
  );
  return carried.map((charge) => {
    const known = rows.find(
      (row) =>
        row.from === charge.from &&
        row.quantityX100 === Number(charge.quantityX100) &&
        row.unitPriceE4 === Number(charge.priceE4),
    );
    if (!known) throw new Error(`no charge of ${contractId} from ${charge.from}`);
    return { ...charge, chargeId: known.chargeId };
  });
}

/** Another enterprise pays from the first of a month on: the lease of one ends, and the other gets the rest of it. */
export async function handOver(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { park } = world;
  const { chance, lease, depositFen, no } = tenant;
  const from = firstOf(plusMonths(monthOf(today), chance.whole(1, 2)));
  const last = plusDays(from, -1);
  const held = lease.units.filter((unit) => unit.from <= from && unit.to >= from);
  const areWhole = held.length > 0 && held.every(({ to }) => to === lease.to);
  const isEnding = plusDays(from, 40) > lease.to;
  const willMove = lease.units.some((unit) => unit.from >= from);
  if (isEnding || !areWhole || willMove || tenant.meters.some(({ isReplaced }) => isReplaced)) return;
  const successor = await park.addEnterprise(firstSuccessor + no);
  await book(world, tenant, { kind: 'PAYER', from, enterpriseId: successor.enterpriseId });
  const contractId = await park.contractOf(successor.enterpriseId);
  await send(world, successor.owner, contractId);
  const { rent, fee } = termsOn(lease, from);
  const carried = await carryCharges(world, tenant, contractId, from);
  const next: Tenant = {
    ...tenant,
    ...successor,
    no: firstSuccessor + no,
    chance: chanceFrom(chance.whole(1, 1e9)),
    contractId,
    lease: {
      from,
      to: lease.to,
      cycle: cycleOn(lease, monthOf(from)),
      cycles: [],
      freeDays: 0,
      units: held.map((unit) => ({ ...unit, from })),
      rent,
      fee,
      rises: lease.rises.filter((one) => one.from > from),
      agreed: lease.agreed.filter((one) => one.from > from),
    },
    contractTo: lease.to,
    leaveOn: null,
    defaultOn: null,
    isSettled: false,
    depositFen,
    meters: [],
    charges: carried,
    orders: [],
    plans: [],
    refunds: [],
    successor: null,
  };
  tenant.leaveOn = last;
  for (const unit of lease.units) if (unit.to > last) unit.to = last;
  tenant.successor = next;
  world.tenants.push(next);
  note(world, depositFen > 0 ? 'taken over with a deposit' : 'taken over');
}

/** Meters go on with the tenant that has taken over, from what they showed on the last day of the one before. */
export function takeMeters(world: World, today: Day): void {
  for (const { successor, meters } of world.tenants) {
    if (!successor || successor.meters.length > 0 || successor.lease.from > today) continue;
    successor.meters = meters.filter(({ isReplaced }) => !isReplaced).map((one) => newRegister(one));
    note(world, 'meters taken over');
  }
}
