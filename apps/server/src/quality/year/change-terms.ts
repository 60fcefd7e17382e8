import { type Day, plusDays } from './calendar.ts';
import { isIn, note, type Tenant, type World } from './tenants.ts';

/** Whether a bill of someone who left covers days of the month; the park then refuses another price for them. */
const isBilledFrom = ({ books }: World, kind: string, from: Day): boolean =>
  [...books.bills.values()].some(({ key, state }) => {
    const [, fee, month = ''] = key.split('|');
    return fee === kind && state !== 'VOID' && month >= from.slice(0, 7);
  });

/** Changes a price in the middle of a month, for all. */
export async function changePrice(world: World, kind: 'WATER' | 'ELECTRICITY', from: Day): Promise<void> {
  const { park, chance } = world;
  if (isBilledFrom(world, kind, from)) return;
  const plain = BigInt(chance.whole(5_000, 60_000));
  const tiered = kind === 'WATER' && chance.isOnce(2);
  const tiers = tiered
    ? [
        { upTo: 5_000n, priceE4: plain },
        { upTo: 12_000n, priceE4: plain * 2n },
        { upTo: null, priceE4: plain * 3n },
      ]
    : [{ upTo: null, priceE4: plain }];
  const price = {
    unitPriceE4: Number(plain),
    tiers: tiered
      ? tiers.map(({ upTo, priceE4 }) => ({
          uptoX100: upTo === null ? null : Number(upTo),
          unitPriceE4: Number(priceE4),
        }))
      : null,
    tou: null,
  };
  await park.done(
    'POST /api/propertyManage/fee/saveTariff',
    { data: { feeCode: kind, effectiveFrom: from, price } },
    await park.finance(),
  );
  world.prices[kind].push({ from, tiers });
  note(world, tiered ? 'price by tiers' : 'price');
}

/** Begins or ends a monthly charge of a tenant. */
export async function changeCharge(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { park } = world;
  const { chance } = tenant;
  if (!isIn(tenant, today)) return;
  const finance = await park.finance();
  const running = tenant.charges.find(({ from, to }) => from <= today && to > today);
  if (running) {
    const to = plusDays(today, chance.whole(0, 10));
    if (to > running.to || to > (tenant.leaveOn ?? tenant.lease.to)) return;
    const { rows } = await park.done(
      'GET /api/propertyManage/charge/queryList',
      { id: tenant.contractId },
      finance,
    );
    const version = rows.find(({ chargeId }) => chargeId === running.chargeId)?.version;
    await park.done(
      'POST /api/propertyManage/charge/end',
      { id: running.chargeId, version, data: { to } },
      finance,
    );
    running.to = to;
    note(world, 'charge ended');
    return;
  }
  if (tenant.charges.length > 0) return;
  const [quantityX100, priceE4] = [chance.whole(1, 900) * 50, chance.whole(100_000, 3_000_000)];
  const { chargeId } = await park.done(
    'POST /api/propertyManage/charge/save',
    {
      data: {
        contractId: tenant.contractId,
        feeCode: 'PARKING',
        note: '',
        quantityX100,
        unitPriceE4: priceE4,
        from: today,
        to: null,
      },
    },
    finance,
  );
  tenant.charges.push({
    chargeId,
    feeCode: 'PARKING',
    from: today,
    to: '9999-12-31',
    quantityX100: BigInt(quantityX100),
    priceE4: BigInt(priceE4),
  });
  note(world, 'charge begun');
}
