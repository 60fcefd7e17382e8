import type { bankLines } from '../../features/payment/bank/bank-line.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant, notAhead } from '../content/demo-day.ts';
import { demoId } from '../content/demo-id.ts';
import type { Written } from './compose-payments.ts';
import type { Refund } from './compose-refunds.ts';

type BankLine = typeof bankLines.$inferInsert;

/** Transfers without an order: one is pending, one was returned, one was doubtful before it was booked. */
const strays = [
  {
    bankNo: 'DEMO-S1',
    payer: '知节令花市（演示）',
    purpose: '货款',
    amountFen: 520_000,
    status: 'HELD' as const,
  },
  {
    bankNo: 'DEMO-S2',
    payer: '王某（演示）',
    purpose: '转错账户',
    amountFen: 80_000,
    status: 'RETURNED' as const,
  },
  {
    bankNo: 'DEMO-S3',
    payer: '花语工作室（演示）',
    purpose: '摊位费',
    amountFen: 96_000,
    status: 'HELD' as const,
  },
];

/** The bank statement: a line for each matched transfer, and the strays. */
export function composeBankLines(written: readonly Written[], today: string): BankLine[] {
  const found = written.flatMap(({ order, attempt }): BankLine[] =>
    attempt.status === 'SUCCESS' && attempt.channel === 'BANK_TRANSFER'
      ? [
          {
            id: demoId('bank-line', order.no),
            bankNo: attempt.tradeNo ?? '',
            bookedAt: attempt.paidAt as Date,
            amountFen: attempt.paidFen ?? 0,
            payer: order.payerName,
            purpose: attempt.remittanceCode ?? '',
            status: 'MATCHED',
            attemptId: attempt.id,
            payOrderId: order.id,
            createdAt: attempt.paidAt as Date,
          },
        ]
      : [],
  );
  const strayAt = new Date(notAhead(chinaInstant(addDays(today, -1), 640)));
  const unknown = strays.map((stray) => ({
    ...stray,
    id: demoId('bank-line', stray.bankNo),
    bookedAt: strayAt,
    createdAt: strayAt,
  }));
  return [...found, ...unknown];
}

/** A ledger transfer. */
export interface Move {
  event: 'PAID' | 'HELD' | 'RETURNED' | 'RELEASED';
  causeId: string;
  payOrderId: string | null;
  at: Date;
  accounts: [string, string];
  amountFen: number;
}

const bank = 'CHANNEL:BANK_TRANSFER';

const lineMoves = (lines: readonly BankLine[]): Move[] =>
  lines.flatMap(({ id, bookedAt: at, amountFen, status }) => {
    const common = { payOrderId: null, at, accounts: [bank, 'SUSPENSE'] as [string, string] };
    const held: Move = { ...common, event: 'HELD', causeId: id, amountFen };
    return status === 'RETURNED'
      ? [held, { ...common, event: 'RELEASED', causeId: `${id}:back`, amountFen: -amountFen }]
      : [held];
  });

const paidMoves = (written: readonly Written[]): Move[] =>
  written.flatMap(({ order, attempt }): Move[] => {
    if (attempt.status !== 'SUCCESS') return [];
    const isUsed = order.status === 'SUCCESS';
    const isBank = attempt.channel === 'BANK_TRANSFER';
    if (isBank && !isUsed) return [];
    return [
      {
        event: isUsed ? 'PAID' : 'HELD',
        causeId: attempt.id,
        payOrderId: order.id,
        at: attempt.paidAt as Date,
        accounts: [
          isBank ? 'SUSPENSE' : `CHANNEL:${attempt.channel}`,
          isUsed ? `SOLD:${order.kind}` : 'SUSPENSE',
        ],
        amountFen: attempt.paidFen ?? 0,
      },
    ];
  });

function refundMoves(written: readonly Written[], refunds: readonly Refund[]): Move[] {
  const attemptOf = new Map(written.map(({ order, attempt }) => [order.id, attempt]));
  return refunds
    .filter(({ status }) => status === 'SUCCESS')
    .map(({ id, source, payOrderId, createdAt, amountFen }) => ({
      event: source === 'SYSTEM' ? 'RELEASED' : 'RETURNED',
      causeId: id ?? '',
      payOrderId,
      at: createdAt as Date,
      accounts: [
        `CHANNEL:${attemptOf.get(payOrderId)?.channel}`,
        source === 'SYSTEM' ? 'SUSPENSE' : 'SOLD:BILL',
      ],
      amountFen: -amountFen,
    }));
}

export const composeMoves = (
  written: readonly Written[],
  refunds: readonly Refund[],
  lines: readonly BankLine[],
): Move[] => [...lineMoves(lines), ...paidMoves(written), ...refundMoves(written, refunds)];
