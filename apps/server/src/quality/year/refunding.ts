import { least } from './amounts.ts';
import { each, note, type Tenant, type World } from './tenants.ts';

const open = 'POST /api/payManage/refund/openManage';
const decide = 'POST /api/payManage/refund/operateManage';
const reason = '年度核对后退款';

/** Asks for a refund as one officer, and approves it as another where one is not enough. */
async function refund({ park }: World, tenant: Tenant, data: object): Promise<void> {
  const asked = await park.done(open, { data: { reason, ...data } }, await park.finance());
  tenant.refunds.push(asked.refundId);
  if (asked.state === 'APPLIED')
    await park.done(
      decide,
      { id: asked.refundId, event: 'approve', version: asked.version, reason: '' },
      await park.finance(1),
    );
}

/** The finance office refunds a part of what a channel paid, or pays credit back to a named account. */
export async function refundSome(world: World, tenant: Tenant): Promise<void> {
  const { park, books } = world;
  const { chance, orders, enterpriseId, name } = tenant;
  const order = orders.find(({ keys }) => keys.length === 1);
  const bill = order ? books.of(order.keys[0] ?? '') : undefined;
  const most = order && bill && bill.state === 'PAID' ? least(order.leftFen, bill.paid - bill.givenBack) : 0n;
  if (order && bill && most > 0n && chance.isOnce(2)) {
    const amount = BigInt(chance.whole(1, Number(most)));
    await refund(world, tenant, { payOrderId: order.payOrderId, amountFen: Number(amount) });
    order.leftFen -= amount;
    bill.givenBack += amount;
    books.received -= amount;
    note(world, 'refund to the channel');
    return;
  }
  const credit = books.creditOf(enterpriseId);
  if (credit === 0n) return;
  const amount = BigInt(chance.whole(1, Number(credit)));
  await refund(world, tenant, {
    enterpriseId,
    amountFen: Number(amount),
    payee: { name, bank: '演示银行花谷支行', number: '6222 0000 0458' },
    proofFileId: await park.addFile('OP_FINANCE', 'REFUND_PROOF'),
  });
  books.addCredit(enterpriseId, -amount);
  books.received -= amount;
  note(world, 'credit paid back');
}

/** Confirms what an officer has transferred to named accounts, and lets the channels finish the rest. */
export async function finishRefunds(world: World): Promise<void> {
  const { park } = world;
  await park.pass(10);
  await park.pass(300);
  await each(
    world.tenants.filter(({ refunds }) => refunds.length > 0),
    async (tenant) => {
      for (const id of tenant.refunds.splice(0)) {
        const row = await park.refundRow(id);
        if (row.isByHand)
          await park.done(
            decide,
            { id, event: 'confirm', version: row.version, reason: '' },
            await park.finance(),
          );
      }
    },
  );
}
