import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { insertProof } from '../../../apps/server/src/features/lease/testing/move-out-park.ts';
import { bankDoubts } from '../../../apps/server/src/features/payment/bank/bank-doubt.table.ts';
import { bankLines } from '../../../apps/server/src/features/payment/bank/bank-line.table.ts';
import { invoices } from '../../../apps/server/src/features/payment/invoice/invoice.table.ts';
import { payAttempts, payItems, payOrders } from '../../../apps/server/src/features/payment/payment.table.ts';
import {
  reconcileDays,
  reconcileDifferences,
} from '../../../apps/server/src/features/payment/reconcile/reconcile.table.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const totalFen = 8_000;

/** A paid order; no channel is running here that could take the payment. */
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

/** A bank line that is sent back, and a difference that was investigated. */
async function writeLooked({ db, fixtures: { author }, write }: Writer) {
  const [now, id] = [new Date(), ulid()];
  const common = { id, createdAt: now, updatedAt: now };
  const day = now.toISOString().slice(0, 10);
  await db.insert(bankLines).values({
    ...common,
    bankNo: id,
    bookedAt: now,
    amountFen: 100,
    payer: '付款人',
    purpose: '',
    status: 'HELD',
  });
  const zero = { ourLines: 0, ourFen: 0, theirLines: 1, theirFen: 100 };
  // Each day is reconciled once, however many groups of texts are written.
  const [compared] = await db
    .insert(reconcileDays)
    .values({ ...zero, id, channel: 'MOCK', day, takenAt: now })
    .onConflictDoUpdate({ target: [reconcileDays.channel, reconcileDays.day], set: { takenAt: now } })
    .returning();
  await db.insert(reconcileDifferences).values({
    ...common,
    dayId: compared?.id ?? id,
    channel: 'MOCK',
    day,
    kind: 'MISSING_HERE',
    type: 'PAY',
    ownNo: id,
    tradeNo: id,
    theirFen: 100,
    status: 'OPEN',
  });
  const acts = '/api/payManage/bankLine/operateManage';
  await write(author.caller, acts, { id, event: 'giveBack', version: 1 });
  await write(author.caller, '/api/payManage/reconcile/closeDifference', { id, version: 1, data: {} });
  return id;
}

/** A dropped statement row. */
async function writeDoubt({ db, fixtures: { author }, write }: Writer) {
  const [now, id] = [new Date(), ulid()];
  await db.insert(bankDoubts).values({
    id,
    createdAt: now,
    updatedAt: now,
    fingerprint: id,
    kind: 'RETURNED',
    detail: '',
    fileName: '流水.csv',
    row: 2,
    bankNo: id,
    bookedAt: now,
    amountFen: 100,
    payer: '付款人',
    purpose: '',
    written: [['金额', '1.00']],
    status: 'OPEN',
  });
  await write(author.caller, '/api/payManage/bankDoubt/operateManage', {
    id,
    event: 'drop',
    version: 1,
    data: {},
  });
  return id;
}

/** An order's invoice, returned by the park. */
async function writeInvoice(writer: Writer) {
  const { fixtures, write } = writer;
  const { id: payOrderId } = await insertPaid(writer);
  const { invoiceId: id, version } = await write<{ invoiceId: string; version: number }>(
    fixtures.person.caller,
    '/api/payManage/invoice/apply',
    { data: { payOrderId, kind: 'GENERAL', email: 'zhang@example.com' } },
  );
  await write(fixtures.author.caller, '/api/payManage/invoice/operateManage', {
    id,
    event: 'return',
    version,
  });
  const { invoiceId: reversed } = await write<{ invoiceId: string }>(
    fixtures.person.caller,
    '/api/payManage/invoice/apply',
    { data: { payOrderId, kind: 'GENERAL', email: 'zhang@example.com' } },
  );
  await writer.db
    .update(invoices)
    .set({ status: 'RED', redReason: '抬头有误' })
    .where(eq(invoices.id, reversed));
  await write(fixtures.author.caller, '/api/payManage/invoice/reissue', {
    id: reversed,
    version: 1,
    data: { kind: 'GENERAL', taxNo: '', email: 'zhang@example.com' },
  });
  return { id, reversed, payOrderId };
}

/** A receipt at the counter that was taken back. */
async function writeReceipt({ fixtures: { author, enterpriseId }, write }: Writer) {
  const { receiptId: id, version } = await write<{ receiptId: string; version: number }>(
    author.caller,
    '/api/payManage/receipt/enter',
    {
      data: {
        way: 'CARD',
        enterpriseId,
        receivedOn: '2026-01-05',
        amountFen: 100,
        fileId: '',
        items: [],
      },
    },
  );
  await write(author.caller, '/api/payManage/receipt/operate', { id, event: 'reverse', version });
  return { id, enterpriseId };
}

/** A day of the counter that was returned to be counted again. */
async function writeCounterDay({ fixtures: { author }, write }: Writer) {
  const differs = { expectedFen: 0, countedFen: 100 };
  const { counterDayId: id, version } = await write<{ counterDayId: string; version: number }>(
    author.caller,
    '/api/payManage/counterDay/close',
    {
      data: {
        day: '2020-01-05',
        keptFen: 0,
        ways: [
          { way: 'CASH', ...differs },
          { way: 'CARD', ...differs },
          { way: 'CHEQUE', ...differs },
        ],
      },
    },
  );
  await write(author.caller, '/api/payManage/counterDay/operate', { id, event: 'return', version });
  return id;
}

/** A pending refund, and a rejected one. */
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
  const { refundId: elsewhere } = await write<{ refundId: string }>(
    fixtures.author.caller,
    '/api/payManage/refund/openManage',
    {
      data: {
        payOrderId,
        enterpriseId: null,
        amountFen: totalFen / 4,
        payee: { number: '6222000004580' },
        proofFileId: await insertProof(writer.db, fixtures.author.user.id),
      },
    },
  );
  const line = await writeLooked(writer);
  const doubt = await writeDoubt(writer);
  const invoice = await writeInvoice(writer);
  const receipt = await writeReceipt(writer);
  const counterDay = await writeCounterDay(writer);
  return {
    person: [
      '/my-payment',
      `/my-payment?order=${invoice.payOrderId}`,
      `/my-payment?order=${payOrderId}`,
      `/pay-result?orderNo=${no}`,
      `/pay-receipt/${payOrderId}`,
    ],
    operator: [
      '/manage/pay-order',
      `/manage/pay-order?order=${payOrderId}`,
      '/manage/refund',
      `/manage/refund?refund=${id}`,
      `/manage/refund?refund=${elsewhere}`,
      '/manage/reconcile',
      `/manage/reconcile?view=bank&line=${line}`,
      `/manage/reconcile?view=doubt&doubt=${doubt}`,
      '/manage/receive?view=list',
      `/manage/receive?view=list&receipt=${receipt.id}`,
      `/manage/receive?view=days&counterDay=${counterDay}`,
      `/manage/receive/${receipt.enterpriseId}`,
      '/manage/invoice',
      `/manage/invoice?invoice=${invoice.id}`,
      `/manage/invoice?invoice=${invoice.reversed}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/payManage/invoice/operateManage data.fileId': 'is looked up',
    '/api/payManage/receipt/enter data.fileId': 'is looked up',
    '/api/payManage/refund/openManage data.proofFileId': 'is looked up',
    '/api/payManage/order/choose key': 'is compared',
    '/api/payManage/order/cancel key': 'is compared',
  },
  write,
};
