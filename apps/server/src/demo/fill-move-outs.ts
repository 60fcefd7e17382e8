import type { SettlementConsentState } from '@portal/contract/lease/consent-lifecycle';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { meters, readings } from '../features/billing/meter/meter.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { settlementConsents } from '../features/lease/consent/consent.table.ts';
import { recordConsent } from '../features/lease/consent/record-consent.ts';
import { type Contract, contracts, contractUnits } from '../features/lease/lease.table.ts';
import { composeMoveOut } from '../features/lease/move-out/compose-move-out.ts';
import { type MoveOutLine, moveOutItems, moveOuts } from '../features/lease/move-out/move-out.table.ts';
import { bookTransfers } from '../features/payment/ledger/book-transfer.ts';
import { refundOrders } from '../features/payment/payment.table.ts';
import { nextBusinessNumber } from '../platform/business-number.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';
import { ownerOf } from './fill-contracts.ts';

const [first, second] = [demoId('user', 'op_finance'), demoId('user', 'op_finance2')];
const surveyor = demoId('user', 'op_property');

const accountOf = (name: string) => ({ name, bank: '演示银行花谷支行', number: '6222 0000 0458' });

const instantOf = (day: string, minute: number) => new Date(notAhead(chinaInstant(day, minute)));

/** The signed statement of the account that money goes to. */
async function fileProof({ tx, store }: DemoContext, key: string, name: string, at: Date): Promise<string> {
  const id = demoId('move-out-proof', key);
  const file = await buildAttachment({
    kind: 'pdf',
    name: '退款账户说明.pdf',
    blocks: [{ type: 'p', text: `${name}：请将退租款项转入本公司账户，账户信息与开户许可一致。` }],
  });
  await insertFiles(
    tx,
    store,
    {
      id,
      purpose: 'CONTRACT',
      visibility: 'owner',
      ownerUserId: first,
      ownerEnterpriseId: null,
      createdAt: at,
    },
    [{ name: file.name, mime: file.mime, bytes: file.bytes }],
  );
  return id;
}

/** The readings taken after the last day get the photos that a settlement asks for. */
async function fillPhotos({ tx }: DemoContext, { id, to }: Contract): Promise<void> {
  const photos = await insertDrawings(tx, [
    {
      id: demoId('move-out-photo', id),
      recipe: { motif: motifNamed('greenhouse'), seed: `meter-${id}` },
      width: 1200,
      height: 800,
      alt: '末次示数',
    },
  ]);
  const ofUnits = tx
    .select({ id: meters.id })
    .from(meters)
    .innerJoin(contractUnits, eq(contractUnits.unitId, meters.unitId))
    .where(eq(contractUnits.contractId, id));
  await tx
    .update(readings)
    .set({ photoFileId: photos[0]?.fileId ?? '' })
    .where(and(inArray(readings.meterId, ofUnits), gt(readings.period, to.slice(0, 7))));
}

interface Ended {
  contract: Contract;
  enterpriseName: string;
}

/** Deductions that the property office has found at the handover. */
const fillItems = ({ tx, today }: DemoContext, { id: contractId }: Contract, kept: boolean) =>
  tx.insert(moveOutItems).values(
    [
      ['卷膜电机烧毁', '更换 1 台，报价单见附页', 68_000],
      ['门禁卡未交回', '3 张 × 20.00', 6_000],
    ].map(([name, basis, amountFen], at) => ({
      id: demoId('move-out-item', `${contractId} ${at}`),
      contractId,
      kind: 'DEDUCTION' as const,
      name: String(name),
      basis: String(basis),
      amountFen: Number(amountFen),
      isDropped: !kept && at === 1,
      createdAt: instantOf(addDays(today, -3), 600 + at),
      createdBy: at === 0 ? surveyor : first,
      updatedAt: instantOf(addDays(today, -3), 600 + at),
    })),
  );

/** An expired contract with its handover: proposals that came to nothing, and one that waits for its second person. */
async function fillOpen(
  context: DemoContext,
  { contract, enterpriseName }: Ended,
  waits: boolean,
): Promise<void> {
  const { tx, today } = context;
  await tx
    .update(contracts)
    .set({ handover: '已清空，门窗水电完好，卷膜电机一台烧毁。' })
    .where(eq(contracts.id, contract.id));
  await fillPhotos(context, contract);
  await fillItems(context, contract, waits);
  const at = instantOf(addDays(today, -2), 640);
  const { lines, inHandFen, takenFen, netFen, ending } = await composeMoveOut(tx, contract, at, null);
  const payoutFen = Math.max(netFen, 0);
  const fileId = await fileProof(context, contract.id, enterpriseName, at);
  const sum = {
    contractId: contract.id,
    lastDay: ending.lastDay,
    lines,
    inHandFen,
    takenFen,
    netFen,
    payoutFen,
    needsTwo: true,
    payee: payoutFen > 0 ? accountOf(enterpriseName) : null,
    fileId: payoutFen > 0 ? fileId : '',
    firstBy: first,
    createdBy: first,
  };
  await tx.insert(moveOuts).values({
    ...sum,
    id: demoId('move-out', `${contract.id} before`),
    status: waits ? 'RETURNED' : 'WITHDRAWN',
    answer: waits ? '少了一项扣款，请补上' : '',
    calculatedOn: addDays(today, -2),
    createdAt: at,
    updatedAt: at,
    updatedBy: waits ? second : first,
  });
  if (!waits) return;
  const now = instantOf(addDays(today, -1), 612);
  await tx.insert(moveOuts).values({
    ...sum,
    id: demoId('move-out', contract.id),
    status: 'PROPOSED',
    reason: '扣款已补齐',
    calculatedOn: addDays(today, -1),
    createdAt: now,
    updatedAt: now,
    updatedBy: first,
  });
}

const lineOf = (line: Contract['settlement'][number]): MoveOutLine => ({
  group: 'HAND',
  kind: line.term ? 'BACK' : 'DEPOSIT',
  refId: line.billId ?? '',
  feeCode: line.feeCode,
  no: '',
  name: '',
  term: line.term,
  dueDate: null,
  amountFen: line.amountFen,
  lateFen: 0,
  lateDays: 0,
  formulaText: line.formulaText,
  fileIds: [],
});

/** A settled contract, whose deposit was held since before the portal: paid back to a named account. */
async function fillSettled(context: DemoContext, { contract, enterpriseName }: Ended): Promise<void> {
  const { tx } = context;
  const { id: contractId, enterpriseId, refundFen, endedOn, no } = contract;
  if (refundFen === null || endedOn === null) return;
  const at = instantOf(endedOn, 700);
  const id = demoId('move-out', contractId);
  const payee = accountOf(enterpriseName);
  const fileId = await fileProof(context, contractId, enterpriseName, at);
  const lines = contract.settlement.filter(({ amountFen }) => amountFen > 0).map(lineOf);
  await tx.insert(moveOuts).values({
    id,
    contractId,
    status: 'SETTLED',
    lastDay: endedOn,
    calculatedOn: endedOn,
    lines,
    inHandFen: refundFen,
    takenFen: 0,
    netFen: refundFen,
    payoutFen: refundFen,
    needsTwo: true,
    payee,
    fileId,
    firstBy: first,
    secondBy: second,
    createdAt: at,
    createdBy: first,
    updatedAt: at,
    updatedBy: second,
  });
  const refundNo = await nextBusinessNumber(tx, 'TK', at);
  const refundId = demoId('refund', contractId);
  const reason = `退租结算 ${no}`;
  await tx.insert(refundOrders).values({
    id: refundId,
    no: refundNo,
    channelNo: refundNo,
    source: 'RULE',
    status: 'SUCCESS',
    amountFen: refundFen,
    items: [],
    reason,
    applicantId: first,
    approverIds: [second],
    isByHand: true,
    isSent: true,
    channelRefundNo: refundNo,
    enterpriseId,
    payee,
    proofFileId: fileId,
    causeId: id,
    createdAt: at,
    createdBy: second,
    updatedAt: at,
    updatedBy: first,
  });
  const credit = `CREDIT:${enterpriseId}` as const;
  const moved = { payOrderId: null, enterpriseId, note: reason, now: at };
  await bookTransfers(tx, [
    {
      ...moved,
      event: 'CREDITED',
      causeId: `${id}:opening`,
      account: 'OPENING',
      counter: credit,
      amountFen: refundFen,
    },
    {
      ...moved,
      event: 'RESERVED',
      causeId: `${refundId}:reserved`,
      account: credit,
      counter: 'PAYOUT',
      amountFen: refundFen,
    },
    {
      ...moved,
      event: 'RETURNED',
      causeId: refundId,
      account: 'CHANNEL:BANK_TRANSFER',
      counter: 'PAYOUT',
      amountFen: -refundFen,
    },
  ]);
}

/** What tenants said to their settlements: one confirmed, the others objected and got an answer. */
async function fillConsent({ tx }: DemoContext, contract: Contract, isConfirmed: boolean): Promise<void> {
  const { id: contractId, refundFen, endedOn } = contract;
  if (refundFen === null || endedOn === null) return;
  const asked = instantOf(endedOn, 700);
  const at = (hours: number) => new Date(asked.getTime() + hours * 3_600_000);
  const moveOut = { id: demoId('move-out', contractId), netFen: refundFen, firstBy: first };
  const objection = '门禁卡当天已经交回，请再核对。';
  const reply = '已查到交回记录，卡押金没有扣，金额不变。';
  const [consent] = await tx
    .insert(settlementConsents)
    .values({
      id: demoId('settlement-consent', contractId),
      moveOutId: moveOut.id,
      contractId,
      status: isConfirmed ? 'CONFIRMED' : 'ANSWERED',
      answerBy: at(72),
      answeredAt: isConfirmed ? at(5) : at(22),
      objection: isConfirmed ? '' : objection,
      reply: isConfirmed ? '' : reply,
      createdAt: asked,
      createdBy: second,
      updatedAt: isConfirmed ? at(5) : at(22),
    })
    .returning();
  if (!consent) throw new Error('failed to insert the answer to a settlement');
  const park = { agent: 'PARK' } as const;
  const tenant = { name: await ownerOf(tx, contract.enterpriseId) };
  const record = (status: SettlementConsentState, now: Date, recorded: Parameters<typeof recordConsent>[3]) =>
    recordConsent(tx, { now }, { consent: { ...consent, status }, moveOut, contract }, recorded, false);
  await record('WAITING', asked, { event: 'ask', by: park });
  if (isConfirmed) {
    await record('CONFIRMED', at(5), { event: 'confirm', by: tenant });
    return;
  }
  await record('OBJECTED', at(5), { event: 'object', by: tenant, reason: objection });
  await record('ANSWERED', at(22), { event: 'answer', by: park, reason: reply });
}

/** Settlements in every state, over the contracts that have expired or were terminated. */
export async function fillMoveOuts(context: DemoContext): Promise<void> {
  const rows = await context.tx
    .select({ contract: contracts, enterpriseName: enterprises.name })
    .from(contracts)
    .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
    .where(inArray(contracts.status, ['EXPIRED', 'TERMINATED']))
    .orderBy(asc(contracts.no));
  let waits = true;
  let settled = 0;
  for (const row of rows) {
    if (row.contract.status === 'TERMINATED') {
      await fillSettled(context, row);
      await fillConsent(context, row.contract, settled === 0);
      settled += 1;
    } else await fillOpen(context, row, waits);
    if (row.contract.status === 'EXPIRED') waits = false;
  }
}
