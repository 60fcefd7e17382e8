import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retCodes } from '@portal/contract/ret-code';
import { expect, it } from 'vitest';
import '../locale.ts';
import { readSheet } from './read-sheet.ts';
import { type SampleCell, writeSampleBook } from './testing/sample-sheets.ts';

const heads = ['户号', '账期', '本期读数'];

// The formatting extends far below the last filled row.
const formatted = new Map([['4999,1', { style: { numFmt: '0.00' } }]]);

async function read(sheets: Record<string, SampleCell[][]>, most = 10) {
  const book = Object.entries(sheets).map(([name, rows]) => ({ name, rows, cells: formatted }));
  await using folder = await mkdtempDisposable(join(tmpdir(), 'sheet-'));
  const path = join(folder.path, 'sheet.xlsx');
  await writeFile(path, await writeSampleBook(...book));
  const rows = await readSheet(path, most, heads);
  return rows.map(({ row, cells }) => [row, ...heads.map((head) => cells.get(head))]);
}

it('finds the table below a title and behind a cover sheet, and skips totals and empty rows', async () => {
  const table = [
    ['2026年11月抄表单'],
    [],
    ['户号 *', '位置', '账期', '本期读数'],
    ['M1', '一栋', '2026-11', { formula: '1.1*1.1', result: 1.1 * 1.1 }],
    ['', '', '', ''],
    ['M2', '二栋', '2026-11', 12],
    ['合计', '', '', 13.21],
  ];
  const right = [
    [4, 'M1', '2026-11', String(1.1 * 1.1)],
    [6, 'M2', '2026-11', '12'],
  ];
  expect(await read({ 抄表: table })).toEqual(right);
  expect(await read({ 封面: [['云岫花卉园'], ['抄表']], 抄表: table })).toEqual(right);
});

it('returns one extra row if there are too many, and names missing columns', async () => {
  const rows = Array.from({ length: 12 }, (_, nth) => [`M${nth}`, '2026-11', nth]);
  expect(await read({ 抄表: [heads, ...rows] })).toHaveLength(11);
  await expect(
    read({
      抄表: [
        ['姓名', '电话'],
        ['甲', '1'],
      ],
    }),
  ).rejects.toMatchObject({
    retCode: retCodes.FIELD_REFUSED,
    data: { fields: { file: expect.stringContaining('户号、账期、本期读数') } },
  });
});
