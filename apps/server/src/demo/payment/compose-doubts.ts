import type { bankDoubts } from '../../features/payment/bank/bank-doubt.table.ts';
import type { bankLines } from '../../features/payment/bank/bank-line.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant, notAhead } from '../content/demo-day.ts';
import { demoId } from '../content/demo-id.ts';
import { minute } from './compose-payments.ts';

type BankLine = typeof bankLines.$inferInsert;
type BankDoubt = typeof bankDoubts.$inferInsert;

interface Sketch {
  kind: BankDoubt['kind'];
  detail?: string;
  bankNo: string;
  amountFen: number | null;
  payer: string;
  purpose: string;
  /** Contents of the file's direction and amount columns. */
  word: string;
  amount: string;
  like?: BankLine | undefined;
  decided?: Pick<BankDoubt, 'status' | 'lineId' | 'reason'>;
}

const yuan = (fen: number) => (fen / 100).toFixed(2);

/** Rows yesterday's statement left to the finance office, one of each of the most common kinds. */
function sketches(lines: readonly BankLine[]): Sketch[] {
  const [paid] = lines
    .filter(({ status }) => status === 'MATCHED')
    .toSorted((one, other) => other.bookedAt.getTime() - one.bookedAt.getTime());
  const stray = lines.find(({ bankNo }) => bankNo === 'DEMO-S1');
  const entered = lines.find(({ bankNo }) => bankNo === 'DEMO-S3');
  return [
    ...(paid
      ? [
          {
            kind: 'REVERSAL' as const,
            bankNo: `${paid.bankNo}R`,
            amountFen: -paid.amountFen,
            payer: paid.payer,
            purpose: '冲正',
            word: '贷',
            amount: yuan(-paid.amountFen),
            like: paid,
          },
        ]
      : []),
    {
      kind: 'TWIN',
      bankNo: '0DEMO-S1',
      amountFen: stray?.amountFen ?? 0,
      payer: stray?.payer ?? '',
      purpose: stray?.purpose ?? '',
      word: '贷',
      amount: yuan(stray?.amountFen ?? 0),
      like: stray,
    },
    {
      kind: 'CURRENCY',
      detail: 'USD',
      bankNo: 'DEMO-D3',
      amountFen: null,
      payer: '海外花商（演示）',
      purpose: '展位订金',
      word: '贷',
      amount: '1,200.00',
    },
    {
      kind: 'DIRECTION',
      detail: '不计收支',
      bankNo: 'DEMO-D4',
      amountFen: null,
      payer: '云岫花卉园（演示）',
      purpose: '账户间划转',
      word: '不计收支',
      amount: '50,000.00',
    },
    {
      kind: 'RETURNED',
      bankNo: 'DEMO-D5',
      amountFen: 36_500,
      payer: '园区供水公司（演示）',
      purpose: '退汇：户名不符',
      word: '贷',
      amount: '365.00',
      decided: { status: 'DROPPED', lineId: null, reason: '园区付出的水费被退回，不是收入，已重新付款' },
    },
    {
      kind: 'NUMBER_TAKEN',
      bankNo: 'DEMO-S1',
      amountFen: entered?.amountFen ?? 0,
      payer: entered?.payer ?? '',
      purpose: entered?.purpose ?? '',
      word: '贷',
      amount: yuan(entered?.amountFen ?? 0),
      like: stray,
      decided: { status: 'ENTERED', lineId: entered?.id ?? null, reason: '' },
    },
  ];
}

const currencyOf = ({ kind, detail = '' }: Sketch) => (kind === 'CURRENCY' ? detail : '人民币');

export function composeDoubts(lines: readonly BankLine[], today: string, clerkId: string): BankDoubt[] {
  const day = addDays(today, -1);
  const bookedAt = new Date(notAhead(chinaInstant(day, 610)));
  const listedAt = notAhead(chinaInstant(day, 650));
  return sketches(lines).map((sketch, nth) => {
    const { kind, detail = '', bankNo, amountFen, payer, purpose, word, amount, like, decided } = sketch;
    return {
      id: demoId('bank-doubt', kind),
      fingerprint: `demo ${kind}`,
      kind,
      detail,
      fileName: '银行明细（演示）.xlsx',
      row: 12 + nth * 3,
      bankNo,
      bookedAt,
      amountFen,
      payer,
      purpose,
      written: [
        ['交易日期', day],
        ['借贷标志', word],
        ['币种', currencyOf(sketch)],
        ['交易金额', amount],
        ['对方户名', payer],
        ['摘要', purpose],
        ['流水号', bankNo],
      ],
      likeLineId: like?.id ?? null,
      status: 'OPEN',
      createdAt: new Date(listedAt),
      createdBy: clerkId,
      updatedAt: new Date(decided ? notAhead(listedAt + (nth + 1) * 7 * minute) : listedAt),
      updatedBy: clerkId,
      ...(decided ? { ...decided, version: 2 } : {}),
    };
  });
}
