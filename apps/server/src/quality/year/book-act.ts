import { blankLeaseAct, type LeaseActContent } from '@portal/contract/lease/act';
import { creditableOf, type OwedBill } from './account-books.ts';
import { differencesOf, type Lease, type Part, totalOf } from './amounts.ts';
import { contractFees, contractParts, type Taxes } from './billing-month.ts';
import { type Day, plusDays } from './calendar.ts';
import { isIn, note, type Tenant, type World } from './tenants.ts';

const submit = 'POST /api/propertyManage/leaseAct/submit';
const operate = 'POST /api/propertyManage/leaseAct/operate';
const detail = 'GET /api/propertyManage/leaseAct/queryManageDetail';

export type Act = Partial<LeaseActContent> & Pick<LeaseActContent, 'kind' | 'from'>;

/** Enters an act and leads it to its booking: the tenant consents, the finance office approves where it has to. */
export async function book(world: World, tenant: Tenant, act: Act): Promise<string> {
  const { park } = world;
  const property = await park.property();
  const { version } = await park.done(
    'GET /api/propertyManage/contract/queryManageDetail',
    { id: tenant.contractId },
    property,
  );
  const basis = act.basis ?? tenant.chance.oneOf(['CONSENT', 'SIGNED'] as const);
  const fileId =
    basis === 'SIGNED' || act.kind === 'DEFAULT' || act.kind === 'CORRECT'
      ? await park.addFile('OP_PROPERTY', 'CONTRACT')
      : '';
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

export interface Change {
  bill: OwedBill;
  fee: string;
  parts: Part[];
}

/** The days that a bill asks for: in one piece, or by charge, since several can run on a day. */
function piecesOf(tenant: Tenant, fee: string, month: string): Map<string, Part[]> {
  if (fee !== 'PARKING') return new Map([['', contractParts(tenant, fee, month)]]);
  return new Map(
    tenant.charges.map((charge) => [
      charge.chargeId,
      contractParts({ ...tenant, charges: [charge] }, fee, month),
    ]),
  );
}

/** What the issued bills of a lease would have asked more, or less. */
export function changesOf({ books }: World, before: Tenant, after: Tenant): Change[] {
  return books
    .billsOf(before.enterpriseId)
    .filter(({ key, state }) => key.startsWith(before.contractId) && state !== 'VOID')
    .flatMap((bill) => {
      const [, fee = '', month = ''] = bill.key.split('|');
      if (!contractFees.includes(fee)) return [];
      const [was, is] = [piecesOf(before, fee, month), piecesOf(after, fee, month)];
      const parts = [...new Set([...was.keys(), ...is.keys()])].flatMap((id) =>
        differencesOf(was.get(id) ?? [], is.get(id) ?? []),
      );
      return parts.length > 0 ? [{ bill, fee, parts }] : [];
    });
}

/** Books the differences of new terms: one bill a fee for bills that ask more, and a credit note on each that asks less. */
export function bookDifferences(
  { books }: World,
  tenant: Tenant,
  taxes: Taxes,
  { changes, source, from, today }: { changes: Change[]; source: string; from: Day; today: Day },
): void {
  for (const fee of contractFees) {
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
export const withLease = (tenant: Tenant, change: (lease: Lease) => void): Tenant => {
  const lease = structuredClone(tenant.lease);
  change(lease);
  return { ...tenant, lease };
};

/** Whether every bill that asked too much still has so much to give back; otherwise the park refuses the act. */
export const isPossible = (changes: readonly Change[]) =>
  changes.every(({ bill, parts }) => -totalOf(parts) <= creditableOf(bill));

/** A lease whose deposit is not paid has not begun. */
export async function isActive({ park }: World, tenant: Tenant, today: Day): Promise<boolean> {
  if (tenant.isSettled || !isIn(tenant, today)) return false;
  const { state } = await park.done(
    'GET /api/propertyManage/contract/queryDetail',
    { id: tenant.contractId },
    await tenant.owner(),
  );
  return state === 'ACTIVE' || state === 'EXPIRING';
}
