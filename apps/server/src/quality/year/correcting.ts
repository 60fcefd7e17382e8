import { creditableOf, isOpen, type OwedBill, unpaidOf } from './account-books.ts';
import { type Day, plusDays } from './calendar.ts';
import { idsOf } from './paying.ts';
import { note, type Tenant, type World } from './tenants.ts';

const ask = 'POST /api/propertyManage/bill/askChange';
const decide = 'POST /api/propertyManage/bill/decideChange';

/** One officer asks for a change of a bill, another decides it. */
async function change(
  world: World,
  billId: string,
  kind: string,
  amountFen: number,
  event: 'approve' | 'refuse',
) {
  const { park } = world;
  const { version } = await park.billRow(billId);
  const asked = await park.done(
    ask,
    { id: billId, version, data: { kind, amountFen, reason: '年度核对更正' } },
    await park.finance(),
  );
  const [open] = asked.changes.filter(({ state }) => state === 'ASKED');
  await park.done(decide, { id: open?.changeId, event, version: open?.version }, await park.finance(1));
}

/** The finance office or the tenant finds something wrong with a bill. */
export async function correct(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { books } = world;
  const { chance } = tenant;
  const open = books
    .billsOf(tenant.enterpriseId)
    .filter((bill) => isOpen(bill) && !bill.key.includes('DEPOSIT'));
  const bill = open.length > 0 ? chance.oneOf(open) : undefined;
  if (!bill) return;
  const billId = (await idsOf(world, tenant)).get(bill.key);
  if (!billId) throw new Error(`the product has no bill ${bill.key}`);
  const kind = chance.oneOf([
    'lower',
    'raise',
    'refused',
    'write off',
    'object',
    'credit note',
    'credit',
    'by hand',
  ] as const);
  const unpaid = unpaidOf(bill);
  if (kind === 'lower' && unpaid > 2n && bill.paid === 0n) {
    const amount = -BigInt(chance.whole(1, Number(unpaid) - 1));
    await change(world, billId, 'ADJUST', Number(amount), 'approve');
    books.adjust(bill.key, amount);
  } else if (kind === 'raise' && bill.paid === 0n) {
    const amount = BigInt(chance.whole(1, 50_000));
    await change(world, billId, 'ADJUST', Number(amount), 'approve');
    books.adjust(bill.key, amount);
  } else if (kind === 'refused') await change(world, billId, 'ADJUST', 100, 'refuse');
  else if (kind === 'write off' && bill.paid === 0n) {
    await change(world, billId, 'WRITE_OFF', 0, 'approve');
    bill.state = 'VOID';
  } else if (kind === 'object' && mayObject(bill, today)) await object(world, tenant, bill, billId, today);
  else if (kind === 'credit note') await issueByHand(world, tenant, today, { creditOf: bill, billId });
  else if (kind === 'credit') await issueByHand(world, tenant, today, { isCredit: true });
  else if (kind === 'by hand') await issueByHand(world, tenant, today, {});
  else return;
  note(world, `corrected: ${kind}`);
}

const mayObject = ({ issuedOn, wasObjected, key }: OwedBill, today: Day) =>
  today <= plusDays(issuedOn, 15) && !wasObjected && !key.includes(':');

async function object({ park, books }: World, tenant: Tenant, bill: OwedBill, billId: string, today: Day) {
  const { version } = await park.billRow(billId);
  await park.done(
    'POST /api/propertyManage/bill/object',
    { id: billId, version, data: { reason: '用量不对，请核对', fileId: '' } },
    await tenant.owner(),
  );
  books.object(bill.key, today);
}

/** Refuses the objections of a tenant. */
export async function refuseObjections(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { park, books } = world;
  const objected = books.billsOf(tenant.enterpriseId).filter(({ state }) => state === 'OBJECTED');
  if (objected.length === 0) return;
  const ids = await idsOf(world, tenant);
  for (const { key } of objected) {
    const { id, version } = await park.billRow(ids.get(key) ?? '');
    await park.done(
      'POST /api/propertyManage/bill/operateManage',
      { id, event: 'refuse', version, data: { reply: '核对无误' } },
      await park.finance(),
    );
    books.refuseObjection(key, today);
  }
}

interface Kind {
  /** The bill that a credit note lowers. */
  creditOf?: OwedBill;
  billId?: string;
  /** A credit without a bill. */
  isCredit?: boolean;
}

/** Writes a bill or a credit note by hand; a second person approves it where one is needed. */
async function issueByHand(
  world: World,
  tenant: Tenant,
  today: Day,
  { creditOf, billId, isCredit }: Kind,
): Promise<void> {
  const { park, books } = world;
  const { chance } = tenant;
  const most = creditOf ? Number(creditableOf(creditOf)) : 800_000;
  if (most < 1) return;
  const amountFen = chance.whole(1, most);
  const isNote = creditOf !== undefined || isCredit === true;
  const feeCode = billId === undefined ? 'CLEANING' : (await park.billRow(billId)).feeCode;
  const due = plusDays(today, 20);
  const saved = await park.done(
    'POST /api/propertyManage/handBill/save',
    {
      data: {
        kind: isNote ? 'CREDIT' : 'BILL',
        enterpriseId: tenant.enterpriseId,
        billId: billId ?? null,
        feeCode,
        lines: [{ name: '更正', quantityX100: amountFen, unitPriceE4: 10_000 }],
        dueDate: isNote ? null : due,
        reason: '年度核对更正',
      },
    },
    await park.finance(),
  );
  const operate = 'POST /api/propertyManage/handBill/operate';
  const first = await park.done(
    operate,
    {
      id: saved.handBillId,
      event: saved.secondFor.length > 0 ? 'ask' : 'issue',
      version: saved.version,
      reason: '',
    },
    await park.finance(),
  );
  const issued =
    first.state === 'ASKED'
      ? await park.done(
          operate,
          { id: saved.handBillId, event: 'approve', version: first.version, reason: '' },
          await park.finance(1),
        )
      : first;
  const amount = BigInt(amountFen);
  if (creditOf) books.credit(creditOf.key, amount, today);
  else if (isCredit) books.addCredit(tenant.enterpriseId, amount);
  else {
    const { sourceId, taxPpm } = await park.billRow(issued.issuedBillId ?? '');
    books.issue({
      key: sourceId,
      tenantId: tenant.enterpriseId,
      principal: amount,
      taxPpm: BigInt(taxPpm),
      issuedOn: today,
      due,
      ppmPerDay: 0n,
    });
  }
}
