import { ulid } from 'ulidx';
import { payAttempts, payItems, payOrders } from '../../apps/server/src/features/payment/payment.table.ts';
import type { PayloadPages, PayloadSource } from './payload-source.ts';
import type { Writer } from './writer.ts';

const totalFen = 8_000;

/** An order that is paid; no channel is running here that could take the money. */
async function insertPaid({ db, fixtures: { person } }: Writer) {
  const [now, id] = [new Date(), ulid()];
  const paid = {
    createdAt: now,
    updatedAt: now,
    channel: 'MOCK',
    status: 'SUCCESS',
    tradeNo: `T${id}`,
  } as const;
  const no = `ZF${id.slice(-8)}`;
  await db.insert(payOrders).values({
    ...paid,
    id,
    no,
    kind: 'ROOM',
    title: '会议室',
    itemCount: 1,
    payerUserId: person.user.id,
    payerName: person.user.name ?? '',
    totalFen,
    expireAt: now,
    successAt: now,
  });
  const item = { kind: 'ROOM', bizId: ulid(), title: '会议室', note: '', isHeld: false } as const;
  await db.insert(payItems).values({ ...item, id: ulid(), payOrderId: id, position: 0, amountFen: totalFen });
  await db
    .insert(payAttempts)
    .values({ ...paid, id: ulid(), payOrderId: id, no: `A${id}`, amountFen: totalFen, paidFen: totalFen });
  return { id, no };
}

/** A refund that waits, and one that was not passed. */
async function write(writer: Writer): Promise<PayloadPages> {
  const { fixtures, write } = writer;
  const { id: payOrderId, no } = await insertPaid(writer);
  const apply = () =>
    write<{ refundId: string; version: number }>(fixtures.person.caller, '/api/payManage/refund/apply', {
      data: { payOrderId, amountFen: totalFen / 4 },
    });
  await apply();
  const { refundId: id, version } = await apply();
  await write(fixtures.author.caller, '/api/payManage/refund/operateManage', {
    id,
    event: 'reject',
    version,
  });
  return {
    person: [
      '/my-payment',
      `/my-payment?order=${payOrderId}`,
      `/pay-result?orderNo=${no}`,
      `/pay-receipt/${payOrderId}`,
    ],
    operator: [
      '/manage/pay-order',
      `/manage/pay-order?order=${payOrderId}`,
      '/manage/refund',
      `/manage/refund?refund=${id}`,
      '/manage/reconcile',
    ],
  };
}

export const paymentPayloads: PayloadSource = {
  unshown: {
    '/api/payManage/order/choose key': 'is compared',
    '/api/payManage/order/cancel key': 'is compared',
  },
  write,
};
