import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import '../locale.ts';
import { createBankTransfer, demoBankAccount } from './bank-transfer.ts';
import { matchRemittance } from './match-remittance.ts';
import { ForgedNotice } from './pay-channel.ts';
import { type BankLine, readStatement } from './read-statement.ts';
import { codesIn, remittanceCode } from './remittance-code.ts';

const numbers = Array.from({ length: 2_000 }, (_, nth) => `ZF20261121${String(nth).padStart(6, '0')}`);
const code = remittanceCode('ZF1');

describe('the code', () => {
  it('has eight signs that look like no other, and follows from the number', () => {
    const codes = numbers.map(remittanceCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const one of codes) expect(one).toMatch(/^[2-9A-HJKMNP-TV-Y]{8}$/);
    expect(remittanceCode('ZF1')).toBe(code);
  });

  it('is found as people write it', () => {
    const wide = [...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const written = [code, code.toLowerCase(), spaced, [...code].join('-'), wide, `电费${code}，谢谢`];
    for (const purpose of written) expect(codesIn(purpose), purpose).toContain(code);
  });

  it('is not found with a sign that is wrong, or two that are swapped', () => {
    for (const one of numbers.slice(0, 100).map(remittanceCode)) {
      for (let at = 0; at < 8; at += 1) {
        const wrong = one[at] === 'A' ? 'B' : 'A';
        expect(codesIn(one.slice(0, at) + wrong + one.slice(at + 1))).toEqual([]);
        const swapped = one.slice(0, at) + (one[at + 1] ?? '') + one[at] + one.slice(at + 2);
        if (at < 7 && swapped !== one) expect(codesIn(swapped), swapped).toEqual([]);
      }
    }
  });
});

describe('matching', () => {
  const line = (bankNo: string, purpose: string, amountFen = 1_517_444): BankLine => ({
    bookedAt: new Date('2026-11-24T02:00:00Z'),
    amountFen,
    payer: '云岫鲜花有限公司',
    purpose,
    bankNo,
  });
  const open = [
    { attemptNo: 'ZF1', amountFen: 1_517_444 },
    { attemptNo: 'ZF2', amountFen: 500 },
  ];
  const other = remittanceCode('ZF2');

  it('tells what each line is', () => {
    const lines = [
      line('b1', `物业费 ${code.toLowerCase()}`),
      line('b2', other, 501),
      line('b1', `物业费 ${code}`),
      line('b3', code),
      line('b4', '电费'),
      line('b5', remittanceCode('ZF3')),
      line('b6', `${code} ${other}`),
    ];
    expect(matchRemittance(lines, open).map(({ line: _, ...rest }) => rest)).toEqual([
      { verdict: 'EQUAL', attemptNo: 'ZF1' },
      { verdict: 'DIFFERENT', attemptNo: 'ZF2' },
      { verdict: 'REPEATED' },
      { verdict: 'AGAIN', attemptNo: 'ZF1' },
      { verdict: 'UNKNOWN' },
      { verdict: 'UNKNOWN' },
      { verdict: 'SEVERAL' },
    ]);
  });
});

describe('a statement', () => {
  const rows = [
    ['云岫农商银行 账户明细'],
    ['账号', '0000880012031800'],
    ['交易流水号', '交易日期', '借方金额', '贷方金额', '对方户名', '摘要', '附言'],
    ['L1', '2026-11-24 10:20:30', '', '15,174.44', '云岫鲜花有限公司', '转账', 'HG7K 2M48'],
    ['L2', '20261124', '20.00', '', '供电局', '代扣', '电费'],
    ['L3', '2026/11/4', '0.00', '5.1', '王某', '转账', ''],
    ['L4', '2026-02-30', '', '1.00', '甲', '转账', ''],
    ['L5', '2026-11-24', '', '1.005', '甲', '转账', ''],
    ['', '2026-11-24', '', '1.00', '甲', '转账', ''],
    ['合计', '', '20.00', '15,179.54'],
    ['', '', '20.00', '15,179.54'],
  ];
  const read = {
    lines: [
      {
        bankNo: 'L1',
        bookedAt: new Date('2026-11-24T02:20:30Z'),
        amountFen: 1_517_444,
        payer: '云岫鲜花有限公司',
        purpose: 'HG7K 2M48',
      },
      {
        bankNo: 'L3',
        bookedAt: new Date('2026-11-03T16:00:00Z'),
        amountFen: 510,
        payer: '王某',
        purpose: '',
      },
    ],
    faults: [
      { row: 7, message: '记账时间格式不正确' },
      { row: 8, message: '金额格式不正确' },
      { row: 9, message: '银行流水号格式不正确' },
    ],
  };
  const csv = rows
    .map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','))
    .join('\r\n');

  it('is read from csv', async () => {
    expect(await readStatement(Buffer.from(csv))).toEqual(read);
    expect(await readStatement(Buffer.from(`\ufeff${csv}`))).toEqual(read);
  });

  it('is read in the letters of Chinese banks', async () => {
    // 流水号,日期,金额,用途 / L1,2026-11-24,5.00,水费
    const heads = 'c1f7cbaebac52cc8d5c6da2cbdf0b6ee2cd3c3cdbe0a';
    const bytes = Buffer.concat([
      Buffer.from(heads, 'hex'),
      Buffer.from('L1,2026-11-24,5.00,'),
      Buffer.from('cbaeb7d1', 'hex'),
    ]);
    expect(await readStatement(bytes)).toMatchObject({
      lines: [{ bankNo: 'L1', amountFen: 500, payer: '', purpose: '水费' }],
      faults: [],
    });
  });

  const xlsx = async (sheetRows: unknown[][]) => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('明细').addRows(sheetRows);
    return Buffer.from(await book.xlsx.writeBuffer());
  };

  it('is read from xlsx, with dates and numbers in its cells', async () => {
    expect(await readStatement(await xlsx(rows))).toEqual(read);
    const cells = [
      ['流水号', '入账时间', '金额', '付款人', '用途'],
      ['L1', new Date('2026-11-24T10:20:30Z'), 15174.44, '甲', code],
      ['L2', new Date('2026-11-24T10:20:30Z'), -3, '甲', ''],
      [1234567890123, '2026-11-24', 0.29, '甲', ''],
      [2 ** 60, '2026-11-24', 1, '甲', ''],
    ];
    expect(await readStatement(await xlsx(cells))).toEqual({
      lines: [
        {
          bankNo: 'L1',
          bookedAt: new Date('2026-11-24T02:20:30Z'),
          amountFen: 1_517_444,
          payer: '甲',
          purpose: code,
        },
        {
          bankNo: '1234567890123',
          bookedAt: new Date('2026-11-23T16:00:00Z'),
          amountFen: 29,
          payer: '甲',
          purpose: '',
        },
      ],
      faults: [{ row: 5, message: '银行流水号格式不正确' }],
    });
  });

  it('says what it lacks', async () => {
    const { lines, faults } = await readStatement(Buffer.from('流水号,金额\nL1,5.00'));
    expect(lines).toEqual([]);
    expect(faults).toEqual([
      { row: 0, message: '缺少记账时间' },
      { row: 0, message: '缺少附言' },
    ]);
    const damaged = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(99)]);
    const refused = { lines: [], faults: [{ row: 0, message: '银行流水文件格式不正确' }] };
    expect(await readStatement(damaged)).toEqual(refused);
    expect(await readStatement(Buffer.alloc(6 * 1024 * 1024, '1'))).toEqual(refused);
  });
});

describe('the channel', () => {
  const channel = createBankTransfer(demoBankAccount);
  const expireAt = new Date('2026-11-28T04:00:00Z');

  it('waits for people', async () => {
    const request = { attemptNo: 'ZF1', amountFen: 1, title: '', expireAt, returnUrl: 'http://portal.test/' };
    expect(await channel.open(request)).toEqual({ remittanceCode: code });
    expect(await channel.query('ZF1')).toEqual({ state: 'PENDING' });
    await expect(channel.close('ZF1')).resolves.toBeUndefined();
    const wish = { refundNo: 'TK1', attemptNo: 'ZF1', tradeNo: '', amountFen: 1, totalFen: 1, reason: '' };
    expect(await channel.refund(wish)).toEqual({ state: 'BY_HAND' });
    expect(await channel.statement('2026-11-21')).toBeNull();
    expect(channel.minutes).toBe(7 * 24 * 60);
  });

  it('believes no notice', async () => {
    await expect(channel.readNotice({ headers: {}, body: Buffer.from('') })).rejects.toThrow(ForgedNotice);
  });
});
