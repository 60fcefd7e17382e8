import type { Taxes } from './billing-month.ts';
import { type Act, book, bookDifferences, changesOf, isPossible } from './book-act.ts';
import { type Day, plusDays } from './calendar.ts';
import { type Charge, note, type Tenant, type World } from './tenants.ts';

const forever = '9999-12-31';

/** Charges that a tenant has at a time. */
const mostCharges = 3;

/** Books an act on the charges of a tenant, with the bills that it changes. */
async function put(
  world: World,
  tenant: Tenant,
  taxes: Taxes,
  { act, charges, today }: { act: Act; charges: Charge[]; today: Day },
): Promise<string | null> {
  const changes = changesOf(world, tenant, { ...tenant, charges });
  if (!isPossible(changes)) return null;
  const actId = await book(world, tenant, act);
  tenant.charges = charges.map((charge) =>
    charge.chargeId === '' ? { ...charge, chargeId: actId } : charge,
  );
  bookDifferences(world, tenant, taxes, { changes, source: `leaseAct:${actId}`, from: act.from, today });
  if (changes.length > 0) note(world, `${act.kind} inside of what is billed`);
  return actId;
}

async function begin(world: World, tenant: Tenant, taxes: Taxes, from: Day, today: Day): Promise<void> {
  const { chance, charges, lease } = tenant;
  const until = chance.isOnce(2) ? plusDays(from, chance.whole(5, 100)) : null;
  if (from < lease.from || from > lease.to || (until !== null && until > lease.to)) return;
  const [quantityX100, priceE4] = [chance.whole(1, 900) * 50, chance.whole(100_000, 3_000_000)];
  const added = {
    chargeId: '',
    feeCode: 'PARKING',
    from,
    to: until ?? forever,
    quantityX100: BigInt(quantityX100),
    priceE4: BigInt(priceE4),
  };
  const act: Act = {
    kind: 'CHARGE',
    from,
    until,
    feeCode: 'PARKING',
    quantityX100,
    unitPriceE4: priceE4,
  };
  await put(world, tenant, taxes, { act, charges: [...charges, added], today });
}

/** An act begins a charge, ends one, or puts another in its place. */
export async function actOnCharges(world: World, tenant: Tenant, taxes: Taxes, today: Day): Promise<void> {
  const { chance, charges, lease } = tenant;
  const ends = charges.find(({ from, to }) => from < today && to > today);
  if (!ends || chance.isOnce(3)) {
    if (charges.length >= mostCharges) return;
    return begin(world, tenant, taxes, plusDays(today, chance.whole(-50, 40)), today);
  }
  const last = plusDays(today, chance.whole(-40, 30));
  if (last < ends.from || last > ends.to || last > lease.to) return;
  const act: Act = { kind: 'UNCHARGE', from: last, chargeId: ends.chargeId };
  const others = charges.map((charge) => (charge === ends ? { ...charge, to: last } : charge));
  const isPut = await put(world, tenant, taxes, { act, charges: others, today });
  if (isPut && last >= today && chance.isOnce(2)) {
    await begin(world, tenant, taxes, plusDays(last, 1), today);
    note(world, 'charge changed');
  }
}
