import { cycleOn, earliest, type Lease, latest, startsCycle, termsOn } from './amounts.ts';
import type { Taxes } from './billing-month.ts';
import { type Act, book, bookDifferences, changesOf, isActive, isPossible, withLease } from './book-act.ts';
import { type Day, firstOf, monthOf, plusDays, plusMonths } from './calendar.ts';
import { actOnCharges } from './charge-acts.ts';
import { handOver } from './takeover.ts';
import { note, type Tenant, type World } from './tenants.ts';

type TermsKind = 'RENT' | 'limited' | 'CORRECT' | 'agreed' | 'give' | 'take' | 'EXTEND' | 'CYCLE';

/** The day from which an act changes a lease; null if it has none. */
function dayOf({ chance, lease }: Tenant, kind: TermsKind, today: Day): Day | null {
  if (kind === 'EXTEND') return plusDays(lease.to, 1);
  if (kind === 'agreed') return plusDays(today, chance.whole(1, 70));
  if (kind === 'CORRECT') return latest(lease.from, plusDays(today, -chance.whole(3, 150)));
  if (kind !== 'CYCLE') return plusDays(today, chance.whole(-45, 60));
  const months = Array.from({ length: 12 }, (_, nth) => plusMonths(monthOf(today), nth + 1));
  const starts = months.filter((month) => startsCycle(lease, month) && firstOf(month) <= lease.to);
  return starts.length === 0 ? null : firstOf(chance.oneOf(starts.slice(0, 2)));
}

/** The park changes the rent, the units, the term, the cycle, the charges or the payer of a running lease. */
export async function act(world: World, taxes: Taxes, tenant: Tenant, today: Day): Promise<void> {
  const { chance, leaveOn, defaultOn } = tenant;
  if (!(await isActive(world, tenant, today)) || leaveOn !== null || defaultOn !== null) return;
  const kind = chance.oneOf([
    'RENT',
    'RENT',
    'limited',
    'CORRECT',
    'CYCLE',
    'CHARGE',
    'CHARGE',
    'PAYER',
    'agreed',
    'give',
    'take',
    'EXTEND',
    'END',
    'LEAVE',
  ] as const);
  if (kind === 'END' || kind === 'LEAVE') return leave(world, tenant, today, kind);
  if (kind === 'CHARGE') return actOnCharges(world, tenant, taxes, today);
  if (kind === 'PAYER') return handOver(world, tenant, today);
  const from = dayOf(tenant, kind, today);
  const prepared = from && (await prepare(world, tenant, kind, from));
  if (!prepared) return;
  const after = withLease(tenant, prepared.change);
  const changes = changesOf(world, tenant, after);
  // What was billed already is changed by an act, which shows the difference.
  if (kind === 'agreed' && changes.length > 0) return;
  if (!isPossible(changes)) return note(world, 'act that no bill has enough left for') && undefined;
  if (kind === 'agreed') await agree(world, tenant, prepared.terms);
  const source = kind === 'agreed' ? '' : `leaseAct:${await book(world, tenant, prepared.act)}`;
  tenant.lease = after.lease;
  if (kind === 'EXTEND') tenant.contractTo = after.lease.to;
  bookDifferences(world, tenant, taxes, { changes, source, from, today });
  note(world, changes.length > 0 ? `${kind} inside of what is billed` : `${kind} of what is not billed`);
}

interface Prepared {
  change: (lease: Lease) => void;
  act: Act;
  terms: { from: Day; rentFenPerMonth: number; propertyFeeFenPerM2Month: number };
}

/** Terms that apply until a day, after which the former ones apply again. */
function putUntil(lease: Lease, agreed: Lease['agreed'][number], until: Day): void {
  const after = plusDays(until, 1);
  const former = { ...termsOn(lease, after), from: after };
  const kept = lease.agreed.filter(({ from }) => from < agreed.from || from > until);
  const isKnown = after > lease.to || kept.some(({ from }) => from === after);
  lease.agreed = [...kept, agreed, ...(isKnown ? [] : [former])];
}

/** Rent is paid for another number of months from the beginning of a cycle on. */
function prepareCycle(lease: Lease, cycle: 1 | 3 | 6 | 12, terms: Prepared['terms']): Prepared | null {
  const { from } = terms;
  if (cycleOn(lease, monthOf(from)) === cycle) return null;
  return {
    change: (one) => {
      one.cycles = [...one.cycles.filter((other) => other.from < from), { from, cycle }];
    },
    act: { kind: 'CYCLE', from, payCycle: cycle },
    terms,
  };
}

async function prepare(
  { park }: World,
  { lease, chance, no }: Tenant,
  kind: TermsKind,
  from: Day,
): Promise<Prepared | null> {
  const last = termsOn(lease, from);
  const isRetro = kind !== 'EXTEND' && (from < lease.from || from > lease.to);
  if (isRetro) return null;
  const rent = last.rent + BigInt(chance.whole(-20_000, 40_000));
  const fee = chance.isOnce(2) ? last.fee : last.fee + BigInt(chance.whole(1, 30));
  const terms = { from, rentFenPerMonth: Number(rent), propertyFeeFenPerM2Month: Number(fee) };
  const agreed = { from, rent, fee };
  const put = (one: Lease) => {
    one.agreed = [...one.agreed.filter((other) => other.from !== from), agreed];
  };
  if (kind === 'CYCLE') return prepareCycle(lease, chance.oneOf([1, 3, 6, 12] as const), terms);
  if (kind === 'limited' || kind === 'CORRECT') {
    const until = earliest(lease.to, plusDays(from, chance.whole(0, 70)));
    return {
      change: (one) => putUntil(one, agreed, until),
      act: { kind: kind === 'CORRECT' ? kind : 'RENT', ...terms, until },
      terms,
    };
  }
  if (kind === 'RENT' || kind === 'agreed') return { change: put, act: { kind: 'RENT', ...terms }, terms };
  if (kind === 'EXTEND') {
    if (lease.to > '2028-01-01') return null;
    const to = plusDays(lease.to, chance.whole(40, 400));
    return {
      change: (one) => {
        put(one);
        for (const unit of one.units) if (unit.to === one.to) unit.to = to;
        one.to = to;
      },
      act: { kind, ...terms, to },
      terms,
    };
  }
  if (from <= lease.from) return null;
  const held = lease.units.filter((unit) => unit.from <= from && from <= unit.to);
  const given = held[1];
  if (kind === 'give') {
    if (!given) return null;
    return {
      change: (one) => {
        put(one);
        for (const unit of one.units) if (unit.unitId === given.unitId) unit.to = plusDays(from, -1);
      },
      act: { kind: 'UNITS', ...terms, giveUnitIds: [given.unitId] },
      terms,
    };
  }
  if (lease.units.length > 3) return null;
  const areaX100 = chance.whole(1_000, 20_000);
  const unitId = await park.addUnit(`A${no}-${lease.units.length}`, areaX100);
  return {
    change: (one) => {
      put(one);
      one.units.push({ unitId, areaX100: BigInt(areaX100), from, to: one.to });
    },
    act: { kind: 'UNITS', ...terms, takeUnitIds: [unitId] },
    terms,
  };
}

/** The tenant asks for something, and the property office agrees. */
async function ask(
  { park }: World,
  tenant: Tenant,
  kind: 'CHANGE' | 'LEAVE',
  { requestedDay, data }: { requestedDay: Day | null; data: object | null },
): Promise<string> {
  const asked = await park.done(
    'POST /api/propertyManage/contractRequest/submit',
    { data: { contractId: tenant.contractId, kind, requestText: '与园区商定', requestedDay } },
    await tenant.owner(),
  );
  const operateRequest = 'POST /api/propertyManage/contractRequest/operate';
  const property = await park.property();
  const request = { id: asked.requestId, answer: '同意' };
  const taken = await park.done(
    operateRequest,
    { ...request, event: 'take', version: asked.version },
    property,
  );
  await park.done(
    operateRequest,
    { ...request, event: 'agree', version: taken.version, ...(data ? { data } : {}) },
    property,
  );
  return asked.requestId;
}

const agree = (world: World, tenant: Tenant, data: Prepared['terms']) =>
  ask(world, tenant, 'CHANGE', { requestedDay: null, data });

/** A tenant leaves before the end: both sides agree, or it gives notice. */
async function leave(world: World, tenant: Tenant, today: Day, kind: 'END' | 'LEAVE'): Promise<void> {
  const { lease, chance } = tenant;
  // The portal does not ask how a lease ends within days of its own end.
  const day = plusDays(today, kind === 'END' ? chance.whole(5, 50) : chance.whole(60, 80));
  if (day >= plusDays(lease.to, -1)) return;
  if (kind === 'END') await book(world, tenant, { kind, from: day });
  else await ask(world, tenant, kind, { requestedDay: day, data: null });
  tenant.leaveOn = day;
  note(world, kind === 'END' ? 'ended by agreement' : 'notice given');
}

/** Days of arrears after which the park can end a lease, and days after the service of its notice. */
const [overdueDays, servedDays] = [60, 15];

/** The park gives notice of default to a tenant that has owed a bill for long. */
export async function giveNotice(world: World, tenant: Tenant, today: Day): Promise<void> {
  if (tenant.leaveOn !== null || tenant.defaultOn !== null) return;
  const isLate = world.books
    .billsOf(tenant.enterpriseId)
    .some(
      ({ contractId, state, due }) =>
        contractId === tenant.contractId && state === 'OPEN' && due <= plusDays(today, -overdueDays),
    );
  const from = plusDays(today, servedDays + 3);
  if (!isLate || from >= tenant.lease.to || !(await isActive(world, tenant, today))) return;
  await book(world, tenant, { kind: 'DEFAULT', from, servedOn: today, basis: 'ENTITLED' });
  tenant.defaultOn = from;
}

/** On its day a default ends the lease, unless every overdue bill is paid. */
export function endDefaults(world: World, today: Day): void {
  for (const tenant of world.tenants) {
    const { defaultOn } = tenant;
    if (defaultOn === null || defaultOn > today) continue;
    const owes = world.books
      .billsOf(tenant.enterpriseId)
      .some(
        ({ contractId, state, due }) => contractId === tenant.contractId && state === 'OPEN' && due < today,
      );
    if (owes) tenant.leaveOn = defaultOn;
    tenant.defaultOn = null;
    note(world, owes ? 'ended for default' : 'default made good');
  }
}
