import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { bookSheet, buildBook, buildSheet, type SheetColumn } from './build-sheet.ts';
import { readSampleRows } from './testing/sample-sheets.ts';

async function* batchesOf<Row>(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500);
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1'])(
  'writes %j as text, never as a formula',
  async (text) => {
    const content = await buildSheet(
      '名单',
      [{ head: '名称', value: (name: string) => name }],
      batchesOf([text]),
    );
    const { sheets } = await readXlsx(content);
    expect(sheets[0]?.rows[1]?.[0]).toBe(`'${text}`);
  },
);

test('omits characters that XML forbids, so that they hide no formula', async () => {
  const names = ['花\uFFFE卉\uFFFF园\u0001', 'a\uD800b', '\uFFFE=1+1', '🌼 𠮷'];
  const content = await buildSheet(
    '名单',
    [{ head: '名称', value: (name: string) => name }],
    batchesOf(names),
  );
  expect(await readSampleRows(content)).toEqual([['名称'], ['花卉园'], ['ab'], ["'=1+1"], ['🌼 𠮷']]);
});

interface Line {
  name: string;
  fen: number;
  at: Date | null;
  day: string;
}

const line: Line = { name: '玫瑰', fen: 105, at: new Date('2026-11-21T04:00:00Z'), day: '2026-11-21' };
const columns: SheetColumn<Line>[] = [
  { head: '名称', value: ({ name }) => name, width: 30 },
  { head: '金额', value: ({ fen }) => fen, format: 'yuan' },
  { head: '时间', value: ({ at }) => at },
  { head: '日期', value: ({ day }) => day },
];

const styled = async (content: Uint8Array) => {
  const { sheets } = await readXlsx(content, { readStyles: true });
  const [sheet] = sheets;
  const styles = [...(sheet?.cells ?? [])].map(([at, { style }]) => [at, style] as const);
  return {
    sheet,
    formatOf: new Map(styles.map(([at, style]) => [at, style?.numFmt])),
    bold: styles.filter(([, style]) => style?.font?.bold).map(([at]) => at),
  };
};

test.each([
  ['a short sheet', 2],
  ['a long sheet, written as its rows come', 5_600],
])('gives %s bold frozen heads, and dates and amounts their formats', async (_name, count) => {
  const rows = Array.from({ length: count }, (_, at) => (at === 1 ? { ...line, at: null } : line));
  const { sheet, formatOf, bold } = await styled(await buildSheet('明细', columns, batchesOf(rows)));
  expect(sheet?.rows).toHaveLength(count + 1);
  expect(sheet?.rows[1]).toEqual([
    '玫瑰',
    1.05,
    new Date('2026-11-21T12:00:00Z'),
    new Date('2026-11-21T00:00:00Z'),
  ]);
  expect(sheet?.rows[2]?.[2]).toBeNull();
  expect(sheet?.rows.at(-1)?.[0]).toBe('玫瑰');
  expect(bold).toEqual(['0,0', '0,1', '0,2', '0,3']);
  expect(['1,1', '1,2', '1,3', `${count},2`].map((at) => formatOf.get(at))).toEqual([
    '#,##0.00',
    'yyyy-mm-dd hh:mm:ss',
    'yyyy-mm-dd',
    count === 2 ? undefined : 'yyyy-mm-dd hh:mm:ss',
  ]);
  expect(sheet?.freezePane?.rows).toBe(1);
  expect(sheet?.columns?.map(({ width }) => width)).toEqual([30, 16, 16, 16]);
  expect(sheet?.autoFilter?.range).toBe(count === 2 ? 'A1:D3' : undefined);
});

test('writes several sheets into a book, under names that spreadsheet programs accept', async () => {
  const content = await buildBook([
    bookSheet('账龄 2026/11', columns, [line]),
    bookSheet('空表', columns, []),
  ]);
  const { sheets } = await readXlsx(content);
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['账龄 2026 11', 2],
    ['空表', 1],
  ]);
});

test('lets templates be filled in with choices, and says how at their heads', async () => {
  const fees = Array.from({ length: 300 }, (_, at) => `很长很长的费项名称第${at}号`);
  const content = await buildBook([
    bookSheet(
      '合同',
      [
        { head: '编号', value: () => 'YX-1' },
        { head: '类型', value: () => '租赁合同', choices: ['租赁合同', '物业合同'], note: '不填为租赁合同' },
        { head: '费项', value: () => fees[0] ?? '', choices: fees },
      ],
      [null],
    ),
  ]);
  const { sheets } = await readXlsx(content);
  const [sheet, choices] = sheets;
  expect(sheet?.dataValidations).toMatchObject([
    { type: 'list', range: 'B2:B2000', formula1: "'选项'!$A$1:$A$2" },
    { type: 'list', range: 'C2:C2000', formula1: "'选项'!$B$1:$B$300" },
  ]);
  expect(sheet?.cells?.get('0,1')?.comment?.text).toBe('不填为租赁合同');
  expect(choices).toMatchObject({ name: '选项', hidden: true });
  expect(choices?.rows[1]).toEqual(['物业合同', fees[1]]);
});
