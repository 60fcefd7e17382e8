import { expect, it } from 'vitest';
import { findTable, headOf, readTables } from './read-tables.ts';
import { type SampleCell, writeSampleBook, writeSampleSheet } from './testing/sample-sheets.ts';

const most = 20;
const textsOf = async (content: Buffer) => {
  const tables = await readTables(content, most);
  return tables.map(({ rows }) => rows.map(({ cells }) => cells));
};
const textOf = async (cell: SampleCell) => (await textsOf(await writeSampleSheet([[cell]])))[0]?.[0]?.[0];

it.each<[SampleCell, string]>([
  [{ formula: '1.1*1.1', result: 1.1 * 1.1 }, String(1.1 * 1.1)],
  [{ formula: '0.1+0.2-0.3', result: 0.1 + 0.2 - 0.3 }, '0'],
  [{ formula: 'B1*2' }, '=B1*2'],
  [{ runs: ['L', '00005'] }, 'L00005'],
  [new Date('2026-11-16T00:00:00Z'), '2026-11-16T00:00:00.000Z'],
  ['0012', '0012'],
  ["'0012", '0012'],
  [1.234_567_890_123_456_8e17, '1.2345678901234568e+17'],
  [true, 'true'],
  ['#REF!', '#REF!'],
])('reads %j as %s', async (cell, text) => expect(await textOf(cell)).toBe(text));

it('reads the days of a workbook that counts from 1904', async () => {
  const { writeXlsx } = await import('hucre/xlsx');
  const content = await writeXlsx({
    dateSystem: '1904',
    sheets: [{ name: '表', rows: [[new Date('2026-11-16T00:00:00Z')]] }],
  });
  expect(await textsOf(Buffer.from(content))).toEqual([[['2026-11-16T00:00:00.000Z']]]);
});

it('repeats what is merged downwards, and leaves out hidden sheets', async () => {
  const content = await writeSampleBook(
    {
      name: '合同',
      rows: [
        ['企业', '房号'],
        ['云岫花卉', '101'],
        [null, '102'],
        ['山茶园艺', '201'],
      ],
      merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }],
    },
    { name: '选项', rows: [['租金']], hidden: true },
  );
  expect(await textsOf(content)).toEqual([
    [
      ['企业', '房号'],
      ['云岫花卉', '101'],
      ['云岫花卉', '102'],
      ['山茶园艺', '201'],
    ],
  ]);
});

it('is not led astray by a cell in the far corner', async () => {
  const content = await writeSampleBook({
    name: '表',
    rows: [['户号'], ['M1']],
    cells: new Map([['1048575,16383', { value: 1, type: 'number' as const }]]),
  });
  expect(await textsOf(content)).toEqual([[['户号'], ['M1']]]);
});

const wanted = ['编号', '租金单价', '租金面积', '备注'].map(headOf);
const find = async (rows: SampleCell[][]) => {
  const found = findTable(
    await readTables(await writeSampleSheet(rows), most),
    (heads) => heads.map(headOf).filter((head) => wanted.includes(head)),
    (heads) => heads.length,
  );
  return found && { heads: found.heads, rows: found.rows.map(({ cells }) => cells) };
};

it('joins heads of two rows with the name of their group', async () => {
  const first = ['A1', 2.5, 120, '装修中'];
  expect(
    await find([['租金台账'], ['编号', '租金', null, '备注'], [null, '单价', '面积', null], first]),
  ).toEqual({
    heads: ['编号', '租金单价', '租金面积', '备注'],
    rows: [['A1', '2.5', '120', '装修中']],
  });
});

it('takes one row of heads for what it is', async () => {
  const rows = [
    ['编号', '租金单价'],
    ['A1', '2.5'],
    ['A2', null],
  ];
  expect(await find(rows)).toEqual({ heads: rows[0], rows: [rows[1], ['A2', '']] });
});

const csv = '户号,位置\r\nM1,一栋\r\n';

it.each([
  ['UTF-8', Buffer.from(csv)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv}`)],
  ['UTF-16', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
  ['GB18030', Buffer.from('bba7bac52ccebbd6c30d0a4d312cd2bbb6b00d0a', 'hex')],
])('reads CSV in %s', async (_coding, content) => {
  expect(await textsOf(content)).toEqual([
    [
      ['户号', '位置'],
      ['M1', '一栋'],
    ],
  ]);
});

it('reads quoted lines, and lines whose quotes are misplaced', async () => {
  expect(await textsOf(Buffer.from('户号,位置\n"M1","一栋\n二层"\nM2,"三""栋"'))).toEqual([
    [
      ['户号', '位置'],
      ['M1', '一栋\n二层'],
      ['M2', '三"栋'],
    ],
  ]);
  expect(await textsOf(Buffer.from('户号,位置\nM1,"一栋\nM2,二栋'))).toEqual([
    [
      ['户号', '位置'],
      ['M1', '＂一栋'],
      ['M2', '二栋'],
    ],
  ]);
});
