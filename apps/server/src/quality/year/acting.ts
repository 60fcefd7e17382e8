import { blankLeaseAct, type LeaseActContent } from '@portal/contract/lease/act';
import { creditableOf, type OwedBill } from './account-books.ts';
import { differencesOf, type Lease, type Part, termsOn, totalOf } from './amounts.ts';
import { contractParts, type Taxes } from './billing-month.ts';
import { type Day, plusDays } from './calendar.ts';
import { isIn, note, type Tenant, type World } from './tenants.ts';

const submit = 'POST /api/propertyManage/leaseAct/submit';
const operate = 'POST /api/propertyManage/leaseAct/operate';
const detail = 'GET /api/propertyManage/leaseAct/queryManageDetail';

type Act = Partial<LeaseActContent> & Pick<LeaseActContent, 'kind' | 'from'>;

/** Enters an act and leads it to its booking: the tenant consents, the finance office approves where it has to. */
async function book(world: World, tenant: Tenant, act: Act): Promise<string> {
  const { park } = world;
  const property = await park.property();
  const { version } = await park.done(
    'GET /api/propertyManage/contract/queryManageDetail',
    { id: tenant.contractId },
    property,
  );
  const basis = act.basis ?? tenant.chance.oneOf(['CONSENT', 'SIGNED'] as const);
  const fileId =
    basis === 'SIGNED' || act.kind === 'DEFAULT' ? await park.addFile('OP_PROPERTY', 'CONTRACT') : '';
  const data = { ...blankLeaseAct, reason: '补充协议', ...act, basis, fileId };
  const entered = await park.done(submit, { contractId: tenant.contractId, version, data }, property);
  const id = entered.actId;
  let { state } = entered;
  if (state === 'TO_CONSENT') {
    const seen = await park.done(detail, { id }, property);
    const answer = { id, event: 'agree', version: seen.version, reason: '' };
    ({ state } = await park.done('POST /api/propertyManage/leaseAct/answer', answer, await tenant.owner()));
  }
  if (state === 'TO_CHECK') {
    const finance = await park.finance();
    const seen = await park.done(detail, { id }, finance);
    ({ state } = await park.done(
      operate,
      { id, event: 'approve', version: seen.version, reason: '' },
      finance,
    ));
  }
  const expected = act.kind === 'DEFAULT' ? 'READY' : 'BOOKED';
  if (state !== expected) throw new Error(`an act is ${state}, not ${expected}`);
  note(world, `act: ${act.kind}`);
  return id;
}

interface Change {
  bill: OwedBill;
  fee: string;
  parts: Part[];
}

/** What the issued bills of a lease would have asked more, or less. */
function changesOf({ books }: World, before: Tenant, after: Tenant): Change[] {
  return books
    .billsOf(before.enterpriseId)
    .filter(({ key, state }) => key.startsWith(before.contractId) && state !== 'VOID')
    .flatMap((bill) => {
      const [, fee = '', month = ''] = bill.key.split('|');
      if (fee !== 'RENT' && fee !== 'PROPERTY') return [];
      const parts = differencesOf(contractParts(before, fee, month), contractParts(after, fee, month));
      return parts.length > 0 ? [{ bill, fee, parts }] : [];
    });
}

/** Books the differences of new terms: one bill a fee for bills that ask more, and a credit note on each that asks less. */
function bookDifferences(
  { books }: World,
  tenant: Tenant,
  taxes: Taxes,
  { changes, source, from, today }: { changes: Change[]; source: string; from: Day; today: Day },
): void {
  for (const fee of ['RENT', 'PROPERTY']) {
    const more = changes
      .filter((one) => one.fee === fee && totalOf(one.parts) > 0n)
      .flatMap(({ parts }) => parts);
    if (more.length > 0)
      books.issue({
        key: `${source}:${fee}`,
        tenantId: tenant.enterpriseId,
        principal: totalOf(more),
        taxPpm: taxes.get(fee) ?? 0n,
        issuedOn: today,
        due: plusDays(from > today ? from : today, 15),
        ppmPerDay: 500n,
        parts: more,
        contractId: tenant.contractId,
      });
  }
  for (const { bill, parts } of changes) {
    if (totalOf(parts) >= 0n) continue;
    books.credit(bill.key, -totalOf(parts), today);
    bill.parts.push(...parts);
  }
}

/** A tenant with other terms, whose bills can be compared. */
const withLease = (tenant: Tenant, change: (lease: Lease) => void): Tenant => {
  const lease = structuredClone(tenant.lease);
  change(lease);
  return { ...tenant, lease };
};

/** Whether every bill that asked too much still has so much to give back; otherwise the park refuses the act. */
const isPossible = (changes: readonly Change[]) =>
  changes.every(({ bill, parts }) => -totalOf(parts) <= creditableOf(bill));

/** The park changes the rent, the units or the term of a running lease. */
export async function act(world: World, taxes: Taxes, tenant: Tenant, today: Day): Promise<void> {
  const { chance, lease, leaveOn, defaultOn } = tenant;
  if (!(await isActive(world, tenant, today)) || leaveOn !== null || defaultOn !== null) return;
  const kind = chance.oneOf([
    'RENT',
    'RENT',
    'RENT',
    'agreed',
    'give',
    'take',
    'EXTEND',
    'END',
    'LEAVE',
  ] as const);
  if (kind === 'END' || kind === 'LEAVE') return leave(world, tenant, today, kind);
  const from =
    kind === 'agreed'
      ? plusDays(today, chance.whole(1, 70))
      : kind === 'EXTEND'
        ? plusDays(lease.to, 1)
        : plusDays(today, chance.whole(-45, 60));
  const prepared = await prepare(world, tenant, kind, from);
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

/** A lease whose deposit is not paid has not begun. */
async function isActive({ park }: World, tenant: Tenant, today: Day): Promise<boolean> {
  if (tenant.isSettled || !isIn(tenant, today)) return false;
  const { state } = await park.done(
    'GET /api/propertyManage/contract/queryDetail',
    { id: tenant.contractId },
    await tenant.owner(),
  );
  return state === 'ACTIVE' || state === 'EXPIRING';
}

interface Prepared {
  change: (lease: Lease) => void;
  act: Act;
  terms: { from: Day; rentFenPerMonth: number; propertyFeeFenPerM2Month: number };
}

async function prepare(
  { park }: World,
  { lease, chance, no }: Tenant,
  kind: 'RENT' | 'agreed' | 'give' | 'take' | 'EXTEND',
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
