import { describe, expect, it } from 'vitest';
import '../../locale.ts';
import { type SampleCell, writeSampleBook } from '../../xlsx/testing/sample-sheets.ts';
import { remittanceCode } from '../remittance-code.ts';
import { inGb18030 } from '../testing/write-bills.ts';
import { type ReadOptions, readStatement } from './read-statement.ts';

const code = remittanceCode('ZF1');
const csvOf = (rows: readonly (readonly string[])[], delimiter = ',') =>
  rows
    .map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
    .join('\r\n');

// The formatting extends far below the last filled row.
const formatted = new Map([['4999,0', { style: { numFmt: '0.00' } }]]);
type Rows = readonly (readonly SampleCell[])[];
const xlsx = (rows: Rows, cover: Rows = []) =>
  writeSampleBook(...(cover.length > 0 ? [{ name: '封面', rows: cover }] : []), {
    name: '明细',
    rows,
    cells: formatted,
  });

/** Reads a statement and summarises each row. */
async function read(text: string | Buffer, options: ReadOptions = {}) {
  const { rows, faults, asksDirection } = await readStatement(Buffer.from(text), options);
  return {
    faults,
    asksDirection,
    rows: rows.map(({ bankNo, voucher, amountFen, doubt }) => ({ no: bankNo || voucher, amountFen, doubt })),
  };
}

const amounts = async (text: string | Buffer) => (await read(text)).rows.map(({ amountFen }) => amountFen);

describe('the direction of money', () => {
  it('is read from a column of words, whatever its name', async () => {
    for (const [head, came, left] of [
      ['借贷标志', '贷', '借'],
      ['借/贷', '贷方', '借方'],
      ['收/支', '收入', '支出'],
      ['收支类型', '收', '支'],
      ['收支标志', '收入', '支出'],
      ['交易方向', '转入', '转出'],
      ['资金流向', '入账', '出账'],
      ['来往账标志', '来账', '往账'],
      ['借贷方向（借/贷）', '贷', '借'],
      ['Dr/Cr', 'Cr', 'Dr'],
      ['D/C', 'C', 'D'],
      ['交易类型', '来账', '往账'],
    ])
      expect(
        await amounts(
          [
            `交易日期,${head},交易金额,对方户名,摘要,流水号`,
            `2026-11-20,${left},88.00,供电局,付电费 ${code},X10001`,
            `2026-11-20,${came},99.00,花农甲,电费,X10002`,
          ].join('\n'),
        ),
        head,
      ).toEqual([-8_800, 9_900]);
  });

  it('is read from two columns of amounts, whatever their names', async () => {
    for (const heads of [
      ['借方发生额', '贷方发生额'],
      ['支出金额', '收入金额'],
      ['借方', '贷方'],
      ['发生额（借）', '发生额（贷）'],
      ['转出金额', '转入金额'],
      ['Debit', 'Credit'],
      ['借方金额(元)', '贷方金额(元)'],
    ])
      expect(
        await amounts(
          [
            `交易日期,${heads.join(',')},对方户名,摘要,流水号`,
            '2026-11-20,88.00,-,供电局,付电费,X10001',
            '2026-11-20,--,99.00,花农甲,电费,X10002',
          ].join('\n'),
        ),
        heads.join(),
      ).toEqual([-8_800, 9_900]);
  });

  it('is read from signs in every notation', async () => {
    const heads = '流水号,日期,金额,对方户名,附言';
    const rows = ['-88.00', '−88.00', '－88.00', '(88.00)', '88.00-', '88.00DR', '99.00'].map(
      (amount, nth) => `X1000${nth},2026-11-20,${amount},甲,`,
    );
    expect(await amounts([heads, ...rows].join('\n'))).toEqual([...Array(6).fill(-8_800), 9_900]);
  });

  it('is not guessed if the file does not state it', async () => {
    const text = '流水号,日期,金额,对方户名,附言\nX10001,2026-11-20,88.00,供电局,付电费\n';
    const { rows, faults, asksDirection } = await read(text);
    expect({ rows, asksDirection }).toEqual({ rows: [], asksDirection: true });
    expect(faults).toEqual([expect.stringContaining('收入、支出')]);
    expect((await read(text, { onlyReceived: true })).rows).toMatchObject([
      { amountFen: 8_800, doubt: null },
    ]);
    // A reversal's minus reveals nothing about the other rows.
    const reversed = `${text}X10002,2026-11-20,-150.99,花农甲,冲正`;
    expect((await read(reversed)).asksDirection).toBe(true);
  });

  it('follows from a payer column, or from the own account that received the money', async () => {
    expect(await amounts('流水号,日期,金额,付款人,附言\nX10001,2026-11-20,88.00,甲,')).toEqual([8_800]);
    const both = '流水号,日期,金额,付款人名称,收款人名称,附言\nX10001,2026-11-20,88.00,甲,乙,';
    expect((await read(both)).asksDirection).toBe(true);
    expect(
      await read('交易时间,转入卡尾号,交易金额,附言,流水号\n2026-11-20 10:00:00,8842,12.00,水费,X10001'),
    ).toMatchObject({ rows: [{ no: 'X10001', amountFen: 1_200, doubt: null }], faults: [] });
  });

  it('holds back only the row in doubt', async () => {
    const text = [
      '交易日期,借贷标志,交易金额,对方户名,摘要,流水号',
      '2026-11-20,不计,88.00,甲,,X10001',
      '2026-11-20,,88.00,甲,,X10002',
      '2026-11-20,贷,99.00,甲,,X10003',
      // A red figure: outgoing money has come back.
      '2026-11-20,借,-77.00,供电局,,X10004',
      '2026-11-20,借,66.00,供电局,,X10005',
      '2026-11-20,贷,55.00,供电局,退汇,X10006',
    ].join('\n');
    expect((await read(text)).rows.map(({ doubt, amountFen }) => [doubt?.kind, amountFen])).toEqual([
      ['DIRECTION', null],
      ['DIRECTION', null],
      [undefined, 9_900],
      ['RETURNED', 7_700],
      [undefined, -6_600],
      ['RETURNED', 5_500],
    ]);
    const both = '日期,支出金额,收入金额,附言,流水号\n2026-11-20,1.00,2.00,,X10001\n2026-11-20,,2.00,,X10002';
    expect((await read(both)).rows.map(({ doubt }) => doubt?.kind)).toEqual(['DIRECTION', undefined]);
  });

  it('counts once if stated both by a word and by a minus', async () => {
    const text = '日期,收/支,金额,附言,流水号\n2026-11-20,支出,-88.00,,X10001\n2026-11-20,收入,99.00,,X10002';
    expect(await amounts(text)).toEqual([-8_800, 9_900]);
    const columns =
      '日期,支出金额,收入金额,附言,流水号\n2026-11-20,-88.00,,,X10001\n2026-11-20,,99.00,,X10002';
    expect(await amounts(columns)).toEqual([-8_800, 9_900]);
  });
});

describe('units and currencies', () => {
  const of = async (head: string, amount: string) =>
    (await read(`交易日期,${head},附言,流水号\n2026-11-20,"${amount}",,X10001`)).rows.map(
      ({ amountFen, doubt }) => doubt?.kind ?? amountFen,
    );

  it.each([
    ['贷方发生额(万元)', '1.50', 1_500_000],
    ['贷方发生额（万元）', '0.000001', 1],
    ['贷方金额万元', '1.5', 1_500_000],
    ['收入金额（千元）', '1.5', 150_000],
    ['收入金额(元)', '1.50', 150],
    ['收入金额(RMB)', '1.50', 150],
    ['收入金额', '￥1,234.50元', 123_450],
    ['收入金额', '1.5万元', 1_500_000],
    ['收入金额', '１，２３４．５０', 123_450],
    ['收入金额', '1.2100000000000002', 121],
    ['收入金额（美元）', '1.50', 'CURRENCY'],
    ['收入金额(USD)', '1.50', 'CURRENCY'],
    ['收入金额', '$1.50', 'CURRENCY'],
    ['收入金额', '1.50美元', 'CURRENCY'],
    ['收入金额', '1.005', 'AMOUNT'],
    ['收入金额', 'five', 'AMOUNT'],
  ])('of %s, %s', async (head, amount, right) => expect(await of(head, amount)).toEqual([right]));

  it('hold back rows in another currency', async () => {
    const rows = ['CNY', 'RMB', '人民币', '人民币(CNY)', '', 'USD', '美元', 'HKD'].map(
      (currency, nth) => `2026-11-20,${currency},1.00,,X1000${nth}`,
    );
    const text = ['交易日期,币种,收入金额,附言,流水号', ...rows].join('\n');
    expect((await read(text)).rows.map(({ doubt }) => doubt?.kind)).toEqual([
      ...Array(5).fill(undefined),
      ...Array(3).fill('CURRENCY'),
    ]);
  });
});

describe('peculiarities of banks', () => {
  it.each([
    [
      '交易日,交易时间,收入金额,支出金额,对方单位名称,交易用途,日志号',
      '2026-11-24,10:20:30,5.00,-,甲,水费,7',
    ],
    [
      '交易日,交易时间,贷方发生额,借方发生额,对方账户名称,用途,交易流水号',
      '20261124,102030,5.00,--,甲,水费,L00001',
    ],
    [
      '记账日期,时间,贷方金额,借方金额,对方名称,摘要说明,凭证号码',
      '2026年11月24日,10时20分30秒,5.00,,甲,水费,L00001',
    ],
    ['交易时间,收入,支出,交易对方,交易摘要,业务流水号', '2026/11/24 10:20:30,5.00,0.00,甲,水费,L00001'],
    [
      '交易时间,贷,借,收(付)方名称,备注,参考号',
      '２０２６－１１－２４　１０：２０：３０,5.00,,甲,水费,L00001',
    ],
    [
      'Transaction Date,Credit,Debit,Counterparty,Remark,Reference No',
      '2026-11-24T10:20:30,5.00,,甲,水费,L00001',
    ],
    [
      '交易日期[ Date ],贷方金额[ Credit ],借方金额[ Debit ],对方户名[ Name ],附言[ Remark ],流水号[ No. ]',
      '20261124102030,5.00,,甲,水费,L00001',
    ],
  ])('%s are understood', async (heads, row) => {
    const { rows, faults } = await readStatement(Buffer.from(`${heads}\n${row}`));
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([
      {
        bookedAt: new Date('2026-11-24T02:20:30Z'),
        amountFen: 500,
        payer: '甲',
        purpose: '水费',
        doubt: null,
      },
    ]);
  });

  it('unusable numbers and placeholder cells are ignored', async () => {
    const rows = ['0', '0', '', '1.23457E+17', "'0012345", '\u202DL12345\u202C', 'Ｌ１２３４５'].map(
      (no) => `2026-11-24,5.00,甲,水费,${no}`,
    );
    const { rows: found } = await readStatement(
      Buffer.from(['日期,收入金额,对方户名,附言,流水号', ...rows].join('\n')),
    );
    expect(found.map(({ bankNo, voucher, doubt }) => [bankNo, voucher, doubt?.kind])).toEqual([
      ['', '0', undefined],
      ['', '0', undefined],
      ['', '', 'NO_NUMBER'],
      ['', '', 'NO_NUMBER'],
      ['0012345', '', undefined],
      ['L12345', '', undefined],
      ['L12345', '', undefined],
    ]);
  });

  it('the code is found in any text column', async () => {
    const text = `日期,收入金额,附言,用途,摘要,流水号\n2026-11-24,5.00,水费,${code},转账,X10001`;
    expect((await readStatement(Buffer.from(text))).rows).toMatchObject([{ purpose: code }]);
  });

  it('titles, accounts, totals and notes around the table, and repeated heads, are skipped', async () => {
    const heads = ['交易流水号', '交易日期', '借方金额', '贷方金额', '对方户名', '摘要', '附言'];
    const rows = [
      ['云岫农商银行 账户明细'],
      ['账号', '0000880012031800'],
      heads,
      ['L00001', '2026-11-24 10:20:30', '', '15,174.44', '云岫鲜花有限公司', '转账', 'HG7K 2M48'],
      ['L00002', '20261124', '20.00', '', '供电局', '代扣', '电费'],
      ['本页合计', '', '20.00', '15,174.44'],
      heads,
      ['L00003', '2026/11/4', '0.00', '5.1', '王某', '转账', ''],
      ['L00004', '2026-02-30', '', '1.00', '甲', '转账', ''],
      ['L00005', '2026-11-24', '', '1.005', '甲', '转账', ''],
      ['', '2026-11-24', '', '1.00', '甲', '转账', ''],
      ['合计', '', '20.00', '15,179.54'],
      ['', '', '20.00', '15,179.54'],
      ['打印时间：2026-11-25 以下空白'],
    ];
    const right = [
      ['L00001', 1_517_444, undefined],
      ['L00002', -2_000, undefined],
      ['L00003', 510, undefined],
      ['L00004', 100, 'DAY'],
      ['L00005', null, 'AMOUNT'],
      ['', 100, 'NO_NUMBER'],
    ];
    const files = [
      csvOf(rows),
      `\ufeff${csvOf(rows)}`,
      csvOf(rows, '\t'),
      csvOf(rows.map((row) => row.map((cell) => `${cell}\t`))),
      csvOf(rows.map((row) => row.map((cell) => `="${cell}"`))).replace(/"="([^"]*)""/g, '="$1"'),
      inGb18030(csvOf(rows)),
      Buffer.from(`\ufeff${csvOf(rows, '\t')}`, 'utf16le'),
      await xlsx(rows),
      await xlsx(rows, [['银行流水'], ['账号', '8800']]),
    ];
    for (const [nth, file] of files.entries())
      expect(
        (await read(file)).rows.map(({ no, amountFen, doubt }) => [no, amountFen, doubt?.kind]),
        String(nth),
      ).toEqual(right);
  });
});

describe('peculiarities of spreadsheet programs', () => {
  it('dates, numbers, formulas and shortened numbers are read from their cells', async () => {
    const cells = [
      ['流水号', '入账时间', '金额', '付款人', '用途'],
      ['L00001', new Date('2026-11-24T10:20:30Z'), 15174.44, '甲', code],
      ['L00002', new Date('2026-11-24T10:20:30Z'), { formula: '1.1*1.1', result: 1.1 * 1.1 }, '甲', ''],
      [1234567890123, '2026年11月24日', 0.29, '甲', ''],
      [2 ** 60, '2026-11-24', 1, '甲', ''],
      [{ runs: ['L', '00005'] }, '20261124', '１．００', '甲', ''],
    ];
    const { rows } = await readStatement(await xlsx(cells));
    expect(rows.map(({ bankNo, amountFen, doubt }) => [bankNo, amountFen, doubt?.kind])).toEqual([
      ['L00001', 1_517_444, undefined],
      ['L00002', 121, undefined],
      ['1234567890123', 29, undefined],
      ['', 100, 'NO_NUMBER'],
      ['L00005', 100, undefined],
    ]);
    expect(rows.map(({ bookedAt }) => bookedAt?.toISOString()).slice(0, 3)).toEqual([
      '2026-11-24T02:20:30.000Z',
      '2026-11-24T02:20:30.000Z',
      '2026-11-23T16:00:00.000Z',
    ]);
  });

  it('a time in its own cell is read', async () => {
    const cells = [
      ['流水号', '交易日', '交易时间', '收入金额', '附言'],
      ['L00001', new Date('2026-11-24T00:00:00Z'), new Date('1899-12-30T10:20:30Z'), 1, ''],
    ];
    const { rows } = await readStatement(await xlsx(cells));
    expect(rows).toMatchObject([{ bookedAt: new Date('2026-11-24T02:20:30Z') }]);
  });

  it('a stray quote or comma breaks only its own row', async () => {
    const text = [
      '日期,收入金额,对方户名,附言,流水号',
      '2026-11-24,5.00,"花农"甲,水费,X10001',
      '2026-11-24,6.00,甲,水费,电费,X10002',
      '2026-11-24,"1,000.00",甲,水费,X10003',
    ].join('\n');
    const { rows } = await readStatement(Buffer.from(text));
    expect(rows.map(({ row, amountFen, doubt }) => [row, amountFen, doubt?.kind])).toEqual([
      [2, 500, undefined],
      [3, null, 'AMOUNT'],
      [4, 100_000, undefined],
    ]);
  });
});

describe('a file', () => {
  it('reports missing columns and unreadable content', async () => {
    const { rows, faults } = await readStatement(Buffer.from('流水号,金额\nL1,5.00'));
    expect({ rows, faults }).toEqual({ rows: [], faults: ['缺少记账时间', '缺少附言'] });
    const refused = {
      rows: [],
      faults: ['银行流水文件格式不正确'],
      asksDirection: false,
      asksColumns: null,
      heads: [],
    };
    const damaged = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(99)]);
    expect(await readStatement(damaged)).toEqual(refused);
    const oldFormat = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    expect((await readStatement(oldFormat)).faults).toEqual([expect.stringContaining('旧格式')]);
    expect((await readStatement(Buffer.alloc(6 * 1024 * 1024, '1'))).faults).toEqual([
      expect.stringContaining('最多 5 MB'),
    ]);
    expect(await readStatement(Buffer.from('"a"b,'.repeat(5_000)))).toEqual(refused);
  });

  it('may have two thousand rows, not counting empty ones', async () => {
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, nth) => `2026-11-24,5.00,甲,,N${100_000 + nth}`);
    const heads = '日期,收入金额,对方户名,附言,流水号';
    const empty = Array.from({ length: 3_000 }, () => ',,,,');
    expect((await read([heads, ...rowsOf(2_000), ...empty].join('\n'))).rows).toHaveLength(2_000);
    expect((await read([heads, ...rowsOf(2_001)].join('\n'))).faults).toEqual(['一次最多 2000 条']);
  });
});
